/// What was ruled on one table: lines of sight, places in cohesion, which rest on them, compulsory
/// Moves, and where a token may lie or a leader be placed. Rules ask the same question
/// many times (may it be declared, who is eligible, who is visible), and so does every replay: it
/// is worked out once. The key is the whole question to the last bit, so that an answer found here
/// is the answer; only what cannot matter is left out: who asks, and solids that stand elsewhere.
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

/// For one layout of terrain; miniatures are part of the question. Many threads may ask at once.
class RulingMemo {
  public:
    /// `geometry::isVisible`, `lineOfSight` and `obscured`. `settings.ignored` has to be one and
    /// the same set of pieces wherever it is not empty. What was stopped is not kept.
    bool isVisible(const geometry::Battlefield& field, const geometry::Silhouette& from,
                   const geometry::Silhouette& to, const geometry::SightSettings& settings);
    /// `geometry::isVisibleAtOnce`, or what `isVisible` is known to say.
    bool isVisibleAtOnce(const geometry::Battlefield& field, const geometry::Silhouette& from,
                         const geometry::Silhouette& to, const geometry::SightSettings& settings);
    geometry::Sight lineOfSight(const geometry::Battlefield& field,
                                const geometry::Silhouette& from, const geometry::Silhouette& to,
                                const geometry::SightSettings& settings);
    geometry::Obscured obscured(const geometry::Battlefield& field, const geometry::Mini& viewer,
                                const geometry::Mini& target,
                                const geometry::SightSettings& settings);

    /// What it is known to say; none: nobody has asked.
    std::optional<geometry::Obscured> knownObscured(const geometry::Mini& viewer,
                                                    const geometry::Mini& target,
                                                    const geometry::SightSettings& settings);

    /// `geometry::placeInCohesion`, nobody to take cover from.
    struct Formation {
        geometry::Mini leaderBefore{}, leaderAfter{};
        std::span<const geometry::FormationMember> followers;
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    std::vector<geometry::FormationPlace> placeInCohesion(const geometry::Battlefield& field,
                                                          const Formation& formation,
                                                          const geometry::SightSettings& settings);

    /// What a leader may do from where it stands: `geometry::judgeMove`.
    struct Mover {
        const geometry::Mini& leader;
        const geometry::MoveTerms& terms;
        std::span<const geometry::PlacedMini> others, forbidden;
    };
    /// Whether it can make a compulsory Move: `work`, done once for each. Who is deployed is asked
    /// anew each time.
    bool canMoveCompulsorily(const Mover& mover, const std::function<bool()>& work);
    /// Where a compulsory Move that was made leads: `work`, done once for each.
    geometry::MadeMove compulsoryMove(const Mover& mover, const geometry::Move& move,
                                      const std::function<geometry::MadeMove()>& work);

    /// A token that is to lie at a place or close to it, and what lies and stands there already.
    struct WishedSpot {
        int kind = 0;
        geometry::Vec2 at{};
        std::vector<std::pair<int, geometry::Vec2>> tokens;  ///< their kinds and places
        std::span<const geometry::PlacedMini> minis;
    };
    /// The legal spot closest to it: `work`, done once for each.
    geometry::Vec2 closestSpot(const WishedSpot& wish, const std::function<geometry::Vec2()>& work);

    /// A leader that is to be placed completely within a territory, which lies on one of two sides.
    struct WishedPlace {
        geometry::Mini leader{};  ///< wherever it is now
        geometry::PlacementTerms terms{};
        std::span<const geometry::PlacedMini> others, forbidden;
        const geometry::Territory& territory;
        bool nearSide = false;
    };
    /// Where it would be proposed, if anywhere: `work`, done once for each.
    using ProposedPlace = std::optional<geometry::Mini>;
    ProposedPlace proposedPlace(const WishedPlace& wish,
                                const std::function<ProposedPlace()>& work);

    /// `geometry::terrainUnder`, as a token asks for it: `work`, done once for each.
    using UnderToken = std::vector<geometry::TerrainUnder>;
    UnderToken terrainUnder(const geometry::Outline& token,
                            const std::function<UnderToken()>& work);

    std::size_t size() const;  ///< answers kept

  private:
    using Key = std::vector<double>;
    struct Hash {
        std::size_t operator()(const Key& key) const;
    };
    template <class Value>
    using Table = std::unordered_map<Key, Value, Hash>;  // looked up, never gone through

    double solidsOf(std::span<const geometry::Silhouette> solids);
    template <class Value, class Work>
    Value remembered(Table<Value>& table, Key key, const std::stop_token& stop, const Work& work);

    mutable std::mutex mutex_;
    std::map<Key, double> solids_;  ///< a number for each set of further solids
    Table<bool> visible_;
    Table<bool> notAtOnce_;  ///< true: whether it is visible took or takes longer
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
