// Checks the ranks and Rank Requirements (p. 16), with the changes by Entourage, Associate,
// Detachment and Field Commander (Keyword Glossary).
#include <algorithm>
#include <array>
#include <map>

#include "engine/legion/lists/army/judge_parts.h"
#include "engine/legion/lists/words/armies.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;
constexpr std::array allRanks{Rank::commander,     Rank::operative, Rank::corps,
                              Rank::specialForces, Rank::support,   Rank::heavy};

bool hasFieldCommander(const ResolvedArmy& army) {
    if (army.force != nullptr && army.force->fieldCommanderDoesNotReplaceCommander) return false;
    return std::any_of(army.units.begin(), army.units.end(), [](const ResolvedUnit& unit) {
        return !keywordsOf(unit, Keyword::fieldCommander).empty();
    });
}

// Mercenaries do not count for the minimum of a rank, unless the battle force allows this (p. 41).
bool countsForMinimum(const ResolvedArmy& army, const ResolvedUnit& unit) {
    return !unit.mercenary || (army.force != nullptr && army.force->mercenariesCountForMinimum);
}

void judgeJointMost(const ResolvedArmy& army, const std::array<int, 6>& counted,
                    Objections& objections) {
    const auto& most = army.limits().mostCommandersAndOperatives;
    const int both = counted[0] + counted[1];
    if (!most || both <= *most) return;
    objections.push_back({Area::ranks, page(41, "Battle Forces"), say::leadersTogether(both, *most),
                          say::removeOfThem(both - *most)});
}

}  // namespace

Message unitsOf(int count, Rank rank) {
    return count == 1 ? say::unitOfRank(wordOf(rank)) : say::unitsOfRank(count, wordOf(rank));
}

std::vector<bool> outsideRankLimits(const ResolvedArmy& army) {
    std::vector<bool> outside(army.units.size(), false);
    for (std::size_t i = 0; i < army.units.size(); ++i) {
        const ResolvedUnit& unit = army.units[i];
        const bool ignored =
            army.force != nullptr && listHolds(army.force->ignoresDetachment, unit.entry->card.id);
        if (unit.has(Keyword::detachment) && !ignored) outside[i] = true;
        for (const KeywordText* associate : keywordsOf(unit, Keyword::associate)) {
            outside[i] = outside[i] ||
                         std::any_of(army.units.begin(), army.units.end(), [&](const auto& one) {
                             return associate->who != nullptr && one.traits.fits(*associate->who);
                         });
        }
    }
    for (const ResolvedUnit& unit : army.units) {
        for (const KeywordText* entourage : keywordsOf(unit, Keyword::entourage)) {
            for (std::size_t i = 0; i < army.units.size(); ++i) {
                if (outside[i] || entourage->who == nullptr) continue;
                if (!army.units[i].traits.fits(*entourage->who)) continue;
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
        const Citation citation = army.force == nullptr ? Citation(army.edition().places.ranks)
                                                        : page(41, "Battle Forces");
        if (filling[index] < least) {
            const Message there = unitsOf(filling[index], rank);
            const Message missing = unitsOf(least - filling[index], rank);
            objections.push_back(
                {Area::ranks, citation,
                 least == 1 ? say::atLeastOneNeeded(there) : say::atLeastNeeded(there, least),
                 filling[index] < counted[index] ? say::addNoMercenary(missing)
                                                 : say::addUnits(missing)});
            objections.back().unfinished = true;
        }
        if (counted[index] > limit.most) {
            const Message there = unitsOf(counted[index], rank);
            objections.push_back({Area::ranks, citation,
                                  limit.most == 1 ? say::atMostOneAllowed(there)
                                                  : say::atMostAllowed(there, limit.most),
                                  say::removeUnits(unitsOf(counted[index] - limit.most, rank))});
        }
    }
    judgeJointMost(army, counted, objections);
}

namespace {

/// Gives each unit with the keyword Detachment a unit of the kind that the keyword requires, by
/// bipartite matching with augmenting paths. Units are identified by index.
class Detachments {
  public:
    explicit Detachments(const ResolvedArmy& army) : army_(army), owner_(army.units.size()) {}

    /// Finds a partner for one unit with Detachment. If necessary, earlier units with Detachment
    /// get other partners, but none of them stays without a partner. So only the last units with
    /// Detachment in the army may have no partner.
    bool findFor(std::size_t detachment, const UnitFilter& who) {
        wanted_[detachment] = &who;
        std::vector<bool> tried(army_.units.size(), false);
        return find(detachment, tried);
    }

  private:
    bool find(std::size_t detachment, std::vector<bool>& tried) {
        for (std::size_t i = 0; i < army_.units.size(); ++i) {
            if (tried[i] || !isMeant(*wanted_[detachment], army_.units[i])) continue;
            tried[i] = true;
            if (owner_[i] && !find(*owner_[i], tried)) continue;
            owner_[i] = detachment;
            return true;
        }
        return false;
    }

    static bool isMeant(const UnitFilter& who, const ResolvedUnit& unit) {
        return !unit.has(Keyword::detachment) && unit.traits.fits(who);
    }

    const ResolvedArmy& army_;
    // For each unit, by index: the unit with Detachment to which it was given as partner.
    std::vector<std::optional<std::size_t>> owner_;
    std::map<std::size_t, const UnitFilter*> wanted_;
};

}  // namespace

// "Each unit with the Detachment keyword needs its own matching specified unit": two units with
// Detachment never share one unit, even if their keywords name different units.
void judgeDetachments(const ResolvedArmy& army, Objections& objections) {
    Detachments detachments(army);
    for (std::size_t i = 0; i < army.units.size(); ++i) {
        const ResolvedUnit& unit = army.units[i];
        if (army.force != nullptr && listHolds(army.force->ignoresDetachment, unit.entry->card.id))
            continue;
        const auto keywords = keywordsOf(unit, Keyword::detachment);
        if (keywords.empty() || keywords.front()->who == nullptr) continue;
        const UnitFilter& who = *keywords.front()->who;
        if (detachments.findFor(i, who)) continue;
        objections.push_back({Area::units, citationOf(Keyword::detachment),
                              say::needsUnitOfItsOwn(unit.name(), who.said()), say::addOne(),
                              unit.index, unit.entry->card.id});
        objections.back().unfinished = true;
    }
}

}  // namespace sightline::engine
