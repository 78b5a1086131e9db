#include "engine/legion/rules/game/state_fields.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/legion/rules/state/view_fields.h"

namespace sightline::engine {
namespace {

using nlohmann::json;

template <class Value>
json printed(const Value& value) {
    if constexpr (std::is_enum_v<Value>)
        return static_cast<int>(value);
    else if constexpr (std::is_pointer_v<Value>)
        return value ? json(value->id) : json();
    else if constexpr (std::is_floating_point_v<Value>)
        return static_cast<double>(std::llround(value * 1e6)) / 1e6;
    else
        return value;
}

/// Visitor that builds JSON from the values.
class Printing {
  public:
    template <class Value>
    void single(const Value& value) {
        *at_.back() = printed(fields::numberOf(value));
    }
    template <class Holder>
    void presence(const Holder&) {}
    template <class List>
    void length(const List&) {
        *at_.back() = fields::isCounts<List> ? json::object() : json::array();
    }
    void enter(const char* name) { at_.push_back(&(*at_.back())[name]); }
    void enter(std::size_t index) { at_.push_back(&(*at_.back())[index]); }
    void leave() { at_.pop_back(); }
    json take() { return std::move(whole_); }

  private:
    json whole_{};
    std::vector<json*> at_{&whole_};
};

template <class State>
json printedFields(const State& state) {
    Printing printing;
    FieldWalk<Printing>(printing).walk(state);
    return printing.take();
}

std::string shown(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

json fieldsOf(const Battle& battle) { return printedFields(battle); }
json fieldsOf(const View& view) { return printedFields(view); }

std::optional<std::string> differenceOf(const json& is, const json& was) {
    const json changes = json::diff(was, is);
    if (changes.empty()) return std::nullopt;
    const json& first = changes.front();
    const auto path = first.at("path").get<std::string>();
    if (first.at("op") == "remove") return path + ": gone";
    const std::string value = path + ": " + shown(first.at("value"));
    if (first.at("op") == "add") return value + ", which was not there";
    return value + ", not " + shown(was.at(json::json_pointer(path)));
}

}  // namespace sightline::engine
