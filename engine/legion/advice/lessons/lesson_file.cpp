#include "engine/legion/advice/lessons/lesson_file.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

#include "engine/legion/advice/lessons/lesson_fields.h"

namespace sightline::engine::lessons {
namespace {

constexpr std::size_t longestText = 400;  // bytes

void judgeText(const JsonAt& text, bool draft) {
    for (const char* language : {"en", "fr"}) {
        const auto at = text.find(language);
        const bool lacks = !at || at->text().empty();
        if (lacks && draft) continue;
        if (lacks) text.wrong(say::textInFrench());
        const std::string words = at->text();
        const int count = wordsIn(words);
        if (count < 1 || count > mostWords || words.size() > longestText)
            at->wrong(say::wordsUpTo(mostWords));
    }
}

// Judges every text in a part of the document. An object with the member "en" is a text.
void judgeTexts(const JsonAt& at, bool draft) {
    if (at.isList())
        for (const JsonAt& item : at.list()) judgeTexts(item, draft);
    if (!at.isObject()) return;
    if (at.find("en")) return judgeText(at, draft);
    for (const auto& [name, member] : at.members()) judgeTexts(member, draft);
}

void judgeConditions(const JsonAt& at, const Condition& condition) {
    visitConditions(condition, [&](const Condition& one) {
        if (one.answered) at.refuse(say::stateNotAnswer());
    });
}

void judgeStep(const JsonAt& at, const LessonStep& step, bool draft) {
    judgeConditions(at.at("done"), step.done);
    if (draft) return;
    if (step.mistakes.empty()) at.refuse(say::wayToTheMistake());
    if (step.reason.empty() || step.pointer.empty()) at.refuse(say::hintExpected());
}

int ownQuestions(const Lesson& lesson) {
    return static_cast<int>(
        std::count_if(lesson.questions.begin(), lesson.questions.end(),
                      [](const QuizQuestion& one) { return !one.lesson.has_value(); }));
}

void judgeQuestion(const JsonAt& at, const QuizQuestion& question, int number) {
    if (question.answer >= static_cast<int>(question.options.size()))
        at.at("answer").wrong(say::rightOptionExpected());
    if (question.lesson && number > 0 && *question.lesson >= number)
        at.at("lesson").wrong(say::earlierLessonExpected());
}

// A lesson of the list repeats one question of each of two earlier lessons. The first lesson has no
// earlier lesson, and the second has one.
void judgeQuestions(const JsonAt& document, const Lesson& lesson) {
    std::set<int> repeated;
    for (std::size_t i = 0; i < lesson.questions.size(); ++i) {
        const JsonAt at = document.at("questions").list()[i];
        judgeQuestion(at, lesson.questions[i], lesson.number);
        const auto earlier = lesson.questions[i].lesson;
        if (earlier && !repeated.insert(*earlier).second)
            at.at("lesson").wrong(say::anotherLessonExpected());
    }
    if (lesson.draft) return;
    if (ownQuestions(lesson) != questionsAtEnd) document.refuse(say::quizExpected(questionsAtEnd));
    const int repeats = std::min(mostRepeats, lesson.number - 1);
    if (lesson.number > 0 && static_cast<int>(repeated.size()) != repeats)
        document.refuse(say::repeatsExpected(repeats));
}

}  // namespace

const std::vector<std::string_view>& actionWordList() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> all;
        for (int i = 0; i <= static_cast<int>(Action::compulsoryMove); ++i)
            all.push_back(saidInFull(Option(static_cast<Action>(i))).at("action"));
        return all;
    }();
    static const std::vector<std::string_view> words(texts.begin(), texts.end());
    return words;
}

const std::vector<std::string_view>& tokenWordList() {
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        for (const auto& row : tokenNames) all.emplace_back(row.text);
        return all;
    }();
    return words;
}

const std::vector<std::string_view>& recordedNumbers() {
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        for (const NumberRow& row : numberTable)
            if (row.kind == NumberKind::count) all.emplace_back(row.name.text);
        return all;
    }();
    return words;
}

int wordsIn(const std::string& text) {
    std::istringstream words(text);
    int count = 0;
    for (std::string word; words >> word;) {
        const auto isLetter = [](unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80; };
        // A French punctuation mark after a space, and a guillemet, are not words.
        const bool mark = word == "\u00ab" || word == "\u00bb" || word == "\u2026";
        if (!mark && std::any_of(word.begin(), word.end(), isLetter)) ++count;
    }
    return count;
}

Result<Lesson> readLesson(const nlohmann::json& json, const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-lesson", 1);
        Lesson lesson;
        readExactly(document, lesson);
        for (const char* part : {"title", "steps", "questions"})
            if (const auto at = document.find(part)) judgeTexts(*at, lesson.draft);
        const auto steps = document.at("steps").list();
        for (std::size_t i = 0; i < steps.size(); ++i)
            judgeStep(steps[i], lesson.steps[i], lesson.draft);
        judgeQuestions(document, lesson);
        return lesson;
    });
}

nlohmann::json lessonJson(const Lesson& lesson) { return writeFields(lesson); }

std::vector<std::string> missingIn(const Lesson& lesson) {
    std::vector<std::string> missing;
    const auto text = [&](const LessonText& one, const std::string& at) {
        if (one.en.empty()) missing.push_back(at + "/en");
        if (one.fr.empty()) missing.push_back(at + "/fr");
    };
    text(lesson.title, "/title");
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const std::string at = "/steps/" + std::to_string(i);
        text(step.words, at + "/words");
        text(step.reason, at + "/reason");
        text(step.pointer, at + "/pointer");
        if (step.mistakes.empty()) missing.push_back(at + "/mistakes");
    }
    if (ownQuestions(lesson) != questionsAtEnd) missing.emplace_back("/questions");
    return missing;
}

}  // namespace sightline::engine::lessons
