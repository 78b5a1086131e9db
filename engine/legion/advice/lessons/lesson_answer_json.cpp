// The JSON of an answer in a lesson. The forms of journals are read as they are; the short forms
// need no exact pose, places or number of dice.
#include "engine/legion/advice/lessons/lesson_fields.h"

namespace sightline::engine::lessons {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> ownWords{"proposal", "look", "army"};

void readFaces(const JsonAt& at, LessonAnswer& answer) {
    at.allow({"answer", "ask", "roll", "faces"});
    answer.kind = LessonAnswer::Kind::faces;
    engine::form::Named{rollNames}.read(at.at("roll"), answer.roll.emplace());
    for (const JsonAt& face : at.at("faces").list(1, 50))
        engine::form::Named{faceNames}.read(face, answer.faces.emplace_back());
}

void readOwn(const JsonAt& at, LessonAnswer& answer) {
    const std::size_t word = at.at("answer").word(ownWords);
    if (word == 0) {
        at.allow({"answer", "ask"});
        answer.kind = LessonAnswer::Kind::proposal;
        return;
    }
    if (word == 2) {
        at.allow({"answer", "add", "remove", "unit"});
        answer.kind = LessonAnswer::Kind::army;
        readFields(at, answer.change);
        if (answer.change.add.empty() == answer.change.remove.empty())
            at.wrong(say::exactlyOneMember("add, remove"));
        return;
    }
    at.allow({"answer", "turned", "closer", "inspected", "measured"});
    answer.kind = LessonAnswer::Kind::look;
    readFields(at, answer.look);
}

}  // namespace

LessonAnswer readLessonAnswer(const JsonAt& at) {
    LessonAnswer answer;
    const std::string word = at.at("answer").text();
    if (const auto ask = at.find("ask"))
        engine::form::Words{askNames}.read(*ask, answer.ask.emplace());
    if (std::find(ownWords.begin(), ownWords.end(), word) != ownWords.end()) {
        readOwn(at, answer);
        return answer;
    }
    if (word == "dice" && at.find("roll")) {
        readFaces(at, answer);
        return answer;
    }
    if (word == "move" && at.find("to")) {
        at.allow({"answer", "ask", "to"});
        answer.kind = LessonAnswer::Kind::moveTo;
        engine::form::PointOf<Inches>{{0, 1000}}.read(at.at("to"), answer.to);
        return answer;
    }
    json exact = at.json();
    exact.erase("ask");
    auto found = answerFromExactJson(exact);
    if (!found) at.refuse(found.problem());
    answer.answer = std::move(found).value();
    return answer;
}

json writeLessonAnswer(const LessonAnswer& answer) {
    json written;
    switch (answer.kind) {
        case LessonAnswer::Kind::exact:
            written = toJson(answer.answer);
            break;
        case LessonAnswer::Kind::moveTo:
            written = {{"answer", "move"}, {"to", {answer.to.x, answer.to.y}}};
            break;
        case LessonAnswer::Kind::proposal:
            written = {{"answer", "proposal"}};
            break;
        case LessonAnswer::Kind::faces:
            written = {{"answer", "dice"}, {"roll", nameOf(rollNames, *answer.roll)}};
            for (const Face face : answer.faces)
                written["faces"].push_back(nameOf(faceNames, face));
            break;
        case LessonAnswer::Kind::look:
            written = writeFields(answer.look);
            written["answer"] = "look";
            break;
        case LessonAnswer::Kind::army:
            written = writeFields(answer.change);
            written["answer"] = "army";
            break;
    }
    if (answer.ask) written["ask"] = askNames[static_cast<std::size_t>(*answer.ask)];
    return written;
}

}  // namespace sightline::engine::lessons
