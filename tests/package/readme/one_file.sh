cmake -DOUT=one_file -P ludotheque/cmake/one_file.cmake
c++ -std=c++20 -I one_file your_program.cpp -o your_program
