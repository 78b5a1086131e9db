#include "app/window/legion/tools/drag_places.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "app/window/legion/tools/contact_snap.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

constexpr double placeContactReach = 0.4;  // inches; a dragged miniature that is nearer than this
                                           // to an enemy's base is moved into contact with it
constexpr double sameSpot = 1e-6;  // two places that differ by less than this are equal, inches

}  // namespace

bool DragPlaces::samePlace(const geometry::Mini& one, const geometry::Mini& other) {
    return glm::distance(one.position, other.position) < sameSpot;
}

DragPlaces::DragPlaces(GameSession& session, QObject* parent)
    : TableTool(session, parent), watch_(session), instead_(session) {
    connect(&instead_, &LegalAlternative::changed, this, &DragPlaces::showNearest);
    connect(&watch_, &WatchLines::changed, this, &DragPlaces::changed);
}

bool DragPlaces::active() const {
    const engine::Question* question = session().question();
    return question && question->form == engine::AnswerForm::places && question->place;
}

void DragPlaces::follow() {
    if (!active()) {
        forgetRefusal();
        places_.clear();
        held_.reset();
        watch_.clear();
        answersThen_ = 0;
        return;
    }
    const std::size_t answers = session().answersShown();
    if (answers == answersThen_ && !places_.empty()) return;
    answersThen_ = answers;
    held_.reset();
    reason_.clear();
    forgetRefusal();
    places_ = bounds().proposal;
    emit hint(QuestionWords::hint(*session().question(), session().view()));
}

bool DragPlaces::confirm() {
    if (!active()) return false;
    if (session().answerOrSayWhy(answer())) return true;
    if (session().gate() && !session().game().refusalOf(answer())) return false;
    refused_ = places_;
    refuse({});
    return false;
}

// Marks the places as refused. The game computes the reason and a legal alternative in the
// background.
void DragPlaces::refuse(const QString& why) {
    engine::Places wished;
    for (const geometry::FormationPlace& place : refused_)
        wished.places.push_back(
            {engine::MiniId{place.key}, place.mini.position, place.mini.facing});
    refusal_ = why;
    nearest_.clear();
    instead_.ask(wished);
    emit hint({});  // the card beside the pointer has the reason
    emit changed();
    if (!why.isEmpty()) session().noteRefused(wished);
}

void DragPlaces::forgetRefusal() {
    instead_.forget();
    refused_.clear();
    nearest_.clear();
    refusal_.clear();
}

QString DragPlaces::refusal() const {
    return instead_.refusal().isEmpty() ? refusal_ : instead_.refusal();
}

void DragPlaces::showNearest() {
    nearest_.clear();
    const auto& found = instead_.found();
    const auto* answer = found && active() ? std::get_if<engine::Places>(&*found) : nullptr;
    for (std::size_t i = 0; answer && i < answer->places.size(); ++i) {
        const engine::Place& place = answer->places[i];
        for (const geometry::FormationPlace& wished : refused_) {
            if (wished.key != place.mini.value) continue;
            geometry::FormationPlace moved = wished;
            moved.mini.position = place.position;
            moved.mini.facing = place.facing;
            moved.inCohesion = true;
            if (!samePlace(moved.mini, wished.mini)) nearest_.push_back(moved);
        }
    }
    emit changed();
}

bool DragPlaces::takeNearest() {
    if (nearest_.empty()) return false;
    for (const geometry::FormationPlace& moved : nearest_)
        for (geometry::FormationPlace& place : places_)
            if (place.key == moved.key) place = moved;
    forgetRefusal();
    emit hint(QuestionWords::hint(*session().question(), session().view()));
    emit changed();
    return true;
}

bool DragPlaces::atNearest(const TablePointer& pointer) const {
    return std::any_of(nearest_.begin(), nearest_.end(), [&](const auto& place) {
        return entry(pointer.ray, geometry::silhouetteOf(place.mini)).has_value();
    });
}

// Text about the nearest legal places: how far each is from the place that was refused.
QString DragPlaces::nearestWords() const {
    QStringList moved;
    for (const geometry::FormationPlace& place : nearest_)
        for (const geometry::FormationPlace& wished : refused_) {
            if (wished.key != place.key) continue;
            const double away = glm::distance(place.mini.position, wished.mini.position);
            moved << tr("%1 %2 from there")
                         .arg(UnitWords::label(session().view(), engine::MiniId{place.key}),
                              inches(away));
        }
    return instead_.words(moved.join(QStringLiteral(", ")));
}

engine::Places DragPlaces::answer() const {
    engine::Places answer;
    for (const geometry::FormationPlace& place : places_) {
        answer.places.push_back(
            {engine::MiniId{place.key}, place.mini.position, place.mini.facing});
    }
    return answer;
}

bool DragPlaces::press(const TablePointer& pointer) {
    if (!active()) return false;
    if (atNearest(pointer)) return true;
    double nearest = 1.0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const auto share = entry(pointer.ray, geometry::silhouetteOf(places_[i].mini));
        if (!share || *share >= nearest) continue;
        nearest = *share;
        held_ = i;
    }
    if (!held_) return false;
    heldFrom_ = lastLegal_ = places_[*held_].mini;
    const geometry::Vec3& stand = heldFrom_.position;
    grip_ = geometry::Vec2{stand - floorAt(stand.z, pointer, session().view().battlefield)};
    return true;
}

