#include "app/window/legion/practice/quiz_maker.h"

#include <utility>

#include "app/files/lessons/quiz_tables.h"
#include "app/window/shell/session/ahead.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/quiz/quiz.h"

namespace sightline::app {

/// The tables of the questions. Only the thread of the job uses this object. The tables are loaded
/// with the first question.
class QuizMaker::Workshop {
  public:
    Result<std::shared_ptr<QuizScene>> make(const QuizSeed& wanted) {
        if (!tables_) {
            auto loaded = QuizTables::load();
            if (!loaded) return loaded.problem();
            tables_ = std::make_unique<QuizTables>(std::move(loaded).value());
        }
        const engine::QuizSources sources = tables_->sources();
        auto item = engine::quizItem(wanted.kind, wanted.level, wanted.seed, sources);
        if (!item) return tables_->problem() ? *tables_->problem() : Problem{};
        auto scenario = scenarioFromJson(item->scenario, "quiz", sources.catalogue, {});
        if (!scenario) return scenario.problem();
        auto game = engine::Game::start(std::move(scenario->scenario), wanted.seed);
        if (!game) return game.problem();
        workAhead(**game);
        auto scene = std::make_shared<QuizScene>();
        scene->evidence = evidenceFor(*item, (*game)->view(engine::Player::blue));
        scene->item = std::move(*item);
        scene->ready.game = std::move(*game);
        scene->ready.layout = std::move(scenario->layout);
        scene->ready.staging.on = true;
        scene->ready.staging.asks = scene->ready.staging.measures = false;
        return scene;
    }

  private:
    std::unique_ptr<QuizTables> tables_;
};

QuizMaker::QuizMaker(QObject* parent) : QObject(parent), workshop_(std::make_shared<Workshop>()) {}

void QuizMaker::ask(const QuizSeed& wanted) {
    if (asked_ == wanted) return;
    asked_ = wanted;
    made_.reset();
    job_.ask([this, workshop = workshop_, wanted]() -> LatestJob::Finish {
        auto scene = workshop->make(wanted);
        if (!scene)
            return [this, why = scene.problem()] {
                asked_.reset();
                const QString words = MessageWords::said(why);
                emit failed(words.isEmpty() ? tr("No question was found for this seed.") : words);
            };
        return [this, scene = *scene] {
            made_ = std::make_unique<QuizScene>(std::move(*scene));
            emit made();
        };
    });
}

std::unique_ptr<QuizScene> QuizMaker::take() {
    asked_.reset();
    return std::move(made_);
}

}  // namespace sightline::app
