#include "engine/legion/advice/layout_review/mission_on_table.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/layout_review/onlookers.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "geometry/measure/plan_box.h"
#include "geometry/measure/union_area.h"
#include "geometry/move/movement_tool.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {
using geometry::Vec2;

geometry::Territory turnedTerritory(const geometry::Territory& territory, const MapCard& map) {
    geometry::Territory turned = territory;
    for (geometry::Polygon& area : turned)
        for (Vec2& corner : area) corner = {map.drawn.width - corner.x, map.drawn.depth - corner.y};
    return turned;
}

// Places the objective tokens one after the other, like `placeObjectives`: each token must be clear
// of the earlier tokens.
std::vector<ObjectiveOnTable> objectivesOn(Battle& battle, bool corrects) {
    std::vector<ObjectiveOnTable> objectives;
    for (const ObjectiveSpot& spot : objectiveSpots(battle)) {
        const auto fault = faultOfSpot(battle, spot.kind, spot.at);
        ObjectiveOnTable objective{
            spot.kind, spot.at, fault ? std::optional(english(*fault)) : std::nullopt, spot.at, {}};
        if (const auto terrain = terrainFaultOf(battle, spot.kind, spot.at))
            objective.piece = terrain->piece;
        if (objective.fault && corrects)
            objective.closest = closestSpot(battle, spot.kind, spot.at);
        objectives.push_back(objective);
        ObjectiveToken token;
        token.id = ObjectiveId{static_cast<int>(battle.mission.tokens.size())};
        token.kind = spot.kind;
        const Vec2 at = objective.closest;
        token.position = {at.x, at.y, battle.field.surfaceAt(at).top};
        battle.mission.tokens.push_back(token);
    }
    return objectives;
}

double areaOfTerritory(const geometry::Territory& territory) {
    double area = 0.0;
    for (const geometry::Polygon& part : territory) {
        const geometry::PlanBox box = geometry::planBoxOf(part);
        const geometry::Polygon one[] = {part};
        area += geometry::unionArea(one, box.low, box.high);
    }
    return area;
}

// The distance between observers. It divides the table's depth into a whole number of steps. So the
// observers of one side, rotated by 180 degrees, are the observers of the other side.
double eyesApartIn(const geometry::Territory& territory, const MissionMeasure& measure,
                   geometry::TableSize table) {
    if (territory.empty()) return measure.eyesApart;
    const double wanted = std::sqrt(areaOfTerritory(territory) / measure.eyesAtLeast);
    const double apart = std::clamp(wanted, 1.0, measure.eyesApart);
    return table.depth / std::ceil(table.depth / apart - 1e-9);
}

/// Measures a mission for the player on one side of the table.
class SideMeasure {
  public:
    SideMeasure(const MissionGround& on, const Battle& battle, Player player,
                const MissionMeasure& measure)
        : on_(on), measure_(measure), home_(territoryOf(battle, player)) {
        if (!measure.parts.walks()) return;
        const auto starts = startsAlong(on.ground, on.goer, on.field, alliedEdges(battle, player));
        ways_ = waysFrom(on.ground, on.goer, on.field.dimensions(), starts);
    }

    /// Computes the values of this side. `openViews` contains, for each observer of this side, the
    /// number of enemy observers that see it without cover.
    MissionSide against(const std::vector<ObjectiveOnTable>& objectives, const Onlookers& own,
                        const Onlookers& enemy, const std::vector<int>& openViews) const {
        MissionSide side;
        for (const ObjectiveOnTable& objective : objectives) {
            ObjectiveFromSide from;
            if (measure_.parts.walks()) walk(objective, enemy, from);
            if (measure_.parts.sight)
                from.seenByOwn = own.shareThatSees(trooperAt(on_.field, objective.closest));
            side.objectives.push_back(from);
        }
        side.exposedAtHome = meanShare(openViews, enemy.count());
        return side;
    }

    const geometry::Territory& home() const { return home_; }

  private:
    void walk(const ObjectiveOnTable& objective, const Onlookers& enemy,
              ObjectiveFromSide& from) const {
        const std::optional<std::size_t> end = closestContesting(objective);
        from.inches =
            end ? static_cast<double>(ways_.inches[*end]) : static_cast<double>(Ways::none);
        if (!end) return;
        // The unit starts with its whole base outside the table's edge.
        const double behind = on_.goer.mini.base.width / 2.0;
        from.moves = static_cast<int>(
            std::ceil((from.inches + behind) / moveLength(on_.goer, on_.field.dimensions())));
        if (measure_.parts.cover) from.openOnWay = openAlong(ways_.to(*end), enemy);
    }

