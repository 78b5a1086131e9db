#include "app/window/legion/rulebook/rulebook_reader.h"

#include "app/cli/rules/scene_answer.h"
#include "app/files/lessons/load_lesson.h"
#include "app/files/lessons/load_rulebook.h"
#include "app/window/legion/rulebook/rulebook_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/lessons/lesson_file.h"

namespace sightline::app {
namespace {

// The titles of the lessons by their ids. A lesson that cannot be read has no title, and the Learn
// window does not list it either.
std::map<std::string, QString> lessonTitles() {
    std::map<std::string, QString> titles;
    for (const auto& file : lessonFiles()) {
        const auto read = engine::parseJsonFile(file);
        if (!read) continue;
        const auto lesson = engine::lessons::readLesson(*read, file.string());
        if (lesson) titles.emplace(lessonId(file), RulebookWords::lesson(*lesson));
    }
    return titles;
}

}  // namespace

RulebookReader::RulebookReader(QObject* parent) : QObject(parent) {}

void RulebookReader::load() {
    if (book_ || loading_.busy()) return;
    loading_.ask([this]() -> LatestJob::Finish {
        auto loaded = loadRulebook();
        if (!loaded)
            return [this, problem = loaded.problem()] { emit failed(MessageWords::said(problem)); };
        auto lessons = lessonTitles();
        auto book = std::make_shared<const engine::Rulebook>(std::move(loaded).value());
        return [this, book, lessons = std::move(lessons)] {
            book_ = book;
            lessons_ = lessons;
            emit ready();
        };
    });
}

QString RulebookReader::lessonTitle(const std::string& id) const {
    const auto it = lessons_.find(id);
    return it == lessons_.end() ? QString() : it->second;
}

const nlohmann::json* RulebookReader::answerFor(const engine::RuleSection& section) {
    if (const auto known = answers_.find(section.id); known != answers_.end())
        return &known->second;
    if (!section.scene) return nullptr;
    answering_.ask([this, id = section.id, scene = *section.scene]() -> LatestJob::Finish {
        const auto answer = answerOfScene(scene);
        // An empty object means that there is no answer. The window then shows no ruling.
        return [this, id, json = answer ? *answer : nlohmann::json::object()] {
            answers_.insert_or_assign(id, json);
            emit answered(QString::fromStdString(id));
        };
    });
    return nullptr;
}

}  // namespace sightline::app
