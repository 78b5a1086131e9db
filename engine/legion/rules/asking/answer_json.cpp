// Reader and writer of answers; answer_fields.h describes them.
#include <cmath>

#include "engine/legion/rules/asking/answer_at.h"
#include "engine/legion/rules/asking/answer_fields.h"

namespace sightline::engine {

using nlohmann::json;

bool isWritable(double number) { return std::isfinite(number) && std::abs(number) <= 1e6; }

json toJson(const Answer& answer) { return writeFields(answer); }

/// `unread` receives the first unknown member.
static Result<Answer> readWhole(const json& object, Message& unread) {
    if (!object.is_object()) return problemOf(say::answerIsObject());
    return readingJson([&] {
        Answer answer;
        readFields(AnswerAt(object, unread), answer);
        return answer;
    });
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
