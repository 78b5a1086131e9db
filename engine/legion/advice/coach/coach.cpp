#include "engine/legion/advice/coach/coach.h"

#include <algorithm>

#include "engine/legion/advice/words/coach.h"

namespace sightline::engine {
namespace {

const std::array<std::string, coachKinds> kindNames{"attack first", "better target", "open ground",
                                                    "objective",    "recover",       "tokens"};

}  // namespace

const std::string& nameOf(CoachKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

std::optional<CoachKind> coachKindOf(const std::string& name) {
    const auto found = std::find(kindNames.begin(), kindNames.end(), name);
    if (found == kindNames.end()) return std::nullopt;
    return static_cast<CoachKind>(found - kindNames.begin());
}

Message messageOf(CoachKind kind) {
    switch (kind) {
        case CoachKind::attackFirst:
            return say::coachAttackFirst();
        case CoachKind::betterTarget:
            return say::coachBetterTarget();
        case CoachKind::openGround:
            return say::coachOpenGround();
        case CoachKind::objective:
            return say::coachObjective();
        case CoachKind::recover:
            return say::coachRecover();
        case CoachKind::aimOrDodge:
            return say::coachAimOrDodge();
    }
    return {};
}

std::optional<CoachNote> noteOn(const Game& before, const Answer& given) {
    if (!before.question()) return std::nullopt;
    const Decision decision(before);
    return noteOn(decision, judgementOf(decision, coachSkill), given);
}

bool Coach::admits(const CoachNote& note) {
    const auto& offered = offeredCoachKinds;
    if (std::find(offered.begin(), offered.end(), note.kind) == offered.end()) return false;
    if (isOff(note.kind) || latest_ == note.activation) return false;
    latest_ = note.activation;
    return true;
}

}  // namespace sightline::engine
