#include "app/window/side_desk.h"

#include <utility>

#include "app/window/action_bar.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/mission/mission_panel.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/side_panels.h"

namespace sightline::app {

SideDesk::SideDesk(const WindowParts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    SidePanels* side = parts.side;
    side->add(parts.card, UnitCardPanel::tr("Unit card"));
    side->add(parts.mission, MissionPanel::tr("Mission"));
    side->add(parts.attack, AttackPanel::tr("Attack"));
    connect(parts.attack, &AttackPanel::wantedChanged, this, &SideDesk::followAttack);
    connect(parts.mission, &MissionPanel::wantedChanged, this, &SideDesk::followMission);
    connect(parts.table, &TableView::tokenClicked, this, &SideDesk::showMission);
    connect(side, &SidePanels::changed, this, &SideDesk::tellBar);
    connect(&parts.session->choice(), &UnitChoice::selectionChanged, this,
            &SideDesk::followSelection);
    connect(parts.session, &GameSession::changed, this, &SideDesk::followGame);
    restore();
}

void SideDesk::restore() {
    parts_.side->fold();
    parts_.side->setOffered(parts_.attack, parts_.attack->wanted(), tr("no attack is in progress"));
    if (parts_.mission->wanted()) parts_.side->open(parts_.mission);
    if (parts_.attack->wanted()) parts_.side->open(parts_.attack);
    tellBar();
}

bool SideDesk::foldCard() {
    if (parts_.side->opened() != parts_.card) return false;
    parts_.side->fold();
    return true;
}

void SideDesk::followAttack(bool wanted) {
    parts_.side->setOffered(parts_.attack, wanted, tr("no attack is in progress"));
    if (wanted) parts_.side->open(parts_.attack);
}

void SideDesk::followMission(bool wanted) {
    if (wanted) return parts_.side->open(parts_.mission);
    if (parts_.side->opened() == parts_.mission) parts_.side->fold();
}

// The mission panel explains the objective tokens. It never takes the place of an attack that waits
// for an answer.
void SideDesk::showMission() {
    if (!attackAsks()) parts_.side->open(parts_.mission);
}

// True while an attack is declared or resolved. Afterwards the panel only shows its result.
bool SideDesk::attackAsks() const { return parts_.attack->wanted() && !parts_.attack->finished(); }

// A player who selects a unit wants to read its card, unless the panel that is open waits for an
// answer.
void SideDesk::followSelection() {
    const UnitChoice& choice = parts_.session->choice();
    if (attackAsks() || parts_.mission->wanted()) return;
    if (choice.selectedForThis()) return parts_.side->open(parts_.card);
    if (!choice.selected() && !parts_.side->openedByHand()) foldCard();
}

// After an answer, the card of the unit that was selected before is folded. A card that a player
// opened with its command stays. The second attack of an activation opens its panel again.
void SideDesk::followGame() {
    const bool asks = attackAsks(), asked = std::exchange(attackAsked_, asks);
    if (asks && !asked) return parts_.side->open(parts_.attack);
    if (parts_.session->choice().selectedForThis() || parts_.side->openedByHand()) return;
    foldCard();
}

void SideDesk::tellBar() {
    parts_.bar->setPanelOpen(parts_.side->opened() == parts_.attack);
    parts_.bar->setMissionOpen(parts_.side->opened() == parts_.mission);
}

}  // namespace sightline::app
