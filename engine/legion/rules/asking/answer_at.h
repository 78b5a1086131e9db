/// Reads one value in the JSON of an answer, for `readFields` (geometry/base/json/fields.h). An
/// error names the member: "\"option\" must be a whole number up to 1000000000". Private to
/// engine/legion/rules/asking/*_json.cpp.
#pragma once
#include <string>
#include <vector>

#include "engine/legion/rules/asking/answer.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {

class AnswerAt {
  public:
    /// Reads the answer `value`. `unread` receives a message about the first unknown member.
    AnswerAt(const nlohmann::json& value, Message& unread) : value_(&value), unread_(&unread) {}

    AnswerAt at(std::string_view name) const {
        if (const auto found = find(name)) return *found;
        AnswerAt(*this, *value_, name).fail(say::isMissing());
    }
    std::optional<AnswerAt> find(std::string_view name) const {
        if (!value_->is_object()) fail(element_ ? say::mustBeObjects() : say::mustBeObject());
        const auto found = value_->find(name);
        if (found == value_->end()) return std::nullopt;
        return AnswerAt(*this, *found, name);
    }
    int integer() const {
        constexpr std::int64_t most = 1000000000;
        const bool fits = value_->is_number_unsigned()
                              ? value_->get<std::uint64_t>() <= most
                              : value_->is_number_integer() && value_->get<std::int64_t>() >= -most;
        if (!fits) fail(say::mustBeWhole());
        return value_->get<int>();
    }
    double number() const {
        if (!value_->is_number() || !isWritable(value_->get<double>())) fail(say::mustBeFinite());
        return value_->get<double>();
    }
    std::string text() const {
        if (!value_->is_string()) fail(element_ ? say::mustBeStrings() : say::mustBeString());
        return value_->get<std::string>();
    }
    bool boolean() const {
        if (!value_->is_boolean()) fail(say::mustBeTruth());
        return value_->get<bool>();
    }
    std::vector<AnswerAt> list(std::size_t least = 0, std::size_t most = SIZE_MAX) const {
        if (!value_->is_array()) fail(say::mustBeList());
        if (value_->size() < least || value_->size() > most)
            fail(say::mustBeNumbers(static_cast<int>(least)));
        std::vector<AnswerAt> items;
        items.reserve(value_->size());
        for (const nlohmann::json& item : *value_) {
            items.emplace_back(*this, item, name_);
            items.back().element_ = true;
        }
        return items;
    }
    std::size_t word(std::span<const std::string_view> words) const {
        std::string expected;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (value_->is_string() && value_->get_ref<const std::string&>() == words[i]) return i;
            expected.append(i == 0 ? "" : ", ").append(words[i]);
        }
        fail(say::mustBeOneOf(expected));
    }
    /// Reports the first member that is not in `names`. Of the names that the object does not have,
    /// suggests the most similar one.
    template <class Names>
    void finish(const Names& names) const {
        std::vector<std::string> others;
        for (const auto& name : names)
            if (!value_->contains(name)) others.emplace_back(name);
        for (const auto& [name, value] : value_->items()) {
            if (!unread_->none()) return;
            if (std::find(names.begin(), names.end(), name) != names.end()) continue;
            const std::string nearest = nearestName(name, others);
            *unread_ =
                nearest.empty() ? say::nothingReads(name) : say::nothingReadsThis(name, nearest);
        }
    }
    [[noreturn]] void fail(const Message& expected) const {
        throw JsonError(problemOf(say::ofMember(std::string(name_), expected)));
    }
    const nlohmann::json& json() const { return *value_; }

    AnswerAt(const AnswerAt& around, const nlohmann::json& value, std::string_view name)
        : value_(&value), unread_(around.unread_), name_(name) {}

  private:
    const nlohmann::json* value_;
    Message* unread_;
    std::string_view name_{};
    bool element_ = false;  ///< true: the value is an element of the list `name_`
};

}  // namespace sightline::engine
