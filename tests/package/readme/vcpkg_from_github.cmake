vcpkg_from_github(
    OUT_SOURCE_PATH SOURCE_PATH
    REPO owner/ludotheque
    REF "v${VERSION}"
    SHA512 0
    HEAD_REF main
)
