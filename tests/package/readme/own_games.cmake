cmake_minimum_required(VERSION 3.16)
project(my_game LANGUAGES CXX)
find_package(ludotheque 0.4 REQUIRED)
ludotheque_programs(my_game my_game.hpp)
