#include "engine/legion/advice/preview/left_out.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/cards/standing_dice.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine {
namespace {

// The largest distance at which a keyword helps another unit: range 2, in inches.
constexpr double helpReaches = 12.0;

// The timing points from the choice of weapons to the wounds (p. 30).
constexpr std::array pointsOfTheDice{pointId<DetermineEligibleMiniatures>(),
                                     pointId<GatherAttackDice>(),
                                     pointId<DowngradeAttackDice>(),
                                     pointId<UpgradeAttackDice>(),
                                     pointId<RerollAttackDice>(),
                                     pointId<ConvertAttackSurges>(),
                                     pointId<AttackSurgesConverted>(),
                                     pointId<AttackRollEnded>(),
                                     pointId<DetermineObscured>(),
                                     pointId<DetermineCover>(),
                                     pointId<RollCoverPool>(),
                                     pointId<ApplyCover>(),
                                     pointId<ApplyDodge>(),
                                     pointId<ModifyAttackDice>(),
                                     pointId<GatherDefenseDice>(),
                                     pointId<DowngradeDefenseDice>(),
                                     pointId<UpgradeDefenseDice>(),
                                     pointId<RerollDefenseDice>(),
                                     pointId<ConvertDefenseSurges>(),
                                     pointId<ModifyDefenseDice>(),
                                     pointId<CompareResults>()};

// The rule of a keyword that the game applies. Null if the players apply the keyword.
const KeywordRule* ruleOf(const KeywordText& keyword) {
    if (!keyword.automated) return nullptr;
    const auto& rules = keywordRules();
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const KeywordRule& rule) {
        return keyword.is(rule.keyword());
    });
    return found == rules.end() ? nullptr : &*found;
}

bool isAmongTheDice(PointId point) {
    return std::find(pointsOfTheDice.begin(), pointsOfTheDice.end(), point) !=
           pointsOfTheDice.end();
}

// True if the odds ignore the keyword, although it may act while the dice of the attack are rolled.
// The odds include a keyword that the game applies, unless the keyword gives a player a choice
// while dice are rolled, such as a guard or a reroll. If a keyword with a choice has no reminder at
// the timing points of the dice, it acts only for the attacker and the defender.
bool isLeftOut(const KeywordText& keyword, std::initializer_list<Whose> roles) {
    const KeywordRule* rule = ruleOf(keyword);
    if (rule && !rule->actsOnDice()) return false;
    if (!rule && !keyword.help) return false;
    const std::vector<Moment> none;
    const std::vector<Moment>& moments = keyword.help ? keyword.help->moments : none;
    const auto has = [&](Whose role) {
        return std::find(roles.begin(), roles.end(), role) != roles.end();
    };
    const bool known = std::any_of(moments.begin(), moments.end(),
                                   [](const Moment& one) { return isAmongTheDice(one.point); });
    if (!known) return rule && (has(Whose::attacker) || has(Whose::defender));
    return std::any_of(moments.begin(), moments.end(), [&](const Moment& one) {
        return isAmongTheDice(one.point) && has(one.whose);
    });
}

bool changesDice(const CardSentence& sentence) {
    return std::any_of(sentence.steps.begin(), sentence.steps.end(),
                       [](const CardStep& one) { return one.reroll || !one.dice.empty(); });
}

class OmissionCollector {
  public:
    void look(const std::vector<KeywordText>& keywords, std::initializer_list<Whose> roles) {
        for (const KeywordText& keyword : keywords) {
            if (!isLeftOut(keyword, roles)) continue;
            const std::string label = keyword.label();
            if (std::find(names_.begin(), names_.end(), label) == names_.end())
                names_.push_back(label);
        }
    }
    void look(const UnitView& unit, std::initializer_list<Whose> roles) {
        look(unit.card->keywords, roles);
        for (const EquippedCard& card : unit.cards) {
            if (card.state != EquippedCard::State::ready) continue;
            look(card.keywords, roles);
            look(card.program.get(), card.use, card.name, roles);
        }
    }
    // Adds the name of the card to `names_` if the card gives its player a choice, such as a
    // reroll. The odds already include the dice that a card always adds.
    void look(const CardProgram* program, CardUse use, const std::string& name,
              std::initializer_list<Whose> roles) {
        if (!program) return;
        const auto isMeant = [&](const Moment& one) {
            return isAmongTheDice(one.point) &&
                   std::find(roles.begin(), roles.end(), one.whose) != roles.end();
        };
        const bool chooses = std::any_of(
            program->sentences.begin(), program->sentences.end(), [&](const CardSentence& one) {
                return changesDice(one) && !cards::addsStandingDice(one, use) &&
                       std::any_of(one.when.begin(), one.when.end(), isMeant);
            });
        if (chooses && std::find(names_.begin(), names_.end(), name) == names_.end())
            names_.push_back(name);
    }
    void lookAtCommands(const View& view, Player player, std::initializer_list<Whose> roles) {
        for (const CommandCard* card : ViewState(view).commandCards(player))
            look(card->program.get(), CardUse::unlimited, card->name, roles);
    }
    std::vector<std::string> names() && { return std::move(names_); }

  private:
    std::vector<std::string> names_;
};

}  // namespace

std::vector<std::string> keywordsLeftOut(const View& view, const Tabletop& table, UnitId attacker,
                                         const std::vector<WeaponChoice>& weapons,
                                         UnitId defender) {
    OmissionCollector found;
    const UnitView& self = view.unit(attacker);
    found.look(self, {Whose::attacker});
    for (const WeaponChoice& one : weapons) {
        found.look(self.card->weapons[static_cast<std::size_t>(one.weapon)].keywords,
                   {Whose::attacker});
    }
    found.look(view.unit(defender), {Whose::defender});
    for (const UnitOnTable& unit : table.units) {
        const bool attacks = unit.player == self.player;
        const UnitOnTable& helped = table.unit(attacks ? attacker : defender);
        if (!unitsWithin(unit, helped, helpReaches)) continue;
        found.look(view.unit(unit.id), {attacks ? Whose::attackersSide : Whose::defendersSide});
    }
    found.lookAtCommands(view, self.player, {Whose::attacker, Whose::attackersSide});
    found.lookAtCommands(view, view.unit(defender).player, {Whose::defender, Whose::defendersSide});
    return std::move(found).names();
}

}  // namespace sightline::engine
