#pragma once

#include <sstream>
#include <string>
#include <utility>

#include <rapidcheck.h>

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_message.hpp>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/catch_tostring.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#else
#include <catch2/catch.hpp>
#endif

/// A property of rapidcheck as part of a test case; inside, use RC_ASSERT. A failure prints the smallest counterexample
/// and the RC_PARAMS that reproduce it, so give each property a sentence of its own.
template <typename Property>
void prop(std::string const& sentence, Property&& holds) {
    auto const result = rc::detail::checkTestable(std::forward<Property>(holds), rc::detail::TestMetadata{sentence, sentence});
    std::ostringstream report;
    rc::detail::printResultMessage(result, report);
    if (result.template is<rc::detail::SuccessResult>())
        SUCCEED(report.str());
    else
        FAIL(sentence << "\n" << report.str());
}
