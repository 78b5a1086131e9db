#include "engine/legion/advice/preview/left_out.h"

#include <algorithm>
#include <array>

#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine {
namespace {

constexpr double helpReaches = 12.0;  // inches: range 2, the largest range of such keywords

// The timing points from the choice of weapons to the wounds (p. 30).
constexpr std::array pointsOfTheDice{pointId<DetermineEligibleMiniatures>(),
                                     pointId<GatherAttackDice>(),
                                     pointId<DowngradeAttackDice>(),
                                     pointId<UpgradeAttackDice>(),
                                     pointId<RerollAttackDice>(),
                                     pointId<ConvertAttackSurges>(),
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

// Of the keywords that the game applies, the odds model all except those with a choice at a timing
// point of the dice, such as a guard or a reroll.
bool isInTheOdds(const KeywordText& keyword) {
    const auto& rules = keywordRules();
    return keyword.automated && std::none_of(rules.begin(), rules.end(), [&](const auto& rule) {
               return keyword.is(rule.keyword()) && rule.actsOnDice();
           });
}

bool actsOnDice(const KeywordText& keyword, std::initializer_list<Whose> roles) {
    if (!keyword.help) return false;
    const std::vector<Moment>& moments = keyword.help->moments;
    const bool acts = std::any_of(moments.begin(), moments.end(), [&](const Moment& one) {
        const bool now = std::find(pointsOfTheDice.begin(), pointsOfTheDice.end(), one.point) !=
                         pointsOfTheDice.end();
        return now && std::find(roles.begin(), roles.end(), one.whose) != roles.end();
    });
    return acts && !isInTheOdds(keyword);
}

class OmissionCollector {
  public:
    void look(const std::vector<KeywordText>& keywords, std::initializer_list<Whose> roles) {
        for (const KeywordText& keyword : keywords) {
            if (!actsOnDice(keyword, roles)) continue;
            const std::string label = keyword.label();
            if (std::find(names_.begin(), names_.end(), label) == names_.end())
                names_.push_back(label);
        }
    }
    void look(const UnitView& unit, std::initializer_list<Whose> roles) {
        look(unit.card->keywords, roles);
        for (const EquippedCard& card : unit.cards) {
            if (card.state == EquippedCard::State::ready) look(card.keywords, roles);
        }
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
    return std::move(found).names();
}

}  // namespace sightline::engine
