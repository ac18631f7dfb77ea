conan create ludotheque -s compiler.cppstd=20 -c tools.build:skip_test=True