void DragPlaces::drag(const TablePointer& pointer) {
    if (!held_ || !active()) return;
    forgetRefusal();
    pointer_ = pointer.pixel;
    putOn(pointer.ground);
    if (!reason_.isEmpty()) putUnderRoof(pointer);
    watch_.ask(engine::MiniId{places_[*held_].key}, places_[*held_].mini);
    emit changed();
}

void DragPlaces::putOn(const geometry::Vec3& floor) {
    const geometry::Vec2 wished = geometry::Vec2{floor} + grip_;
    const geometry::Vec2 at = intoContact(wished).value_or(wished);
    places_[*held_].mini.position = {at.x, at.y, floor.z};
    judge();
}

// Called if the miniature may not stand at the pointer. Puts it on the first legal floor under a
// roof. Without such a floor, the miniature stays at the pointer.
void DragPlaces::putUnderRoof(const TablePointer& pointer) {
    for (const geometry::Vec3& floor : underRoofs(pointer, session().view().battlefield)) {
        putOn(floor);
        if (reason_.isEmpty()) return;
    }
    putOn(pointer.ground);
}

// The place near `wished` where the dragged miniature is in base contact with an enemy. Empty if
// the open question requires no base contact, or if no enemy that it names is near.
std::optional<geometry::Vec2> DragPlaces::intoContact(geometry::Vec2 wished) const {
    if (bounds().contact.none()) return std::nullopt;
    const engine::View& view = session().view();
    std::vector<geometry::PlacedMini> enemies;
    std::vector<engine::UnitId> units{bounds().contact};
    units.insert(units.end(), bounds().alsoContact.begin(), bounds().alsoContact.end());
    for (const engine::UnitId unit : units)
        for (const engine::MiniId id : view.unit(unit).minis)
            enemies.push_back({id.value, view.mini(id).mini});
    return contactSpot(places_[*held_].mini, wished, enemies, placeContactReach);
}

// Ends the drag of a miniature. From an illegal place, the miniature returns to its last legal
// place. If the game refuses that place, too, it returns to its place before the drag.
void DragPlaces::release(const TablePointer&) {
    if (!held_) return;
    const std::vector<geometry::FormationPlace> wished = places_;
    QString why = reason_;
    places_[*held_].mini = lastLegal_;
    if (const auto refusal = session().game().refusalOf(answer())) {
        places_[*held_].mini = heldFrom_;
        why = MessageWords::said(*refusal);
    }
    watch_.clear();
    held_.reset();
    reason_.clear();
    if (!why.isEmpty()) {
        refused_ = wished;
        return refuse(why);
    }
    emit changed();
}

bool DragPlaces::tap(const TablePointer& pointer) { return atNearest(pointer) && takeNearest(); }

bool DragPlaces::cancel() {
    if (!held_) {
        const bool refused = instead_.asked();
        forgetRefusal();
        if (refused) emit changed();
        return refused || backToProposal();
    }
    places_[*held_].mini = heldFrom_;
    watch_.clear();
    held_.reset();
    reason_.clear();
    emit changed();
    return true;
}

// Returns all miniatures to their proposed places. Returns false if they already stand there.
bool DragPlaces::backToProposal() {
    if (!active()) return false;
    const auto& proposal = bounds().proposal;
    const bool same = std::equal(
        places_.begin(), places_.end(), proposal.begin(), proposal.end(),
        [](const auto& one, const auto& other) { return samePlace(one.mini, other.mini); });
    if (same) return false;
    places_ = proposal;
    emit changed();
    return true;
}

std::vector<TableHold> DragPlaces::holds() const {
    if (!active()) return {};
    std::vector<TableHold> holds;
    for (const geometry::FormationPlace& place : places_) {
        const bool leads = place.key == bounds().leader.value;
        holds.push_back({place.mini.position, leads ? place.mini.position : leader().position,
                         UnitWords::label(session().view(), engine::MiniId{place.key}),
                         std::nullopt});
    }
    return holds;
}

// The unit leader at its proposed place if the question also asks for the place of the leader.
// Otherwise the leader at its current place.
const geometry::Mini& DragPlaces::leader() const {
    for (const geometry::FormationPlace& place : places_)
        if (place.key == bounds().leader.value) return place.mini;
    return session().view().mini(bounds().leader).mini;
}

std::vector<geometry::PlacedMini> DragPlaces::othersOf(std::size_t which) const {
    std::vector<geometry::PlacedMini> others = bounds().others;
    const bool leads = places_[which].key == bounds().leader.value;
    const bool placed = &leader() != &session().view().mini(bounds().leader).mini;
    if (!leads && !placed) others.push_back({bounds().leader.value, leader()});
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (i != which) others.push_back({places_[i].key, places_[i].mini});
    }
    return others;
}

void DragPlaces::judge() {
    geometry::FormationPlace& place = places_[*held_];
    const geometry::Battlefield& field = session().view().battlefield;
    const geometry::Placement placement = geometry::judgePlacement(
        field, place.mini, bounds().terms, othersOf(*held_), bounds().forbidden);
    place.mini.position.z = placement.z;
    reason_.clear();
    if (!placement.objections.empty()) {
        reason_ = MessageWords::said(placement.objections.front().message);
    }
    geometry::Cohesion held{.inCohesion = true, .reasons = {}};
    if (place.key != bounds().leader.value) held = geometry::cohesion(field, leader(), place.mini);
    place.inCohesion = held.inCohesion;
    if (reason_.isEmpty() && !held.reasons.empty()) {
        reason_ = MessageWords::said(held.reasons.front().message);
    }
    if (placement.legal && held.inCohesion) lastLegal_ = place.mini;
}

}  // namespace sightline::app
