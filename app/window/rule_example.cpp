#include "app/window/rule_example.h"

#include "app/cli/rules/scene_answer.h"
#include "app/files/lessons/load_rulebook.h"
#include "app/window/legion/rulebook/moved_request.h"
#include "app/window/legion/sandbox/sandbox_start.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {

RuleExample::RuleExample(PracticeStage& stage, QObject* parent) : QObject(parent), stage_(stage) {
    connect(&stage.session(), &GameSession::changed, this, &RuleExample::follow);
    connect(&stage, &PracticeStage::gone, this, [this] {
        if (shown_ == stage_.shows(this)) return;
        shown_ = false;
        answering_.forget();
        emit shownChanged();
    });
}

QString RuleExample::shown() const {
    return shown_ ? QString::fromStdString(section_.id) : QString();
}

void RuleExample::show(const engine::RuleSection& section) {
    const QString file = QString::fromStdString(ruleSceneFile(*section.scene).string());
    making_.ask([this, section, file, packs = packsSwitchedOn()]() -> LatestJob::Finish {
        auto made = std::make_shared<Result<ReadyGame>>(positionIn(file, packs, {}));
        return [this, section, made] {
            if (*made)
                begin(section, std::move(*made).value());
            else
                emit failed(MessageWords::said(made->problem()));
        };
    });
}

void RuleExample::begin(const engine::RuleSection& section, ReadyGame scene) {
    places_ = placesIn(scene.game->view(engine::Player::blue));
    section_ = section;
    request_ = section.scene->query;
    scene.staging.on = true;
    if (const auto why = stage_.show(std::move(scene), this)) return emit failed(*why);
    shown_ = true;
    emit shownChanged();
    frame();
}

// Moves the camera to the miniatures of the example.
void RuleExample::frame() {
    if (places_.empty()) return;
    constexpr double around = 7.0;  // inches of table around the miniatures
    geometry::Vec2 least = places_.front().second, most = least;
    for (const auto& [id, place] : places_) {
        least = glm::min(least, place);
        most = glm::max(most, place);
    }
    stage_.table().frame({geometry::Vec3(least - around, 0.0), geometry::Vec3(most + around, 3.0)});
}

void RuleExample::leave() {
    if (stage_.shows(this)) stage_.leave();
}

// Answers the question of the example again if a miniature stands at another place than before.
void RuleExample::follow() {
    if (!shown_ || !stage_.shows(this) || !followsMiniatures(section_.scene->query)) return;
    const engine::View& view = stage_.session().view();
    std::vector<MovedMini> minis;
    for (const auto& [id, before] : places_) {
        const engine::MiniView& mini = view.mini(id);
        if (mini.onTable()) minis.push_back({before, mini.mini});
    }
    nlohmann::json request = movedRequest(section_.scene->query, minis);
    if (request == request_) return;
    request_ = request;
    answering_.ask([this, id = QString::fromStdString(section_.id),
                    layout = stage_.session().layout(),
                    request = std::move(request)]() -> LatestJob::Finish {
        const auto answer = answerOnTable(layout, request);
        return [this, id, json = answer ? *answer : nlohmann::json::object()] {
            emit ruled(id, json);
        };
    });
}

}  // namespace sightline::app
