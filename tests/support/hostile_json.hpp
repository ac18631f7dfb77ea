#pragma once

#include <cstddef>
#include <string>

/// JSON texts that are worst to read, each of about so many bytes: what there is to be met once, as often as it fits in.
struct hostile_json {
    char const* name;
    std::string (*of)(std::size_t bytes);
};

inline std::string hostile_list(std::string const& thing, std::size_t bytes) {
    std::string text = "[" + thing;
    while (text.size() + thing.size() + 2 < bytes)
        text += ',' + thing;
    return text + ']';
}
template <typename Name>
std::string hostile_members(Name name, std::size_t bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text = "{";
    for (std::size_t number = 0; text.size() + 40 < bytes; ++number) {
        std::string hex;
        for (std::size_t left = number + 16; left > 0; left /= 16)
            hex.insert(hex.begin(), digits[left % 16]);
        text += (number > 0 ? ",\"" : "\"") + name(hex) + "\":1";
    }
    return text + '}';
}
/// A list of things inside of thirty others: with both, no deeper than what is read.
inline std::string hostile_depth(std::string const& open, std::string const& inside, std::string const& close, std::size_t bytes) {
    std::string text;
    for (int i = 0; i < 30; ++i)
        text += open;
    text += hostile_list(inside, bytes);
    for (int i = 0; i < 30; ++i)
        text += close;
    return text;
}

inline constexpr hostile_json hostile_jsons[] = {
    {"objects in a list", [](std::size_t n) { return hostile_list("{}", n); }},
    {"lists in a list", [](std::size_t n) { return hostile_list("[]", n); }},
    {"objects of one member", [](std::size_t n) { return hostile_list(R"({"a":1})", n); }},
    {"objects of two objects", [](std::size_t n) { return hostile_list(R"({"a":{},"b":{}})", n); }},
    {"numbers", [](std::size_t n) { return hostile_list("1", n); }},
    {"short strings", [](std::size_t n) { return hostile_list("\"\"", n); }},
    {"many names", [](std::size_t n) { return hostile_members([](std::string const& hex) { return hex; }, n); }},
    {"names that begin alike",
     [](std::size_t n) { return hostile_members([](std::string const& hex) { return "aaaaaaaaaaaaaaaa" + hex; }, n); }},
    {"one name again and again",
     [](std::size_t n) { return hostile_members([](std::string const&) { return std::string("a"); }, n); }},
    {"a long list in the first of many members",
     [](std::size_t n) {
         return "{\"first\":" + hostile_list("1", n / 2) + ',' +
                hostile_members([](std::string const& hex) { return hex; }, n / 2).substr(1);
     }},
    {"lists nested 30 deep, a long one in the midst", [](std::size_t n) { return hostile_depth("[", "{}", "]", n); }},
    {"objects nested 30 deep, a long list in the midst", [](std::size_t n) { return hostile_depth("{\"a\":", "{}", "}", n); }},
    {"brackets that open only", [](std::size_t n) { return std::string(n, '['); }},
    {"a long string", [](std::size_t n) { return '"' + std::string(n, 'x') + '"'; }},
    {"a string of escapes",
     [](std::size_t n) {
         std::string text = "\"";
         while (text.size() + 8 < n)
             text += "\\u0000";
         return text + '"';
     }},
    {"a string without an end", [](std::size_t n) { return '"' + std::string(n, 'x'); }},
    {"control letters in a string without an end", [](std::size_t n) { return '"' + std::string(n, '\1'); }},
    {"a long whole number", [](std::size_t n) { return std::string(n, '9'); }},
    {"a long fraction", [](std::size_t n) { return "0." + std::string(n, '9'); }},
    {"a long small fraction", [](std::size_t n) { return "0." + std::string(n, '0') + '1'; }},
    {"a long exponent", [](std::size_t n) { return "1e-" + std::string(n, '9'); }},
    {"blanks", [](std::size_t n) { return std::string(n, ' '); }},
    {"errors", [](std::size_t n) { return hostile_list("x", n); }},
    {"bytes that are no letters", [](std::size_t n) { return std::string(n, '\xff'); }},
};
