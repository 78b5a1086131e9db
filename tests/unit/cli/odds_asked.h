/// Runs `sightline-cli odds` and keeps its output.
#pragma once
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "app/cli/odds/odds_command.h"

namespace sightline::app::odds {

using nlohmann::json;

struct Said {
    int status = 0;
    std::string output, errors;
    json answer() const { return json::parse(output); }
};

inline Said ask(const std::string& text) {
    std::istringstream input(text);
    std::ostringstream output, errors;
    const int status = oddsCommand(input, output, errors);
    return {status, output.str(), errors.str()};
}

inline Said ask(const json& request) { return ask(request.dump()); }

/// A request for the odds of one red attack die against a red defense die, without tokens, cover or
/// keywords.
inline json plain() { return {{"pool", {{"red", 1}}}, {"defense", {{"die", "red"}}}}; }

inline json with(const std::string& pointer, const json& value) {
    json request = plain();
    request[json::json_pointer(pointer)] = value;
    return request;
}

inline double meanOf(const json& request) {
    const Said said = ask(request);
    EXPECT_EQ(said.status, 0) << said.errors;
    return said.status == 0 ? said.answer()["mean"].get<double>() : -1.0;
}

inline void expectRefused(const json& request, const std::string& reason) {
    const Said said = ask(request);
    EXPECT_EQ(said.status, 1) << request;
    EXPECT_EQ(said.errors, "stdin: " + reason + "\n");
    EXPECT_EQ(said.output, "");
}

}  // namespace sightline::app::odds
