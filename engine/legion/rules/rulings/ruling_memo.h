/// Memo of the rulings on one table: lines of sight, obscured miniatures, places in cohesion,
/// compulsory Moves, spots for tokens and places for leaders. Rules ask the same question many
/// times (may it be declared, who is eligible, who is visible), and so does every replay, so each
/// answer is computed once. The key is the whole question, bit by bit, so a cached answer is exact.
/// The key leaves out only data without influence: the asking unit, and solids elsewhere on the
/// table.
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

/// For one layout of terrain; miniatures are part of the question. Thread-safe.
class RulingMemo {
  public:
    /// `geometry::isVisible`, `lineOfSight` and `obscured`. `settings.ignored` must be the same set
    /// of pieces in all calls where it is not empty. Stopped results are not cached.
    bool isVisible(const geometry::Battlefield& field, const geometry::Silhouette& from,
                   const geometry::Silhouette& to, const geometry::SightSettings& settings);
    /// `geometry::isVisibleAtOnce`, or the cached answer of `isVisible`.
    bool isVisibleAtOnce(const geometry::Battlefield& field, const geometry::Silhouette& from,
                         const geometry::Silhouette& to, const geometry::SightSettings& settings);
    geometry::Sight lineOfSight(const geometry::Battlefield& field,
                                const geometry::Silhouette& from, const geometry::Silhouette& to,
                                const geometry::SightSettings& settings);
    geometry::Obscured obscured(const geometry::Battlefield& field, const geometry::Mini& viewer,
                                const geometry::Mini& target,
                                const geometry::SightSettings& settings);

    /// The cached answer of `obscured`; empty if there is none.
    std::optional<geometry::Obscured> knownObscured(const geometry::Mini& viewer,
                                                    const geometry::Mini& target,
                                                    const geometry::SightSettings& settings);

    /// `geometry::placeInCohesion`, without enemies to take cover from.
    struct Formation {
        geometry::Mini leaderBefore{}, leaderAfter{};
        std::span<const geometry::FormationMember> followers;
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    std::vector<geometry::FormationPlace> placeInCohesion(const geometry::Battlefield& field,
                                                          const Formation& formation,
                                                          const geometry::SightSettings& settings);

    /// The leader's possibilities from its present place: `geometry::judgeMove`.
    struct Mover {
        const geometry::Mini& leader;
        const geometry::MoveTerms& terms;
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    /// Whether it can make a compulsory Move; calls `work` once per key. The set of deployed
    /// miniatures is not cached and is read on each call.
    bool canMoveCompulsorily(const Mover& mover, const std::function<bool()>& work);
    /// The result of a compulsory Move that was made; calls `work` once per key.
    geometry::MadeMove compulsoryMove(const Mover& mover, const geometry::Move& move,
                                      const std::function<geometry::MadeMove()>& work);

    /// The wish to put a token at a place or close to it, with the tokens and miniatures on the
    /// table.
    struct WishedSpot {
        int kind = 0;
        geometry::Vec2 at{};
        std::vector<std::pair<int, geometry::Vec2>> tokens;  ///< their kinds and places
        std::span<const geometry::PlacedMini> minis;
    };
    /// The legal spot closest to the wish; calls `work` once per key.
    geometry::Vec2 closestSpot(const WishedSpot& wish, const std::function<geometry::Vec2()>& work);

    /// The wish to place a leader completely within a territory, on one of two sides.
    struct WishedPlace {
        geometry::Mini leader{};  ///< its present position does not matter
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
        const geometry::Territory& territory;
        bool nearSide = false;
    };
    /// The proposed place, if any; calls `work` once per key.
    using ProposedPlace = std::optional<geometry::Mini>;
    ProposedPlace proposedPlace(const WishedPlace& wish,
                                const std::function<ProposedPlace()>& work);

    /// `geometry::terrainUnder` for a token; calls `work` once per key.
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
    using Table = std::unordered_map<Key, Value, Hash>;  // never iterated

    double solidsOf(std::span<const geometry::Silhouette> solids);
    template <class Value, class Work>
    Value remembered(Table<Value>& table, Key key, const std::stop_token& stop, const Work& work);

    mutable std::mutex mutex_;
    std::map<Key, double> solids_;  ///< a number for each set of additional solids
    Table<bool> visible_;
    Table<bool> notAtOnce_;  ///< true: `isVisible` needed or needs more than the first lines
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
