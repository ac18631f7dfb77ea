export PKG_CONFIG_PATH=installed/share/pkgconfig
c++ -std=c++20 $(pkg-config --cflags "ludotheque >= 0.4") your_program.cpp -o your_program
