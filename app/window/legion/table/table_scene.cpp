#include "app/window/legion/table/table_scene.h"

#include <algorithm>
#include <cmath>
#include <glm/matrix.hpp>
#include <utility>

#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/scene/named_places.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/scene/scene_ranges.h"
#include "app/window/legion/scene/scene_weather.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/tools/table_answers.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/scene/table_guest.h"
#include "app/window/shell/scene/table_marks.h"
#include "engine/legion/rules/asking/bounds.h"
#include "rendering/scene/standing_figure.h"

namespace sightline::app {
namespace {

constexpr double roomyPixelsPerInch = 18.0, smallestBadge = 0.62;
// Distance from a badge down to the head of its miniature, inches.
constexpr double overTheHead = 0.25;
// Maximum time in one frame to pass new models to the renderer, milliseconds.
constexpr double modelSlice = 8.0;

/// Makes badges slightly smaller if the camera is far away, so that they do not cover their units.
void fitBadges(rendering::Scene& scene, const rendering::Camera& camera, double heightInPixels) {
    const double slope = std::tan(camera.fieldOfView.radians() / 2.0);
    const glm::dvec3 eye = camera.eye();
    for (rendering::Badge& badge : scene.badges) {
        const double away = std::max(glm::distance(eye, badge.at), 1.0);
        const double pixelsPerInch = heightInPixels / (2.0 * away * slope);
        const double scale =
            std::clamp(std::sqrt(pixelsPerInch / roomyPixelsPerInch), smallestBadge, 1.0);
        badge.size *= scale;
        badge.offset *= scale;
    }
}

/// For the view from a miniature's eyes: hides a badge if the head of its miniature is behind
/// terrain.
void hideUnseen(rendering::Badge& badge) {
    badge.at.z -= overTheHead;
    badge.hideBehindTerrain = true;
}

}  // namespace

void TableScene::follow(bool another) {
    witness_.reset();
    if (another) places_.clear();
    glide_.follow(game_.view(), another);
}

void TableScene::wantModels() {
    if (guest_)
        models_.want(guest_->shown());
    else if (game_.running())
        models_.want(game_.layout(), game_.view());
}

void TableScene::forgetAll() {
    images_.forgetAll();
    models_.forgetAll();
}

void TableScene::forgetPictures() { images_.forgetAll(); }

bool TableScene::setRingsHeld(bool on) { return std::exchange(ringsHeld_, on) != on; }

void TableScene::showWitness(const std::optional<geometry::Segment>& line,
                             const std::vector<std::string>& pieces) {
    witness_ = Witness{line, {pieces.begin(), pieces.end()}};
}

bool TableScene::dropWitness() { return std::exchange(witness_, std::nullopt).has_value(); }

rendering::Scene TableScene::build(rendering::Renderer& renderer, double ratio, double height) {
    images_.setPixelRatio(ratio);
    models_.handTo(renderer, modelSlice);
    rendering::Scene scene;
    SceneDraft draft{scene, images_};
    if (guest_)
        addGuest(draft);
    else if (game_.running())
        addGame(draft, focus(renderer));
    fitBadges(scene, camera_.shown(), height);
    standUp(draft);
    arrangeBadges(draft);
    owned_.clear();
    for (const OwnedBadge& one : draft.owned)
        owned_.push_back({scene.badges[one.badge], one.owner});
    images_.handTo(renderer);
    return scene;
}

// A ray in the space of the model of a miniature, as the miniature is drawn.
geometry::Segment TableScene::intoModel(const geometry::Segment& ray,
                                        const geometry::Mini& stand) const {
    rendering::Instance figure;
    figure.position = stand.position;
    figure.facing = stand.facing;
    figure.height = float(stand.height);
    figure.standing = float(camera_.standingShare(stand.position, stand.height));
    const glm::dmat4 inward =
        glm::inverse(rendering::standingPlace(figure, rendering::onlookerOf(camera_.shown())));
    return {geometry::Vec3{inward * glm::dvec4(ray.from, 1.0)},
            geometry::Vec3{inward * glm::dvec4(ray.to, 1.0)}};
}

std::optional<engine::MiniId> TableScene::figureAt(const geometry::Segment& ray,
                                                   double reach) const {
    if (!showsGame()) return std::nullopt;
    const engine::View& view = game_.view();
    std::optional<engine::MiniId> nearest;
    for (const engine::MiniView& mini : view.minis) {
        if (!mini.onTable()) continue;
        const rendering::RayMesh* shape = models_.shapeOf(miniModelName(view, mini));
        if (!shape) continue;
        const geometry::Segment inModel = intoModel(ray, mini.mini);
        const auto share = rendering::firstHit(*shape, inModel.from, inModel.to);
        if (!share || *share > reach) continue;
        reach = *share;
        nearest = mini.id;
    }
    return nearest;
}

double TableScene::lineWidth() const {
    return std::clamp(camera_.shown().distance / 550.0, 0.03, 0.18);
}

SceneFocus TableScene::focus(const rendering::Renderer& renderer) const {
    SceneFocus focus;
    focus.selected = choice_.selected();
    focus.hovered = choice_.hovered();
    focus.cohesion = !game_.staging().hidesMeasures();
    focus.rangeRings = focus.cohesion && (rings_ || ringsHeld_);
    focus.models = &renderer;
    if (witness_) focus.pieces = witness_->pieces;
    if (marks_) focus.pieces.merge(marks_->pieces());
    focus.line = lineWidth();
    const engine::Question* question = game_.question();
    if (question) {
        focus.answers = clickable(*question, game_.view());
        focus.numbered = namesMiniatures(*question);
        for (const int option : choice_.ticked())
            focus.ticked.insert(std::get<engine::UnitId>(question->options[std::size_t(option)]));
    }
    for (const geometry::FormationPlace& place : tools_.places().places())
        focus.leaving.insert(engine::MiniId{place.key});
    if (tools_.move().wish() && question)
        focus.leaving.insert(game_.view().unit(question->unit).minis.front());
    return focus;
}

void TableScene::addGame(SceneDraft& draft, const SceneFocus& shown) const {
    buildTable(draft, game_.layout(), shown);
    const engine::Question* question = game_.question();
    const bool deploying = question && question->move && question->move->terms.deployment;
    const bool settingUp = game_.view().phase == engine::Phase::setup;
    buildMission(draft, game_.view(), {shown.line, deploying || settingUp});
    rendering::Scene& scene = draft.scene;
    const std::size_t before = scene.badges.size();
    buildMinis(draft, game_.view(), glide_, shown);
    if (camera_.inEyes())
        for (std::size_t i = before; i < scene.badges.size(); ++i) hideUnseen(scene.badges[i]);
    if (ranges_ != RangesOf::nobody && shown.cohesion) {
        const engine::Player decides = game_.view().player;
        addRangesOfAll(draft, game_.view(),
                       ranges_ == RangesOf::own ? decides : engine::opponent(decides), shown.line);
    }
    tools_.draw(draft);
    if (marks_) marks_->draw(draft, game_.view(), shown.line);
    if (witness_ && witness_->line) {
        scene.tubes.push_back({witness_->line->from, witness_->line->to, 0.05, colours::selection});
    }
    drawNamedPlaces(draft, places_);
    addWeather(draft, weather_);
    effects_.draw(draft);
}

bool TableScene::drifts() const {
    return showsGame() && theme::moves() && hasWeather(game_.layout().mat);
}

void TableScene::addGuest(SceneDraft& draft) const {
    SceneFocus shown;
    shown.line = lineWidth();
    shown.pieces = guest_->outlined();
    buildTable(draft, guest_->shown(), shown);
    guest_->draw(draft, shown.line);
}

}  // namespace sightline::app
