// Searches for the places of the followers: the miniatures of a unit other than its leader.
#include "geometry/cohesion/formation.h"

#include <algorithm>
#include <cmath>

#include "geometry/cohesion/private/ruler.h"
#include "geometry/place/private/rest.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::geometry {
namespace {

constexpr double ringStep = 0.2;  // distance between two rings of tested places, inches
constexpr int nearRings = 20;  // maximum number of rings around a follower's place in the formation
// Maximum number of rings around the leader. They are tested if no place in cohesion was found.
constexpr int farRings = 60;
// Maximum number of LOS tests around a follower's place in the formation.
constexpr int mostSights = 60;
constexpr int mostSightsRound = 600;  // maximum number of LOS tests around the leader
// Maximum number of places in cohesion that are compared for cover.
constexpr std::size_t coverSpots = 40;
// Minimum distance between two places that are compared for cover, in inches.
constexpr double coverStep = 0.5;

Vec2 planOf(const Mini& mini) { return {mini.position.x, mini.position.y}; }

// Points on concentric rings, from inside to outside. If `firstRadius` is zero, the first point is
// the centre.
struct Rings {
    Vec2 centre{};
    int count = 0;
    double firstRadius = 0.0;

    /// Calls `visit` for each point of the rings until `visit` returns true. Most miniatures can
    /// stay at the first point.
    template <class Visit>
    void visit(Visit visit) const {
        if (firstRadius == 0.0 && visit(centre)) return;
        for (int ring = firstRadius == 0.0 ? 1 : 0; ring <= count; ++ring) {
            const double radius = firstRadius + ringStep * ring;
            const int steps =
                std::max(8, static_cast<int>(2.0 * std::numbers::pi * radius / ringStep));
            for (int i = 0; i < steps; ++i)
                if (visit(centre + direction({360.0 * i / steps}) * radius)) return;
        }
    }
};

class Placing {
  public:
    Placing(const Battlefield& field, const Mini& leader, const PlacementTerms& terms,
            std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden,
            const SightSettings& settings, std::span<const Mini> coverFrom)
        : field_(field),
          leader_(leader),
          terms_(terms),
          taken_(others.begin(), others.end()),
          forbidden_(forbidden),
          settings_(settings),
          coverFrom_(coverFrom) {}

    FormationPlace place(const FormationMember& member, Vec2 wanted) {
        Mini mini = member.mini;
        if (mini.base.notched) mini.facing = leader_.facing;
        // Distance between the centres of the leader and a follower in base contact.
        const double touching = gapFree(mini) + sameLength;
        const Rings near{wanted, nearRings, 0.0};
        if (const auto stood = best(mini, near, mostSights)) return keep(member.key, *stood, true);
        const Rings round{planOf(leader_), nearRings, touching};
        if (const auto stood = best(mini, round, mostSightsRound))
            return keep(member.key, *stood, true);
        std::optional<Mini> anywhere;
        Rings{planOf(leader_), farRings, touching}.visit([&](Vec2 spot) {
            anywhere = standing(mini, spot);
            return anywhere.has_value();
        });
        return keep(member.key, anywhere.value_or(member.mini), false);
    }

    void occupy(MiniKey key, const Mini& mini) { taken_.push_back({key, mini}); }

  private:
    double gapFree(const Mini& mini) const {
        return (leader_.base.width + std::min(mini.base.width, mini.base.length)) / 2.0;
    }

    // The first tested place in cohesion. With `coverFrom`, the place with the best cover among the
    // first few places in cohesion.
    std::optional<Mini> best(const Mini& mini, const Rings& spots, int sights) const {
        std::optional<Mini> found;
        std::vector<Vec2> compared;
        int mostCover = -1;
        spots.visit([&](Vec2 spot) {
            if (!couldBeInCohesion(mini, spot)) return false;
            const bool known = std::any_of(compared.begin(), compared.end(), [&](Vec2 other) {
                return glm::distance(other, spot) < coverStep;
            });
            if (known) return false;
            const auto stood = standing(mini, spot);
            if (!stood || !inCohesion(*stood, sights)) return false;
            const int cover = coverAt(*stood);
            if (cover > mostCover) found = stood;
            mostCover = std::max(mostCover, cover);
            compared.push_back(spot);
            const bool all = mostCover == static_cast<int>(coverFrom_.size());
            return all || compared.size() == coverSpots;
        });
        return found;
    }

    int coverAt(const Mini& mini) const {
        return static_cast<int>(std::count_if(
            coverFrom_.begin(), coverFrom_.end(),
            [&](const Mini& enemy) { return obscured(field_, enemy, mini, settings_).obscured; }));
    }

    bool couldBeInCohesion(Mini mini, Vec2 spot) const {
        mini.position = Vec3(spot, leader_.position.z);
        return within(mini, leader_, field_.dimensions().halfRange);
    }

    // The miniature at the place `spot`, on the leader's storey. Empty if the miniature may not
    // stand there.
    std::optional<Mini> standing(Mini mini, Vec2 spot) const {
        mini.position = Vec3(spot, leader_.position.z);
        const Placement placement = judgeRest(field_, mini, terms_, mini.position.z + mini.height,
                                              taken_, forbidden_, Objecting::once);
        if (!placement.legal) return std::nullopt;
        mini.position.z = placement.z;
        return mini;
    }

    // True if the miniature is in cohesion. A test of LOS reduces `sights`, the number of LOS tests
    // that are left.
    bool inCohesion(const Mini& mini, int& sights) const {
        if (std::abs(mini.position.z - leader_.position.z) > leader_.height + sameLength)
            return false;
        if (impassableUnderRuler(field_, leader_, mini)) return false;
        SightSettings aimed = settings_;
        aimed.proof = 0;
        const Silhouette from = silhouetteOf(mini), to = silhouetteOf(leader_);
        // The quick LOS test runs first. If it finds a line, the exact LOS test must also succeed.
        return --sights >= 0 && sees(field_, from, to, aimed) &&
               isVisible(field_, from, to, settings_);
    }

    FormationPlace keep(MiniKey key, const Mini& mini, bool inside) {
        taken_.push_back({key, mini});
        return {key, mini, inside};
    }

    const Battlefield& field_;
    const Mini& leader_;
    const PlacementTerms& terms_;
    std::vector<PlacedMini> taken_;
    std::span<const PlacedMini> forbidden_;
    const SightSettings& settings_;
    std::span<const Mini> coverFrom_;
};

}  // namespace

std::vector<FormationPlace> placeInCohesion(
    const Battlefield& field, const Mini& leaderBefore, const Mini& leaderAfter,
    std::span<const FormationMember> followers, const PlacementTerms& terms,
    std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden,
    const SightSettings& settings, std::span<const Mini> coverFrom) {
    Placing placing(field, leaderAfter, terms, others, forbidden, settings, coverFrom);
    placing.occupy(0, leaderAfter);
    const bool turns = leaderAfter.base.notched;
    const Degrees rotation = turns ? turn(leaderAfter.facing, leaderBefore.facing) : Degrees{0.0};
    const Vec2 x = direction(rotation), y(-x.y, x.x);
    std::vector<FormationPlace> places;
    for (const FormationMember& member : followers) {
        const Vec2 offset = planOf(member.mini) - planOf(leaderBefore);
        const Vec2 wanted = planOf(leaderAfter) + x * offset.x + y * offset.y;
        places.push_back(placing.place(member, wanted));
    }
    return places;
}

}  // namespace sightline::geometry
