/// Reads and writes parts of answers as JSON. Private to engine/legion/rules/asking/*_json.cpp.
#pragma once
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/legion/lists/catalogue/answer_names.h"
#include "engine/legion/rules/asking/answer.h"
#include "engine/talk/words/journals.h"

namespace sightline::engine {

/// Reads the members of a JSON object. Keeps the first fault and the first unknown member.
class Reader {
  public:
    explicit Reader(const nlohmann::json& object) : object_(object) {}

    bool has(const char* field) const {
        known_.emplace_back(field);
        return object_.contains(field);
    }
    const nlohmann::json* field(const char* name) {
        known_.emplace_back(name);
        read_.emplace_back(name);
        const auto found = object_.find(name);
        if (found != object_.end()) return &*found;
        return fail(name, say::isMissing());
    }
    int integer(const char* name) {
        const nlohmann::json* value = field(name);
        return value ? integer(name, *value) : 0;
    }
    double number(const char* name) {
        const nlohmann::json* value = field(name);
        return value ? number(name, *value) : 0.0;
    }
    std::string text(const char* name) {
        const nlohmann::json* value = field(name);
        if (!value) return {};
        if (!value->is_string()) return fail(name, say::mustBeString()), std::string{};
        return value->get<std::string>();
    }
    bool truth(const char* name) {
        const nlohmann::json* value = field(name);
        if (!value) return false;
        if (!value->is_boolean()) return fail(name, say::mustBeTruth()), false;
        return value->get<bool>();
    }
    template <class Value, std::size_t count>
    Value named(const char* name, const Name<Value> (&names)[count]) {
        const nlohmann::json* value = field(name);
        return value ? named(name, *value, names) : names[0].value;
    }
    const nlohmann::json* list(const char* name) {
        const nlohmann::json* value = field(name);
        if (value && !value->is_array()) return fail(name, say::mustBeList());
        return value;
    }
    const nlohmann::json* object(const char* name) {
        const nlohmann::json* value = field(name);
        if (value && !value->is_object()) return fail(name, say::mustBeObject());
        return value;
    }
    std::vector<double> numbers(const char* name, std::size_t size) {
        std::vector<double> result(size, 0.0);
        const nlohmann::json* value = list(name);
        if (!value) return result;
        if (value->size() != size) {
            fail(name, say::mustBeNumbers(static_cast<int>(size)));
            return result;
        }
        for (std::size_t i = 0; i < size; ++i) result[i] = number(name, (*value)[i]);
        return result;
    }

    int integer(const char* name, const nlohmann::json& value) {
        const bool fits = value.is_number_integer() && value.is_number_unsigned()
                              ? value.get<std::uint64_t>() <= most
                              : value.is_number_integer() &&
                                    value.get<std::int64_t>() >= -static_cast<std::int64_t>(most) &&
                                    value.get<std::int64_t>() <= static_cast<std::int64_t>(most);
        if (!fits) return fail(name, say::mustBeWhole()), 0;
        return value.get<int>();
    }
    double number(const char* name, const nlohmann::json& value) {
        if (!value.is_number() || !isWritable(value.get<double>())) {
            return fail(name, say::mustBeFinite()), 0.0;
        }
        return value.get<double>();
    }
    template <class Value, std::size_t count>
    Value named(const char* name, const nlohmann::json& value, const Name<Value> (&names)[count]) {
        std::string expected;
        for (const auto& one : names) {
            if (value.is_string() && value.get_ref<const std::string&>() == one.text) {
                return one.value;
            }
            expected.append(expected.empty() ? "" : ", ").append(one.text);
        }
        fail(name, say::mustBeOneOf(expected));
        return names[0].value;
    }

    std::nullptr_t fail(const char* name, const Message& expected) {
        if (fault_.none()) fault_ = say::ofMember(name, expected);
        return nullptr;
    }
    /// The first fault. Empty if every member had the expected form.
    const Message& fault() const { return fault_; }
    /// The first unknown member and the nearest known name. Empty if all members were read.
    Message unread() const;
    /// Reports an unknown member that the caller found.
    void leave(Message member) {
        if (unread_.none()) unread_ = std::move(member);
    }
    void take(const Reader& inner) {
        if (fault_.none()) fault_ = inner.fault_;
        leave(inner.unread());
    }

  private:
    static constexpr std::uint64_t most = 1000000000;
    const nlohmann::json& object_;
    Message fault_, unread_;
    mutable std::vector<std::string> known_;  ///< the names that the reader knows
    std::vector<std::string> read_;           ///< the names of the members that were read
};

/// Message about an unknown member, with the nearest of the known names.
Message unreadMember(const std::string& name, const std::vector<std::string>& names);

nlohmann::json toJson(const Place& place);
Place readPlace(Reader& reader);

/// Writes a temporary effect that a player gives by hand. Its values become members of the
/// adjustment's object.
void writeEffect(nlohmann::json& object, const AdjustEffect& what);
AdjustEffect readEffect(Reader& reader);

/// Writes a weapon that a player adds by hand. Its values become members of the adjustment's
/// object.
void writePoolWeapon(nlohmann::json& object, const AdjustPoolWeapon& what);
AdjustPoolWeapon readPoolWeapon(Reader& reader);

void write(nlohmann::json& object, const ToSandbox& what);
void write(nlohmann::json& object, const JoinSandbox& what);
void write(nlohmann::json& object, const LeaveSandbox& what);
void write(nlohmann::json& object, const ToolMove& what);
/// True if the object describes an adjustment of the sandbox.
bool saysSandbox(const Reader& reader);
decltype(Adjust::what) readSandbox(Reader& reader);

nlohmann::json toJson(const Adjust& adjust);
Adjust readAdjust(Reader& reader);

}  // namespace sightline::engine
