# cmake -DVERSION=1.2.3 -DROOT=... -P same_version.cmake: the copies of the version agree with include/ludo/version.hpp.

cmake_minimum_required(VERSION 3.24...3.31)

string(REGEX MATCH "^[0-9]+\\.[0-9]+" minor "${VERSION}")

foreach(manifest IN ITEMS vcpkg.json cmake/vcpkg/ports/ludotheque/vcpkg.json)
    file(READ "${ROOT}/${manifest}" text)
    string(JSON copied GET "${text}" version-semver)
    if(NOT copied STREQUAL VERSION)
        message(FATAL_ERROR "${manifest} says ${copied}, include/ludo/version.hpp says ${VERSION}")
    endif()
endforeach()

# The recipe for Conan's registry, and what users are told to ask for
set(recipe cmake/conan/recipes/ludotheque)
foreach(asks IN ITEMS
    "${recipe}/config.yml: \"${VERSION}\":"
    "${recipe}/all/conandata.yml: \"${VERSION}\":"
    "${recipe}/all/conandata.yml: ludotheque-${VERSION}.tar.gz\""
    "tests/package/readme/find_package.cmake: find_package(ludotheque ${minor} REQUIRED)"
    "tests/package/readme/pkg_config.sh: \"ludotheque >= ${minor}\""
    "tests/package/readme/conanfile.txt: ludotheque/[~${minor}]"
)
    string(REGEX MATCH "^([^:]+): (.*)$" asks "${asks}")
    set(file "${CMAKE_MATCH_1}")
    set(line "${CMAKE_MATCH_2}")
    file(READ "${ROOT}/${file}" text)
    string(FIND "${text}" "${line}" at)
    if(at EQUAL -1)
        message(FATAL_ERROR "${file} does not say ${line}")
    endif()
endforeach()
