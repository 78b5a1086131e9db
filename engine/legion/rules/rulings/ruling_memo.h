/// A cache of the rulings on one table: lines of sight, obscured miniatures, places in cohesion,
/// compulsory Moves, positions of tokens and places for leaders. Rules and replays ask for the same
/// ruling many times, so each ruling is computed once. The key contains all bits of the question,
/// so a cached answer is exact. The key omits only data that cannot change the answer: the unit
/// that asks, and solids elsewhere on the table.
#pragma once
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "geometry/cohesion/formation.h"
#include "geometry/move/move.h"
#include "geometry/range/territory.h"
#include "geometry/sight/obscured.h"
#include "geometry/table/terrain_under.h"

namespace sightline::engine {

/// A cache for one layout of terrain. The positions of miniatures are part of the key. Thread-safe.
class RulingMemo {
  public:
    /// The cached versions of `geometry::isVisible`, `lineOfSight` and `obscured`. All calls with a
    /// non-empty `settings.ignored` must use the same set of pieces. Stopped results are not
    /// cached.
    bool isVisible(const geometry::Battlefield& field, const geometry::Silhouette& from,
                   const geometry::Silhouette& to, const geometry::SightSettings& settings);
    /// The cached version of `geometry::isVisibleAtOnce`. Uses the answer of `isVisible` if it is
    /// in the cache.
    bool isVisibleAtOnce(const geometry::Battlefield& field, const geometry::Silhouette& from,
                         const geometry::Silhouette& to, const geometry::SightSettings& settings);
    geometry::Sight lineOfSight(const geometry::Battlefield& field,
                                const geometry::Silhouette& from, const geometry::Silhouette& to,
                                const geometry::SightSettings& settings);
    geometry::Obscured obscured(const geometry::Battlefield& field, const geometry::Mini& viewer,
                                const geometry::Mini& target,
                                const geometry::SightSettings& settings);

    /// The cached answer of `obscured`. No value if the cache has none.
    std::optional<geometry::Obscured> knownObscured(const geometry::Mini& viewer,
                                                    const geometry::Mini& target,
                                                    const geometry::SightSettings& settings);

    /// The cached version of `geometry::placeInCohesion`, without enemies to take cover from.
    struct Formation {
        geometry::Mini leaderBefore{}, leaderAfter{};
        std::span<const geometry::FormationMember> followers;
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    std::vector<geometry::FormationPlace> placeInCohesion(const geometry::Battlefield& field,
                                                          const Formation& formation,
                                                          const geometry::SightSettings& settings);

    /// The leader and the terms of its Move from its current position, for `geometry::judgeMove`.
    struct Mover {
        const geometry::Mini& leader;
        const geometry::MoveTerms& terms;
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    /// True if the leader can make a compulsory Move. Calls `work` once for each key. The set of
    /// deployed miniatures is not cached; it is read in each call.
    bool canMoveCompulsorily(const Mover& mover, const std::function<bool()>& work);
    /// The result of a compulsory Move that was made. Calls `work` once for each key.
    geometry::MadeMove compulsoryMove(const Mover& mover, const geometry::Move& move,
                                      const std::function<geometry::MadeMove()>& work);

    /// The wished position of a token, with the tokens and miniatures on the table.
    struct WishedSpot {
        int kind = 0;
        geometry::Vec2 at{};
        std::vector<std::pair<int, geometry::Vec2>> tokens;  ///< kinds and positions of the tokens
        std::span<const geometry::PlacedMini> minis;
    };
    /// The legal position that is closest to the wished position. Calls `work` once for each key.
    geometry::Vec2 closestSpot(const WishedSpot& wish, const std::function<geometry::Vec2()>& work);

    /// A request to place a leader completely within a territory, on one of two sides.
    struct WishedPlace {
        geometry::Mini leader{};  ///< the leader; its current position does not matter
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
        const geometry::Territory& territory;
        bool nearSide = false;
    };
    /// The proposed place. No value if there is none. Calls `work` once for each key.
    using ProposedPlace = std::optional<geometry::Mini>;
    ProposedPlace proposedPlace(const WishedPlace& wish,
                                const std::function<ProposedPlace()>& work);

    /// The cached version of `geometry::terrainUnder` for a token. Calls `work` once for each key.
    using UnderToken = std::vector<geometry::TerrainUnder>;
    UnderToken terrainUnder(const geometry::Outline& token,
                            const std::function<UnderToken()>& work);

    std::size_t size() const;  ///< number of cached answers

  private:
    using Key = std::vector<double>;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    template <class Value>
    using Table = std::unordered_map<Key, Value, Hash>;  // the table is never iterated

    double solidsOf(std::span<const geometry::Silhouette> solids);
    template <class Value, class Work>
    Value remembered(Table<Value>& table, Key key, const std::stop_token& stop, const Work& work);

    mutable std::mutex mutex_;
    std::map<Key, double> solids_;  ///< a number for each set of additional solids
    Table<bool> visible_;
    Table<bool> notAtOnce_;  ///< true if the first lines do not decide the answer of `isVisible`
    Table<geometry::Sight> sights_;
    Table<geometry::Obscured> obscured_;
    Table<std::vector<geometry::FormationPlace>> formations_;
    Table<bool> compulsory_;
    Table<geometry::MadeMove> compulsoryMoves_;
    Table<geometry::Vec2> spots_;
    Table<ProposedPlace> places_;
    Table<UnderToken> terrain_;
};

}  // namespace sightline::engine
