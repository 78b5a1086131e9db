#include "app/window/shell/session/handover.h"

#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {

void Handover::takeOver() {
    if (!waits_ || game_.heldBack()) return;
    waits_ = false;
    emit taken();
}

void Handover::conceal() {
    const engine::Question* open = game_.question();
    if (alone_ || waits_ || game_.heldBack() || !open || !isForOnePair(*open)) return;
    waits_ = true;
    emit taken();
}

void Handover::follow(const engine::Question* open) {
    waits_ = !alone_ && open && isForOnePair(*open);
}

void Handover::announce() {
    const engine::Question* next = game_.question();
    if (!next || alone_) return;
    if (next->ask == engine::Ask::chooseUnitToActivate && turnOf_ != next->player) {
        turnOf_ = next->player;
        emit turnHandedOver(next->player);
    }
    if (next->ask == engine::Ask::spendStandby) emit reactionAsked(next->player);
}

}  // namespace sightline::app
