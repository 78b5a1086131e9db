/// Forms of the JSON members with which a lesson or a puzzle starts: the scenario and the seed.
#pragma once
#include <cstdint>

#include "engine/legion/advice/words/lessons.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine::lessons::form {

using nlohmann::json;

/// The scenario: a path or an object. The reader of scenarios checks the object.
struct ScenarioOrPath {
    void read(const JsonAt& at, json& scenario) const {
        if (!at.isText() && !at.isObject()) at.wrong(say::scenarioOrPath());
        scenario = at.json();
    }
    json write(const json& scenario) const { return scenario; }
    json schema(const json&) const {
        return {{"anyOf", {{{"type", "string"}}, {{"type", "object"}}}}};
    }
};
/// A seed: any whole number of 64 bits.
struct Seed {
    void read(const JsonAt& at, std::uint64_t& seed) const {
        const json& number = at.json();
        const bool natural = number.is_number_unsigned() ||
                             (number.is_number_integer() && number.get<std::int64_t>() >= 0);
        if (!natural) at.wrong(say::aSeed());
        seed = at.json().get<std::uint64_t>();
    }
    json write(std::uint64_t seed) const { return seed; }
    json schema(std::uint64_t) const { return {{"type", "integer"}, {"minimum", 0}}; }
};

}  // namespace sightline::engine::lessons::form
