// Visibility between units. Terrain and the silhouettes of ground vehicles of other units block the
// view.
#include <algorithm>
#include <cassert>
#include <stop_token>

#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {
namespace {

using geometry::PlacedMini;

// True if the unit's silhouettes block the view: ground vehicles, and units that count as ground
// vehicles for LOS (p. 40, Hover in the glossary). The part about LOS also acts in games in which
// the players apply other parts of Hover by hand.
bool blocksSight(const UnitCard& card) {
    const bool hovers =
        std::any_of(card.keywords.begin(), card.keywords.end(), [](const KeywordText& one) {
            return one.name.keyword() == Keyword::hover && one.parameter == "Ground";
        });
    return card.type == UnitType::groundVehicle || hovers;
}

/// Tests of visibility between two units. The obstacles between the units are collected once for
/// all of their miniatures.
class SightObstacles {
  public:
    SightObstacles(const Tabletop& table, const UnitOnTable& from, const UnitOnTable& to)
        : table_(table), hulls_(vehiclesBetween(table, from.id, to.id)) {}

    /// A fast test that uses only the first few lines of the complete test. If it returns false,
    /// the target may still be visible.
    bool isVisibleAtOnce(const geometry::Mini& from, const geometry::Mini& to) const {
        const auto one = geometry::silhouetteOf(from), other = geometry::silhouetteOf(to);
        return table_.memo ? table_.memo->isVisibleAtOnce(table_.field, one, other, settings())
                           : geometry::isVisibleAtOnce(table_.field, one, other, settings());
    }
    /// The complete test of visibility. It does not compute the margin of the LOS, because the
    /// margin takes several times as long as the test. After a stop request, a result of false has
    /// no meaning.
    bool isVisible(const geometry::Mini& from, const geometry::Mini& to,
                   std::stop_token stop = {}) const {
        const auto one = geometry::silhouetteOf(from), other = geometry::silhouetteOf(to);
        geometry::SightSettings asked = settings();
        asked.stop = std::move(stop);
        return table_.memo ? table_.memo->isVisible(table_.field, one, other, asked)
                           : geometry::isVisible(table_.field, one, other, asked);
    }
    geometry::Sight sight(const geometry::Mini& from, const geometry::Mini& to, bool margin,
                          int proof = geometry::fullProof) const {
        const auto one = geometry::silhouetteOf(from), other = geometry::silhouetteOf(to);
        geometry::SightSettings asked = settings();
        asked.margin = margin;
        asked.proof = proof;
        return table_.memo ? table_.memo->lineOfSight(table_.field, one, other, asked)
                           : geometry::lineOfSight(table_.field, one, other, asked);
    }

  private:
    geometry::SightSettings settings() const {
        geometry::SightSettings sight;
        sight.obstacles = hulls_;
        return sight;
    }
    const Tabletop& table_;
    std::vector<geometry::Silhouette> hulls_;
};

}  // namespace

std::vector<geometry::Silhouette> vehiclesBetween(const Tabletop& table, UnitId one, UnitId other) {
    std::vector<geometry::Silhouette> hulls;
    for (const UnitOnTable& unit : table.units) {
        if (!blocksSight(*unit.card) || unit.id == one || unit.id == other) continue;
        for (const PlacedMini& mini : unit.minis) {
            hulls.push_back(geometry::silhouetteOf(mini.mini));
        }
    }
    return hulls;
}

geometry::Sight sightBetween(const Tabletop& table, const UnitOnTable& from,
                             const geometry::Mini& fromMini, const UnitOnTable& to,
                             const geometry::Mini& toMini) {
    return SightObstacles(table, from, to).sight(fromMini, toMini, true);
}

geometry::Sight sightOfHidden(const Tabletop& table, const UnitOnTable& from,
                              const geometry::Mini& fromMini, const UnitOnTable& to,
                              const geometry::Mini& toMini) {
    return SightObstacles(table, from, to).sight(fromMini, toMini, false, 0);
}

