conan install . -s compiler.cppstd=20 --output-folder=build-conan
cmake -S . -B build-conan -DCMAKE_TOOLCHAIN_FILE=build-conan/conan_toolchain.cmake -DCMAKE_BUILD_TYPE=Release
cmake --build build-conan
