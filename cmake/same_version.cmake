# cmake -DVERSION=1.2.3 -DMANIFEST=vcpkg.json -P same_version.cmake

file(READ "${MANIFEST}" manifest)
string(JSON copied GET "${manifest}" version-semver)
if(NOT copied STREQUAL VERSION)
    message(FATAL_ERROR "${MANIFEST} says ${copied}, include/ludo/version.hpp says ${VERSION}")
endif()
