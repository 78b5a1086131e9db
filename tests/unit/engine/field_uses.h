/// Reads what `visitFields` declares about each state field (`FieldUse`: its member in scenario
/// files and its adjustment by hand), and finds the fields of a state that have changed.
#pragma once
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/talk/field_walk.h"

namespace sightline::engine::fields {

struct SaidUse {
    FieldUse use{};
    std::string inFile{};  ///< path of the field's member in a scenario file, such as "tokens/aim"
};

/// The declared use (`FieldUse`) of each state field, by the field's path. "*" means any element of
/// a list: "/units/*/activated".
class SaidUses {
  public:
    template <class Value>
    void single(const Value&) {
        note();
    }
    template <class Holder>
    void presence(const Holder&) {}
    /// A list has no declared use (`FieldUse`) of its own, because its elements declare their uses.
    template <class List>
    void length(const List&) {}
    void enter(const char* name) { open_.push_back({path() + "/" + name, inner().said, {}}); }
    void enter(std::size_t) { open_.push_back({path() + "/*", inner().said, inner().inFile}); }
    void enter(const char* name, const FieldUse& use) {
        std::string file = use.inFile ? use.inFile : "";
        if (use.inFile && !inner().inFile.empty()) file = inner().inFile + "/" + file;
        const bool says = use.inFile || use.byHand || use.why;
        open_.push_back({path() + "/" + name, says || inner().said, file});
        if (says) all_[path()] = {use, file};
    }
    void leave() { open_.pop_back(); }

    const std::map<std::string, SaidUse>& all() const { return all_; }
    /// The paths of fields for which no use is declared, neither for the field nor for a field that
    /// contains it.
    const std::set<std::string>& unsaid() const { return unsaid_; }
    /// True if the field contains other fields. Such a field needs no use of its own.
    bool hasParts(const std::string& path) const {
        const auto next = all_.upper_bound(path);
        return next != all_.end() && next->first.starts_with(path + "/");
    }

  private:
    struct Open {
        std::string path{};
        bool said = false;
        std::string inFile{};
    };
    const Open& inner() const { return open_.back(); }
    const std::string& path() const { return open_.back().path; }
    void note() {
        if (!inner().said) unsaid_.insert(path());
    }

    std::vector<Open> open_{Open{}};
    std::map<std::string, SaidUse> all_{};
    std::set<std::string> unsaid_{};
};

template <class State>
SaidUses usesOf(const State& state) {
    SaidUses uses;
    FieldWalk<SaidUses>(uses).walk(state);
    return uses;
}

/// Replaces indices: "/units/2/tokens/aim" becomes "/units/*/tokens/aim".
inline std::string withAnyElement(const std::string& path) {
    std::string any;
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find('/', at + 1), path.size());
        const std::string part = path.substr(at + 1, end - at - 1);
        const bool element = part == "-" || part.find_first_not_of("0123456789") == part.npos;
        any += "/" + (element ? "*" : part);
        at = end;
    }
    return any;
}

/// The paths at which two states differ. `fieldsOf` prints the states as JSON.
inline std::set<std::string> changedPaths(const nlohmann::json& is, const nlohmann::json& was) {
    std::set<std::string> paths;
    for (const nlohmann::json& one : nlohmann::json::diff(was, is))
        paths.insert(withAnyElement(one.at("path").get<std::string>()));
    return paths;
}

/// True if one of the changed paths is the field, a part of the field or a parent of the field.
inline bool touches(const std::set<std::string>& changed, const std::string& field) {
    for (const std::string& one : changed) {
        if (one == field || one.starts_with(field + "/") || field.starts_with(one + "/"))
            return true;
    }
    return false;
}

}  // namespace sightline::engine::fields
