conan create ludotheque -s compiler.cppstd=20
