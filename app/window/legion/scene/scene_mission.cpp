#include "app/window/legion/scene/scene_mission.h"

#include <QCoreApplication>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/scene/table_token_words.h"
#include "app/window/shell/scene/scene_colours.h"
#include "engine/legion/rules/mission/token_spots.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct SceneMissionText {
    Q_DECLARE_TR_FUNCTIONS(Mission)
};

constexpr float fillStrength = 0.16F, borderStrength = 0.6F;
// Heights of a name plate in inches: above its token, and above the head of the miniature that
// holds the token.
constexpr double plateAbove = 0.35, plateOverHead = 1.1;
constexpr double plateRise = 20.0;  // pixels by which a name plate is drawn higher on the screen
constexpr double areaLine = 0.05;   // width of the line around the area of a token, inches

// The colour of the player who secures the objective token. If no player secures the token, the
// colour of its owner. A token with an icon of its own, such as smoke, always has the colour of its
// owner.
rendering::Colour colourOf(const engine::View& view, const engine::MissionView::Token& token) {
    const bool pictured = engine::sortOf(view, token.token) != engine::TokenSort::other;
    const std::optional<engine::Player> player =
        token.securedBy && !pictured ? token.securedBy : token.token.owner;
    return player ? colours::tintOf(*player) : colours::caution();
}

void addTerritory(SceneDraft& draft, const geometry::Polygon& area, engine::Player player,
                  const MissionLook& look) {
    const rendering::Colour tint = colours::tintOf(player);
    rendering::GroundPolygon polygon;
    polygon.points.assign(area.begin(), area.end());
    polygon.fill = colours::withAlpha(tint, look.territories ? fillStrength : 0.0F);
    polygon.edge = colours::withAlpha(tint, borderStrength);
    polygon.edgeWidth = look.line;
    draft.scene.polygons.push_back(std::move(polygon));
}

// Draws the area around a token. In this area, the token acts on units.
void addArea(SceneDraft& draft, const engine::View& view, const engine::ObjectiveToken& token,
             rendering::Colour colour) {
    const std::optional<int> range = engine::areaOf(view, token);
    if (!range) return;
    draft.scene.outlines.push_back({engine::outlineOf(token),
                                    *range * view.battlefield.dimensions().rangeBand, areaLine,
                                    colours::withAlpha(colour, borderStrength)});
}

// The badge above a token on the table: the icon of the token, or its name if it has no icon. A
// token with counters always shows its name, because the name contains the number of counters.
rendering::Badge badgeOf(SceneDraft& draft, const engine::View& view,
                         const engine::ObjectiveToken& token, rendering::Colour colour) {
    const geometry::Vec3 above = token.position + geometry::Vec3{0, 0, plateAbove};
    const QString icon = TableTokenWords::icon(engine::sortOf(view, token));
    rendering::Badge badge = icon.isEmpty() || token.counters > 0
                                 ? plate(draft.images, objectiveName(view, token.id), colour, above)
                                 : tokenBadge(draft.images, icon, colour, above);
    badge.offset = {0.0, badgePixels(plateRise)};
    return badge;
}

// Draws an objective token at its place on the table. If a unit holds the token, draws it above the
// unit leader.
void addObjective(SceneDraft& draft, const engine::View& view,
                  const engine::MissionView::Token& shown) {
    const engine::ObjectiveToken& token = shown.token;
    const rendering::Colour colour = colourOf(view, shown);
    if (token.onTable()) {
        const geometry::Vec2 at{token.position};
        addToken(draft, at, engine::widthOf(token.kind), colour);
        addArea(draft, view, token, colour);
        draft.owned.push_back({draft.scene.badges.size(), token.id});
        draft.scene.badges.push_back(badgeOf(draft, view, token, colour));
        return;
    }
    if (token.holder.none() || view.unit(token.holder).minis.empty()) return;
    const engine::MiniId holder = view.unit(token.holder).minis.front();
    const geometry::Mini& leader = view.mini(holder).mini;
    rendering::Badge badge =
        plate(draft.images, objectiveName(view, token.id), colours::caution(),
              leader.position + geometry::Vec3{0, 0, leader.height + plateOverHead});
    badge.offset = {0.0, badgePixels(40.0)};
    draft.owned.push_back({draft.scene.badges.size(), holder});
    draft.scene.badges.push_back(badge);
}

}  // namespace

QString objectiveName(const engine::View& view, engine::ObjectiveId id) {
    std::array<int, 4> numbers{};  // for each kind of token, the number of tokens so far
    for (const engine::MissionView::Token& shown : view.mission.tokens) {
        const int number = ++numbers[static_cast<std::size_t>(shown.token.kind)];
        if (shown.token.id != id) continue;
        if (!shown.token.name.empty()) {
            const QString name = QString::fromStdString(shown.token.name);
            const int counters = shown.token.counters;
            return counters > 0 ? QStringLiteral("%1 (%2)").arg(name).arg(counters) : name;
        }
        switch (shown.token.kind) {
            case engine::ObjectiveKind::poi:
                return SceneMissionText::tr("POI %1").arg(number);
            case engine::ObjectiveKind::asset:
                return SceneMissionText::tr("Asset %1").arg(number);
            case engine::ObjectiveKind::marker:
                return SceneMissionText::tr("Marker %1").arg(number);
            case engine::ObjectiveKind::smoke:
                return SceneMissionText::tr("Smoke %1").arg(number);
        }
    }
    return {};
}

void addToken(SceneDraft& draft, geometry::Vec2 at, double width, rendering::Colour colour) {
    const double radius = width / 2.0;
    draft.scene.discs.push_back({at, 0.0, radius, {0.08F, 0.09F, 0.11F, 0.72F}});
    draft.scene.discs.push_back({at, radius * 0.82, radius, colour});
    draft.scene.discs.push_back({at, 0.0, radius * 0.34, colour});
}

void buildMission(SceneDraft& draft, const engine::View& view, const MissionLook& look) {
    for (const engine::Player player : {engine::Player::blue, engine::Player::red}) {
        const auto& area = view.mission.territories[static_cast<std::size_t>(player)];
        for (const geometry::Polygon& part : area) addTerritory(draft, part, player, look);
    }
    for (const engine::MissionView::Token& token : view.mission.tokens)
        addObjective(draft, view, token);
}

}  // namespace sightline::app
