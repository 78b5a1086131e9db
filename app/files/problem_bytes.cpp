#include "app/files/problem_bytes.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/files/words/models.h"
#include "geometry/base/json/json_reader.h"
#include "rendering/words/models.h"

namespace sightline::app {
namespace {

/// The list of messages that the reader process may send.
constexpr std::array toldRows{
    sightline::say::problemWithin.pattern(),  rendering::say::modelNotOpened.pattern(),
    rendering::say::modelNotRead.pattern(),   rendering::say::scaleExpected.pattern(),
    rendering::say::tooMuchMemory.pattern(),  rendering::say::noModel.pattern(),
    rendering::say::damagedModel.pattern(),   rendering::say::arrivedDamaged.pattern(),
    rendering::say::cutOffBytes.pattern(),    rendering::say::cutOffSolid.pattern(),
    rendering::say::cutOffLine.pattern(),     rendering::say::cutOffHeader.pattern(),
    rendering::say::cutOffElements.pattern(), rendering::say::noTriangles.pattern(),
    rendering::say::tooManyLevels.pattern(),  rendering::say::tooManyNodes.pattern(),
    rendering::say::noSuchMesh.pattern(),     rendering::say::noSuchChild.pattern(),
    rendering::say::noCoordinates.pattern(),  rendering::say::tooManyCorners.pattern(),
    rendering::say::tooManyOfThem.pattern(),  rendering::say::endlessCoordinate.pattern(),
    rendering::say::noSuchCorner.pattern(),   rendering::say::vertexNumbers.pattern(),
    rendering::say::endlessOnLine.pattern(),  rendering::say::noVertexOnLine.pattern(),
    rendering::say::vertexMissing.pattern(),  say::modelGigantic.pattern(),
    say::modelAtOnePoint.pattern(),           say::modelReachesTooFar.pattern(),
    say::modelWithoutArea.pattern()};

nlohmann::json toldJson(const Message& message);

struct ProblemJson {
    nlohmann::json operator()(int number) const { return number; }
    nlohmann::json operator()(const PrintedName& name) const { return name.text; }
    nlohmann::json operator()(const Messages& several) const {
        nlohmann::json all = nlohmann::json::array();
        for (const Message& one : several) all.push_back(toldJson(one));
        return all;
    }
    template <class Other>
    nlohmann::json operator()(const Other& /*unused*/) const {
        return nullptr;
    }
};

nlohmann::json toldJson(const Message& message) {
    nlohmann::json arguments = nlohmann::json::array();
    for (const Argument& one : message.arguments)
        arguments.push_back(std::visit(ProblemJson{}, one));
    return {{"row", message.pattern}, {"of", std::move(arguments)}};
}

std::optional<Message> toldMessageIn(const nlohmann::json& object);

std::optional<Argument> toldArgumentIn(const nlohmann::json& value) {
    if (value.is_number_integer()) return value.get<int>();
    if (value.is_string()) return PrintedName(value.get<std::string>());
    if (!value.is_array()) return std::nullopt;
    Messages several;
    several.reserve(value.size());
    for (const nlohmann::json& one : value) {
        auto message = toldMessageIn(one);
        if (!message) return std::nullopt;
        several.push_back(*std::move(message));
    }
    return several;
}

std::optional<Message> toldMessageIn(const nlohmann::json& object) {
    if (!object.is_object() || !object.contains("row") || !object.contains("of"))
        return std::nullopt;
    const auto row = std::find_if(toldRows.begin(), toldRows.end(),
                                  [&](const char* pattern) { return object["row"] == pattern; });
    if (row == toldRows.end() || !object["of"].is_array()) return std::nullopt;
    Message message{*row};
    message.arguments.reserve(object["of"].size());
    for (const nlohmann::json& value : object["of"]) {
        auto argument = toldArgumentIn(value);
        if (!argument) return std::nullopt;
        message.arguments.push_back(*std::move(argument));
    }
    return message;
}

}  // namespace

std::string problemAsBytes(const Problem& problem) {
    const nlohmann::json message =
        problem.message.none() ? nlohmann::json() : toldJson(problem.message);
    return message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n' +
           problem.text;
}

Problem problemFromBytes(std::string_view bytes) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) return {std::string(bytes)};
    Problem problem{std::string(bytes.substr(end + 1))};
    const std::string_view first = bytes.substr(0, end);
    if (engine::nestsTooDeep(first)) return problem;
    const auto message = toldMessageIn(nlohmann::json::parse(first, nullptr, false));
    if (message && english(*message) == problem.text) problem.message = *message;
    return problem;
}

}  // namespace sightline::app
