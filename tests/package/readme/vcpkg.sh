vcpkg install ludotheque --overlay-ports=ludotheque/cmake/vcpkg/ports