    // Of the places where a unit leader contests the token: the place with the shortest way. No
    // value if none of these places is reachable.
    std::optional<std::size_t> closestContesting(const ObjectiveOnTable& objective) const {
        const geometry::Outline token = outlineOf(objective.kind, objective.closest);
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < ways_.inches.size(); ++i) {
            if (!ways_.leadsTo(i) || !on_.ground.cells[i].stands) continue;
            if (best && ways_.inches[i] >= ways_.inches[*best]) continue;
            geometry::Mini leader = on_.goer.mini;
            const Vec2 at = on_.ground.centre(i);
            leader.position = {at.x, at.y, 0.0};
            const double away = geometry::gap(outlineOf(leader), token);
            if (geometry::bandOf(on_.field.dimensions(), away) <= 0.5) best = i;
        }
        return best;
    }

    double openAlong(const std::vector<std::size_t>& way, const Onlookers& enemy) const {
        const auto stride =
            std::max<std::size_t>(1, static_cast<std::size_t>(measure_.wayApart / on_.ground.cell));
        double open = 0.0;
        int looked = 0;
        for (std::size_t i = 0; i < way.size(); i += stride) {
            if (!on_.ground.cells[way[i]].stands) continue;
            open += enemy.shareThatSeesOpen(trooperAt(on_.field, on_.ground.centre(way[i])));
            ++looked;
        }
        return looked > 0 ? open / looked : 0.0;
    }

    static double meanShare(const std::vector<int>& views, std::size_t of) {
        if (views.empty() || of == 0) return 0.0;
        double sum = 0.0;
        for (const int count : views) sum += static_cast<double>(count) / static_cast<double>(of);
        return sum / static_cast<double>(views.size());
    }

    const MissionGround& on_;
    const MissionMeasure& measure_;
    geometry::Territory home_;
    Ways ways_{};
};

}  // namespace

BattleCard turnedAround(const BattleCard& card) {
    BattleCard turned = card;
    if (!card.map) return turned;
    turned.map->near = turnedTerritory(card.map->far, *card.map);
    turned.map->far = turnedTerritory(card.map->near, *card.map);
    for (ObjectiveSpot& spot : turned.map->objectives)
        spot.at = {card.map->drawn.width - spot.at.x, card.map->drawn.depth - spot.at.y};
    return turned;
}

bool looksTheSameTurned(const MapCard& map) {
    BattleCard card;
    card.map = map;
    const MapCard turned = *turnedAround(card).map;
    const auto corners = [](const geometry::Territory& territory) {
        std::vector<std::pair<double, double>> all;
        for (const geometry::Polygon& area : territory)
            for (const Vec2 corner : area) all.push_back({corner.x, corner.y});
        std::sort(all.begin(), all.end());
        return all;
    };
    const auto spots = [](const MapCard& of) {
        std::vector<std::tuple<ObjectiveKind, double, double>> all;
        all.reserve(of.objectives.size());
        for (const ObjectiveSpot& spot : of.objectives)
            all.push_back({spot.kind, spot.at.x, spot.at.y});
        std::sort(all.begin(), all.end());
        return all;
    };
    return corners(map.near) == corners(turned.near) && corners(map.far) == corners(turned.far) &&
           spots(map) == spots(turned);
}

MissionOnTable missionOnTable(const MissionGround& on, const BattleCard& card,
                              const MissionMeasure& measure) {
    Battle battle(on.field);
    battle.mission.objective = &card;
    battle.mission.blueSide = TableSide::near;
    MissionOnTable mission;
    mission.objectives = objectivesOn(battle, measure.corrects);
    const SideMeasure near(on, battle, Player::blue, measure);
    const SideMeasure far(on, battle, Player::red, measure);
    const auto looking = [&](const SideMeasure& side) {
        return measure.parts.looks() ? side.home() : geometry::Territory{};
    };
    const auto apart = [&](const SideMeasure& side) {
        return eyesApartIn(side.home(), measure, on.field.table());
    };
    const Onlookers fromNear(on.field, looking(near), apart(near), measure.ignored);
    const Onlookers fromFar(on.field, looking(far), apart(far), measure.ignored);
    const OpenViews open =
        measure.parts.exposure ? openViewsBetween(fromNear, fromFar) : OpenViews{};
    mission.sides[0] = near.against(mission.objectives, fromNear, fromFar, open.ofOne);
    mission.sides[1] = far.against(mission.objectives, fromFar, fromNear, open.ofOther);
    return mission;
}

double moveLength(const Traveler& goer, const geometry::Dimensions& dimensions) {
    const geometry::ToolStop stop = stopOnTool(dimensions, 2, goer.mini, {{}, {}, {}, 1.0});
    return glm::length(stop.centre - geometry::plan(goer.mini.position));
}

}  // namespace sightline::engine
