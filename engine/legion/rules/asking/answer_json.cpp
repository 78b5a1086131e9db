// Reads and writes answers and their options, in the JSON form that answer_fields.h describes.
#include <cmath>

#include "engine/legion/rules/asking/answer_at.h"
#include "engine/legion/rules/asking/answer_fields.h"

namespace sightline::engine {

using nlohmann::json;

bool isWritable(double number) { return std::isfinite(number) && std::abs(number) <= 1e6; }

json toJson(const Answer& answer) { return writeFields(answer); }

json saidInFull(const Option& option) { return writeFields(option); }

std::optional<json> toJson(const Option& option) {
    const bool costs =
        std::holds_alternative<Done>(option) || std::holds_alternative<UnitId>(option) ||
        std::holds_alternative<MiniId>(option) || std::holds_alternative<Action>(option) ||
        std::holds_alternative<WeaponChoice>(option) || std::holds_alternative<CardAction>(option);
    if (!costs) return std::nullopt;
    return saidInFull(option);
}

std::optional<Option> optionFromJson(const json& object) {
    Message unread;
    const auto read = readingJson([&]() -> Option {
        const AnswerAt at(object, unread);
        // A weapon choice also has the member "mini", so it is tested before a miniature.
        if (at.find("weapon")) return readAs<WeaponChoice>(at);
        return readAs<Option>(at);
    });
    return read ? std::optional(*read) : std::nullopt;
}

/// Reads an answer. `unread` receives a message about the first unknown member.
static Result<Answer> readWhole(const json& object, Message& unread) {
    if (!object.is_object()) return problemOf(say::answerIsObject());
    return readingJson([&] { return readAs<Answer>(AnswerAt(object, unread)); });
}

Result<Answer> answerFromJson(const json& object) {
    Message unread;
    return readWhole(object, unread);
}

Result<Answer> answerFromExactJson(const json& object) {
    Message unread;
    auto read = readWhole(object, unread);
    if (read && !unread.none()) return problemOf(unread);
    return read;
}

}  // namespace sightline::engine
