"""Packages of libraries that Debian has, under the names and targets that they have in Conan's own registry."""
import os

from conan import ConanFile
from conan.tools.files import copy


class DebianPackage(ConanFile):
    settings = "os", "arch"

    def package(self):
        root, headers, libraries = {
            "catch2": (os.environ["CATCH2"], "catch2/*", "*libCatch2*.a"),
            "nlohmann_json": ("/usr", "nlohmann/*", None),
            "rapidcheck": ("/usr", "rapidcheck*", "*librapidcheck.a"),
        }[self.name]
        copy(self, headers, os.path.join(root, "include"), os.path.join(self.package_folder, "include"))
        if libraries:
            copy(self, libraries, os.path.join(root, "lib"), os.path.join(self.package_folder, "lib"), keep_path=False)

    def package_info(self):
        if self.name == "catch2":
            self.cpp_info.set_property("cmake_file_name", "Catch2")
            self.cpp_info.components["catch2"].libs = ["Catch2"]
            self.cpp_info.components["catch2"].set_property("cmake_target_name", "Catch2::Catch2")
            self.cpp_info.components["main"].libs = ["Catch2Main"]
            self.cpp_info.components["main"].requires = ["catch2"]
            self.cpp_info.components["main"].set_property("cmake_target_name", "Catch2::Catch2WithMain")
        elif self.name == "rapidcheck":
            self.cpp_info.libs = ["rapidcheck"]
            self.cpp_info.set_property("cmake_target_name", "rapidcheck")
        else:
            self.cpp_info.set_property("cmake_target_name", "nlohmann_json::nlohmann_json")
