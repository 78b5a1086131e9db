#include "engine/legion/rules/mission/defeat.h"

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/score.h"
#include "engine/legion/rules/rulings/conditional_rules.h"
#include "engine/legion/rules/state/unit_cards.h"

namespace sightline::engine {

void removeDefeated(Battle& battle, MiniId id) {
    MiniState& gone = battle.mini(id);
    gone.defeated = true;
    gone.fellInRound = battle.round;
    battle.field = battle.field.without(id.value);
    UnitState& bereft = battle.unit(gone.unit);
    if (bereft.minis.size() == 1) {
        bereft.lastToFall = id;
        // The unit's assets are dropped where the unit leader stands (p. 19).
        dropAssets(battle, bereft.id);
        ++battle.mission.lostThisRound[static_cast<std::size_t>(bereft.player)];
    }
    std::erase(bereft.minis, id);
    followCards(battle, bereft.id);
    battle.record({.happening = Happening::miniatureDefeated,
                   .message = say::miniatureDefeated(),
                   .numbers = {{NumberId::miniaturesLeft, bereft.minis.size()}},
                   .citation = page(35, "Suffering Wounds and Defeating Miniatures"),
                   .unit = bereft.id,
                   .mini = id});
    followConditions(battle, bereft.id);
    if (!bereft.defeated()) return;
    battle.record({.happening = Happening::unitDefeated,
                   .message = say::unitDefeated(bereft.label),
                   .numbers = {{NumberId::points, bereft.card->points}},
                   .citation = page(35, "Suffering Wounds and Defeating Miniatures"),
                   .unit = bereft.id});
    checkForVictory(battle);
}

}  // namespace sightline::engine
