#include "app/window/legion/tools/drag_spot.h"

#include "app/window/legion/scene/scene_builder.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/tools/near_footprints.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {

DragSpot::DragSpot(GameSession& session, QObject* parent)
    : TableTool(session, parent), instead_(session) {
    connect(&instead_, &LegalAlternative::changed, this, [this] { emit changed(); });
}

bool DragSpot::active() const {
    const engine::Question* question = session().question();
    return question && question->form == engine::AnswerForm::spot && question->spot;
}

void DragSpot::follow() {
    const std::size_t answers = session().running() ? session().answersShown() : 0;
    if (active() && answers == answersThen_) return;
    answersThen_ = answers;
    dragging_ = moved_ = false;
    reason_.clear();
    instead_.forget();
    if (active()) at_ = bounds().proposal;
}

bool DragSpot::confirm() {
    if (!active()) return false;
    const engine::Spot answer{at_};
    // The card beside the token already has the reason of a refusal.
    return reason_.isEmpty() ? session().answer(answer) : session().answerOrSayWhy(answer);
}

bool DragSpot::press(const TablePointer&) { return active(); }

void DragSpot::drag(const TablePointer& pointer) {
    if (!active()) return;
    dragging_ = true;
    put(pointer);
}

// The player ends the drag of the token. If its place is illegal, the token stays there and the
// reason stays visible until the next drag.
void DragSpot::release(const TablePointer&) {
    dragging_ = false;
    askInstead();
    emit changed();
}

bool DragSpot::tap(const TablePointer& pointer) {
    if (!active()) return false;
    const auto instead = nearest();
    if (instead && glm::distance(geometry::Vec2{pointer.ground}, *instead) < bounds().width / 2.0)
        return takeNearest();
    put(pointer);
    askInstead();
    return true;
}

// If the place of the token is illegal, starts to compute the nearest legal place in the
// background.
void DragSpot::askInstead() {
    if (active() && !reason_.isEmpty()) instead_.ask(engine::Spot{at_});
}

std::optional<geometry::Vec2> DragSpot::nearest() const {
    const auto& found = instead_.found();
    const auto* answer = found && active() ? std::get_if<engine::Spot>(&*found) : nullptr;
    return answer ? std::optional(answer->at) : std::nullopt;
}

bool DragSpot::takeNearest() {
    const auto instead = nearest();
    if (!instead) return false;
    at_ = *instead;
    reason_.clear();
    instead_.forget();
    emit hint(tr("Press Enter to place it here"));
    emit changed();
    return true;
}

QString DragSpot::nearestWords() const {
    const auto instead = nearest();
    return instead_.words(instead ? tr("%1 from there").arg(inches(glm::distance(*instead, at_)))
                                  : QString());
}

bool DragSpot::cancel() {
    if (!active() || !moved_) return false;
    at_ = bounds().proposal;
    moved_ = dragging_ = false;
    reason_.clear();
    instead_.forget();
    emit changed();
    return true;
}

std::vector<TableHold> DragSpot::holds() const {
    if (!active()) return {};
    const geometry::Vec2 first = bounds().proposal;
    const geometry::Vec3 from =
        bounds().anywhere ? geometry::Vec3{first.x, first.y, 0.0} : bounds().near.position;
    return {{{at_.x, at_.y, 0.0}, from, tr("Token"), std::nullopt}};
}

void DragSpot::put(const TablePointer& pointer) {
    pointer_ = pointer.pixel;
    at_ = geometry::Vec2{pointer.ground};
    moved_ = true;
    instead_.forget();
    const auto refusal = session().game().refusalOf(engine::Spot{at_});
    reason_ = refusal ? MessageWords::said(*refusal) : QString();
    emit hint({});  // the card beside the token says what to do, or why it cannot lie here
    emit changed();
}

void DragSpot::draw(SceneDraft& draft) const {
    if (!active()) return;
    const rendering::Colour colour = reason_.isEmpty() ? colours::legal() : colours::illegal();
    const geometry::Dimensions& dimensions = session().view().battlefield.dimensions();
    const double reach =
        bounds().bands == 0.5 ? dimensions.halfRange : bounds().bands * dimensions.rangeBand;
    if (!bounds().anywhere)
        draft.scene.outlines.push_back(
            {geometry::outlineOf(bounds().near), reach, 0.1, colours::cohesion});
    if (dragging_) addNearFootprints(draft, session().view(), at_);
    addToken(draft, at_, bounds().width, colour);
    draft.scene.discs.push_back(
        {at_, bounds().width / 2.0 + 0.15, bounds().width / 2.0 + 0.3, colour});
    if (const auto instead = nearest())
        addToken(draft, *instead, bounds().width, colours::selection);
}

std::optional<TableNote> DragSpot::note() const {
    if (!active() || !moved_) return std::nullopt;
    if (instead_.asked())
        return TableNote{QStringLiteral("%1<br><b>%2</b>")
                             .arg(reason_.toHtmlEscaped(), nearestWords().toHtmlEscaped()),
                         Tone::bad, pointer_};
    if (!reason_.isEmpty()) return TableNote{reason_.toHtmlEscaped(), Tone::bad, pointer_};
    return TableNote{tr("Press Enter to place it here"), Tone::good, pointer_};
}

}  // namespace sightline::app
