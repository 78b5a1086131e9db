// Ranks and Rank Requirements (p. 16), with what Entourage, Associate, Detachment and Field
// Commander change about them (Keyword Glossary).
#include <algorithm>
#include <array>

#include "engine/army/judge_parts.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;
constexpr std::array allRanks{Rank::commander,     Rank::operative, Rank::corps,
                              Rank::specialForces, Rank::support,   Rank::heavy};

bool hasFieldCommander(const ResolvedArmy& army) {
    if (army.force != nullptr && army.force->fieldCommanderDoesNotReplaceCommander) return false;
    return std::any_of(army.units.begin(), army.units.end(), [](const ResolvedUnit& unit) {
        return !keywordsOf(unit, "Field Commander").empty();
    });
}

// Mercenaries fill no minimum, unless the battle force says so (p. 41).
bool countsForMinimum(const ResolvedArmy& army, const ResolvedUnit& unit) {
    return !unit.mercenary || (army.force != nullptr && army.force->mercenariesCountForMinimum);
}

void judgeJointMost(const ResolvedArmy& army, const std::array<int, 6>& counted,
                    Objections& objections) {
    const auto& most = army.limits().mostCommandersAndOperatives;
    const int both = counted[0] + counted[1];
    if (!most || both <= *most) return;
    objections.push_back({Area::ranks, page(41, "Battle Forces"),
                          std::to_string(both) +
                              " commander and operative units together, at most " +
                              std::to_string(*most) + " are allowed",
                          "remove " + std::to_string(both - *most) + " of them"});
}

}  // namespace

std::string unitsOf(int count, Rank rank) {
    return std::to_string(count) + " " + nameOf(rank) + (count == 1 ? " unit" : " units");
}

std::vector<bool> outsideRankLimits(const ResolvedArmy& army) {
    std::vector<bool> outside(army.units.size(), false);
    for (std::size_t i = 0; i < army.units.size(); ++i) {
        const ResolvedUnit& unit = army.units[i];
        const bool ignored =
            army.force != nullptr && listHolds(army.force->ignoresDetachment, unit.entry->card.id);
        if (unit.has("Detachment") && !ignored) outside[i] = true;
        for (const KeywordText* associate : keywordsOf(unit, "Associate")) {
            outside[i] =
                outside[i] ||
                std::any_of(army.units.begin(), army.units.end(), [&](const auto& one) {
                    return associate->who != nullptr && associate->who->matches(one.traits);
                });
        }
    }
    for (const ResolvedUnit& unit : army.units) {
        for (const KeywordText* entourage : keywordsOf(unit, "Entourage")) {
            for (std::size_t i = 0; i < army.units.size(); ++i) {
                if (outside[i] || entourage->who == nullptr) continue;
                if (!entourage->who->matches(army.units[i].traits)) continue;
                outside[i] = true;
                break;
            }
        }
    }
    return outside;
}

void judgeRanks(const ResolvedArmy& army, Objections& objections) {
    const std::vector<bool> outside = outsideRankLimits(army);
    std::array<int, 6> counted{}, filling{};
    for (std::size_t i = 0; i < army.units.size(); ++i) {
        const auto rank = static_cast<std::size_t>(army.units[i].rank);
        if (!outside[i]) ++counted[rank];
        if (countsForMinimum(army, army.units[i])) ++filling[rank];
    }
    const bool fieldCommander = hasFieldCommander(army);
    for (const Rank rank : allRanks) {
        const auto found = army.limits().ranks.find(rank);
        const RankLimit limit = found == army.limits().ranks.end() ? RankLimit{} : found->second;
        const auto index = static_cast<std::size_t>(rank);
        const int least = rank == Rank::commander && fieldCommander ? 0 : limit.least;
        const Citation citation = army.force == nullptr ? page(16, "Ranks and Rank Requirements")
                                                        : page(41, "Battle Forces");
        if (filling[index] < least) {
            objections.push_back(
                {Area::ranks, citation,
                 unitsOf(filling[index], rank) + ", at least " + std::to_string(least) +
                     (least == 1 ? " is needed" : " are needed"),
                 "add " + unitsOf(least - filling[index], rank) +
                     (filling[index] < counted[index] ? " that is no mercenary" : "")});
            objections.back().unfinished = true;
        }
        if (counted[index] > limit.most) {
            objections.push_back({Area::ranks, citation,
                                  unitsOf(counted[index], rank) + ", at most " +
                                      std::to_string(limit.most) +
                                      (limit.most == 1 ? " is allowed" : " are allowed"),
                                  "remove " + unitsOf(counted[index] - limit.most, rank)});
        }
    }
    judgeJointMost(army, counted, objections);
}

// Each unit with Detachment needs a unit of its own that it names, without Detachment.
void judgeDetachments(const ResolvedArmy& army, Objections& objections) {
    for (std::size_t i = 0; i < army.units.size(); ++i) {
        const ResolvedUnit& unit = army.units[i];
        if (army.force != nullptr && listHolds(army.force->ignoresDetachment, unit.entry->card.id))
            continue;
        const auto keywords = keywordsOf(unit, "Detachment");
        if (keywords.empty() || keywords.front()->who == nullptr) continue;
        const UnitFilter& who = *keywords.front()->who;
        const auto matching =
            std::count_if(army.units.begin(), army.units.end(), [&](const ResolvedUnit& one) {
                return !one.has("Detachment") && who.matches(one.traits);
            });
        const auto before = std::count_if(
            army.units.begin(), army.units.begin() + static_cast<std::ptrdiff_t>(i),
            [&](const ResolvedUnit& one) {
                const auto its = keywordsOf(one, "Detachment");
                return !its.empty() && its.front()->parameter == keywords.front()->parameter;
            });
        if (before < matching) continue;
        objections.push_back({Area::units, glossary("Detachment"),
                              unit.name() + " needs a unit of its own: " + who.words(), "add one",
                              unit.index, unit.entry->card.id});
        objections.back().unfinished = true;
    }
}

}  // namespace sightline::engine
