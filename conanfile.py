import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir

required_conan_version = ">=2"


class LudothequeConan(ConanFile):
    name = "ludotheque"
    description = "The rules of tabletop card and grid games as a header-only C++20 library"
    license = "BSL-1.0"
    topics = ("board-games", "card-games", "rules", "header-only", "cpp20")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    exports_sources = (
        "CMakeLists.txt",
        "LICENSE",
        "README.md",
        "vcpkg.json",
        "cmake/*",
        "include/*",
        "examples/*",
        "tests/*",
        "!*/build/*",
        "!*/CMakeUserPresets.json",
    )
    no_copy_source = True
    test_package_folder = "tests/package"

    @property
    def _with_tests(self):
        return not self.conf.get("tools.build:skip_test", default=True, check_type=bool)

    def set_version(self):
        header = load(self, os.path.join(self.recipe_folder, "include/ludo/version.hpp"))
        self.version = ".".join(re.findall(r"LUDO_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", header))

    def build_requirements(self):
        if self._with_tests:
            self.test_requires("catch2/[>=3.7 <4]")
            self.test_requires("nlohmann_json/[>=3.11 <4]")
            self.test_requires("rapidcheck/cci.20231215")

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["LUDOTHEQUE_BUILD_TESTS"] = self._with_tests
        toolchain.cache_variables["LUDOTHEQUE_BUILD_EXAMPLES"] = False
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        if self._with_tests:
            cmake.build()
            cmake.ctest(cli_args=["--output-on-failure"])

    def package(self):
        CMake(self).install()
        rmdir(self, os.path.join(self.package_folder, "share"))
        copy(self, "LICENSE", src=self.source_folder, dst=os.path.join(self.package_folder, "licenses"))

    def package_id(self):
        self.info.clear()

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "ludotheque")
        self.cpp_info.set_property("cmake_target_name", "ludotheque::ludotheque")
