/// A cache of the rulings on one table: lines of sight, obscured miniatures, places in cohesion,
/// compulsory Moves, positions of tokens and places for leaders. Rules and replays need the same
/// ruling many times, so each ruling is computed once. The key of a ruling contains all bits of its
/// input, so a cached answer is exact. Only input that cannot change the answer is left out of the
/// key: the unit that asks, and solids elsewhere on the table.
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

/// A cache for the rulings on one layout of terrain. The positions of miniatures are part of the
/// key. Thread-safe.
class RulingMemo {
  public:
    /// Cached versions of the functions with the same names in `geometry`: `isVisible`,
    /// `lineOfSight` and `obscured`. All calls with a non-empty `settings.ignored` must use the
    /// same set of pieces. Results of stopped calls are not cached.
    bool isVisible(const geometry::Battlefield& field, const geometry::Silhouette& from,
                   const geometry::Silhouette& to, const geometry::SightSettings& settings);
    /// The cached version of `geometry::isVisibleAtOnce`. If the answer of `isVisible` is in the
    /// cache, this answer is used.
    bool isVisibleAtOnce(const geometry::Battlefield& field, const geometry::Silhouette& from,
                         const geometry::Silhouette& to, const geometry::SightSettings& settings);
    geometry::Sight lineOfSight(const geometry::Battlefield& field,
                                const geometry::Silhouette& from, const geometry::Silhouette& to,
                                const geometry::SightSettings& settings);
    geometry::Obscured obscured(const geometry::Battlefield& field, const geometry::Mini& viewer,
                                const geometry::Mini& target,
                                const geometry::SightSettings& settings);

    /// The cached answer of `obscured`. No value if the answer is not in the cache.
    std::optional<geometry::Obscured> knownObscured(const geometry::Mini& viewer,
                                                    const geometry::Mini& target,
                                                    const geometry::SightSettings& settings);

    /// The input of `placeInCohesion`, the cached version of `geometry::placeInCohesion`. Cover
    /// against enemies is not considered.
    struct Formation {
        geometry::Mini leaderBefore{}, leaderAfter{};
        std::span<const geometry::FormationMember> followers;
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    std::vector<geometry::FormationPlace> placeInCohesion(const geometry::Battlefield& field,
                                                          const Formation& formation,
                                                          const geometry::SightSettings& settings);

    /// The input of `geometry::judgeMove` for a Move of a leader from its current position.
    struct Mover {
        const geometry::Mini& leader;
        const geometry::MoveTerms& terms;
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    /// True if the leader can make a compulsory Move. If the answer is not in the cache, `work`
    /// computes it. The answers for an undeployed leader are not cached.
    bool canMoveCompulsorily(const Mover& mover, const std::function<bool()>& work);
    /// The result of a compulsory Move that was made. If it is not in the cache, `work` computes
    /// it.
    geometry::MadeMove compulsoryMove(const Mover& mover, const geometry::Move& move,
                                      const std::function<geometry::MadeMove()>& work);

    /// The input for `closestSpot`: the kind of a token, its wished position, and the tokens and
    /// miniatures on the table.
    struct WishedSpot {
        int kind = 0;
        geometry::Vec2 at{};
        std::vector<std::pair<int, geometry::Vec2>> tokens;  ///< kind and position of each token on
                                                             ///< the table
        std::span<const geometry::PlacedMini> minis;
    };
    /// The legal position of a token that is closest to the wished position. If it is not in the
    /// cache, `work` computes it.
    geometry::Vec2 closestSpot(const WishedSpot& wish, const std::function<geometry::Vec2()>& work);

    /// The input for `proposedPlace`: a unit leader that is to be placed completely within a
    /// territory, on one side of the table.
    struct WishedPlace {
        geometry::Mini leader{};  ///< the leader; its current position is ignored
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
        const geometry::Territory& territory;
        bool nearSide = false;
    };
    /// The proposed place of a leader. No value if there is no legal place. If the answer is not in
    /// the cache, `work` computes it.
    using ProposedPlace = std::optional<geometry::Mini>;
    ProposedPlace proposedPlace(const WishedPlace& wish,
                                const std::function<ProposedPlace()>& work);

    /// The cached version of `geometry::terrainUnder` for a token. If the answer is not in the
    /// cache, `work` computes it.
    using UnderToken = std::vector<geometry::TerrainUnder>;
    UnderToken terrainUnder(const geometry::Outline& token,
                            const std::function<UnderToken()>& work);

    std::size_t size() const;  ///< number of cached answers of all kinds

  private:
    using Key = std::vector<double>;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    // No code depends on the order of the entries.
    template <class Value>
    using Table = std::unordered_map<Key, Value, Hash>;

    double solidsOf(std::span<const geometry::Silhouette> solids);
    template <class Value, class Work>
    Value remembered(Table<Value>& table, Key key, const std::stop_token& stop, const Work& work);

    mutable std::mutex mutex_;
    std::map<Key, double> solids_;  ///< a number for each set of obstacles; other keys contain the
                                    ///< number, not the set
    Table<bool> visible_;
    Table<bool> notAtOnce_;  ///< keys for which the fast test does not decide `isVisible`
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