bool seesAtOnce(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
                const UnitOnTable& to) {
    const SightObstacles between(table, from, to);
    return std::any_of(to.minis.begin(), to.minis.end(), [&](const PlacedMini& target) {
        return between.isVisibleAtOnce(fromMini, target.mini);
    });
}

namespace {

/// For each miniature of `eyes`: true if it sees any miniature of `targets`. After a clear line to
/// one target was found, the tests of the other targets are stopped.
std::vector<bool> seeing(const SightObstacles& between, std::span<const PlacedMini> eyes,
                         std::span<const PlacedMini> targets) {
    std::vector<std::stop_source> sees(eyes.size());
    bool all = true;
    for (std::size_t i = 0; i < eyes.size(); ++i) {
        const bool plain = std::any_of(targets.begin(), targets.end(), [&](const PlacedMini& it) {
            return between.isVisibleAtOnce(eyes[i].mini, it.mini);
        });
        if (plain) sees[i].request_stop();
        all = all && plain;
    }
    const std::size_t pairs = all ? 0 : eyes.size() * targets.size();
    parallelFor(pairs, [&](std::size_t pair) {
        std::stop_source& found = sees[pair / targets.size()];
        if (found.stop_requested()) return;
        const geometry::Mini& eye = eyes[pair / targets.size()].mini;
        if (between.isVisible(eye, targets[pair % targets.size()].mini, found.get_token()))
            found.request_stop();
    });
    std::vector<bool> seen;
    seen.reserve(sees.size());
    for (const std::stop_source& one : sees) seen.push_back(one.stop_requested());
    return seen;
}

}  // namespace

bool sees(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
          const UnitOnTable& to) {
    const PlacedMini eye[] = {{-1, fromMini}};
    return seeing(SightObstacles(table, from, to), eye, to.minis).front();
}

std::vector<MiniId> eligibleMiniatures(const Tabletop& table, UnitId attacker, UnitId defender) {
    const UnitOnTable *self = table.find(attacker), *other = table.find(defender);
    if (!self || !other) return {};
    const auto seen = seeing(SightObstacles(table, *self, *other), self->minis, other->minis);
    std::vector<MiniId> eligible;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (seen[i]) eligible.push_back(MiniId{self->minis[i].key});
    return eligible;
}

bool anySees(const Tabletop& table, const UnitOnTable& from, const UnitOnTable& to) {
    return std::any_of(from.minis.begin(), from.minis.end(),
                       [&](const PlacedMini& one) { return sees(table, from, one.mini, to); });
}

// The fast test comes first, because the miniatures that it finds may already be enough for the
// function `enough`.
std::vector<MiniId> visibleTo(const Tabletop& table, const UnitOnTable& self,
                              const std::vector<MiniId>& from, UnitId defender,
                              const std::function<bool(const std::vector<MiniId>&)>& enough) {
    const UnitOnTable* attacked = table.find(defender);
    if (!attacked) return {};
    const UnitOnTable& other = *attacked;
    const SightObstacles between(table, self, other);
    std::vector<MiniId> visible;
    const auto isFound = [&](MiniId one) {
        return std::find(visible.begin(), visible.end(), one) != visible.end();
    };
    const auto anybody = [&](const auto& sight) {
        return std::any_of(self.minis.begin(), self.minis.end(), [&](const PlacedMini& mini) {
            const bool fires = std::find(from.begin(), from.end(), MiniId{mini.key}) != from.end();
            return fires && sight(mini.mini);
        });
    };
    for (const bool atOnce : {true, false}) {
        for (const PlacedMini& target : other.minis) {
            if (enough && enough(visible)) return visible;
            if (isFound(MiniId{target.key})) continue;
            const bool seen = anybody([&](const geometry::Mini& mini) {
                return atOnce ? between.isVisibleAtOnce(mini, target.mini)
                              : between.isVisible(mini, target.mini);
            });
            if (seen) visible.push_back(MiniId{target.key});
        }
    }
    return visible;
}

}  // namespace sightline::engine
