cmake -S ludotheque -B build -DLUDOTHEQUE_BUILD_TESTS=OFF -DLUDOTHEQUE_BUILD_EXAMPLES=OFF
cmake --install build --prefix installed
