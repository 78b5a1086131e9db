#include "app/window/legion/rulebook/rulebook_reader.h"

#include "app/cli/rules/scene_answer.h"
#include "app/files/lessons/load_rulebook.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

RulebookReader::RulebookReader(QObject* parent) : QObject(parent) {}

void RulebookReader::load() {
    if (book_ || loading_.busy()) return;
    loading_.ask([this]() -> LatestJob::Finish {
        auto loaded = loadRulebook();
        if (!loaded)
            return [this, problem = loaded.problem()] { emit failed(MessageWords::said(problem)); };
        auto book = std::make_shared<const engine::Rulebook>(std::move(loaded).value());
        return [this, book] {
            book_ = book;
            emit ready();
        };
    });
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
