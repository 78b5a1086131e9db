#include "app/window/legion/scene/scene_builder.h"

#include <algorithm>
#include <map>

#include "app/window/legion/scene/scene_arcs.h"
#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/scene/scene_models.h"
#include "app/window/legion/words/short_labels.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

constexpr int firstPiece = 1'000'000;
constexpr double badgeGap = 0.2;  // distance between a miniature's head and its badge, inches

/// The miniature with the position and facing that it has in the current frame of the animation.
geometry::Mini shown(const engine::MiniView& mini, const SceneGlide& glide) {
    const SceneGlide::Pose pose = glide.poseOf(mini);
    geometry::Mini stand = mini.mini;
    stand.position = pose.position;
    stand.facing = pose.facing;
    return stand;
}

// The rim of a red base has a light line in its middle, so that the sides differ not only by
// colour.
constexpr rendering::Colour paleLine{0.93F, 0.93F, 0.93F, 0.9F};

geometry::Vec3 overHead(const geometry::Mini& mini) {
    return mini.position + geometry::Vec3{0.0, 0.0, mini.height + badgeGap};
}

rendering::Instance standIn(const engine::View& view, const engine::MiniView& mini,
                            const geometry::Mini& stand) {
    rendering::Instance instance;
    instance.model = miniModelName(view, mini);
    instance.position = stand.position;
    instance.facing = stand.facing;
    instance.pickId = pickIdOf(mini.id);
    instance.height = float(stand.height);
    return instance;
}

/// The scorch marks of a wounded miniature: more of them for more wounds.
float wearOf(const engine::MiniView& mini) {
    if (mini.wounds <= 0) return 0.0F;
    return std::clamp(0.25F + 0.75F * float(mini.wounds) / float(std::max(mini.threshold, 1)), 0.0F,
                      1.0F);
}

void addMini(SceneDraft& draft, const engine::View& view, const engine::MiniView& mini,
             const geometry::Mini& stand, const SceneFocus& focus) {
    const engine::UnitView& unit = view.unit(mini.unit);
    rendering::Instance instance = standIn(view, mini, stand);
    instance.tint = colours::tintOf(unit.player);
    if (focus.leaving.contains(mini.id)) instance.fade = 0.25F;
    if (focus.hovered == unit.id) instance.lift = 0.35F;
    instance.wear = wearOf(mini);
    if (focus.models && !focus.models->hasModel(instance.model)) {
        draft.scene.solids.push_back({geometry::silhouetteOf(stand),
                                      colours::withAlpha(colours::tintOf(unit.player), 0.5F)});
    }
    if (focus.selected == unit.id && !focus.leaving.contains(mini.id)) {
        draft.scene.outlined.push_back(instance.pickId);
    }
    draft.scene.minis.push_back(std::move(instance));
}

void addBaseMarks(SceneDraft& draft, const engine::MiniView& mini, const engine::UnitView& unit,
                  const geometry::Mini& stand, const SceneFocus& focus) {
    const geometry::Outline base = geometry::outlineOf(stand);
    const auto ring = [&](double grow, double width, rendering::Colour colour) {
        draft.scene.outlines.push_back({base, grow, width, colour});
    };
    const double width = std::clamp(focus.line, 0.05, 0.11);
    ring(0.05, width, colours::tintOf(unit.player));
    if (unit.player == engine::Player::red) ring(0.05, 0.3 * width, paleLine);
    const bool ticked = focus.ticked.contains(unit.id);
    if (ticked)
        ring(0.08 + width, 1.6 * width, colours::legal());
    else if (focus.answers.contains(mini.id))
        ring(0.08 + width, width, colours::caution());
    if (mini.leader && focus.selected == unit.id) ring(0.08 + width, width, colours::selection);
}

void addBadges(SceneDraft& draft, const engine::MiniView& mini, const engine::UnitView& unit,
               const QString& code, const geometry::Mini& stand) {
    double taken = badgePixels(4.0);
    if (mini.leader) {
        draft.scene.badges.push_back(leaderBadge(draft.images, unit, code, overHead(stand)));
        taken += badgePixels(28.0);
    }
    if (mini.wounds == 0) return;
    draft.scene.badges.push_back(woundBadge(draft.images, mini.wounds, overHead(stand), taken));
}

/// Draws the number of a miniature within its unit. Lists of miniatures show the same number.
void addNumber(SceneDraft& draft, const engine::View& view, const engine::MiniView& mini,
               const geometry::Mini& stand) {
    const QString number = UnitWords::numberedShort(view, mini.id);
    rendering::Badge badge =
        plate(draft.images, number, colours::caution(), stand.position + geometry::Vec3{0, 0, 0.6});
    badge.layer = 1;
    draft.owned.push_back({draft.scene.badges.size(), mini.id, true});
    draft.scene.badges.push_back(badge);
}

void addRangeRings(SceneDraft& draft, const engine::View& view, const geometry::Mini& leader,
                   double line) {
    const geometry::Outline base = geometry::outlineOf(leader);
    const geometry::TableSize table = view.battlefield.table();
    const geometry::Vec2 centre{leader.position};
    for (int band = 1; band <= 5; ++band) {
        const double reach = view.battlefield.dimensions().rangeBand * band;
        const rendering::Colour colour = colours::bandColour(band);
        draft.scene.outlines.push_back({base, reach, line, colours::withAlpha(colour, 0.85F)});
        for (const geometry::Vec2 way : {geometry::Vec2{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const geometry::Vec2 at = centre + way * (reach + base.radius);
            if (at.x < 0 || at.y < 0 || at.x > table.width || at.y > table.depth) continue;
            const double z = view.battlefield.surfaceAt(at).top + 0.1;
            draft.scene.badges.push_back(
                plate(draft.images, QString::number(band), colour, {at.x, at.y, z}));
        }
    }
}

}  // namespace

std::map<engine::UnitId, QString> codesOf(const engine::View& view) {
    std::map<engine::UnitId, QString> codes;
    for (const engine::Player player : engine::bothPlayers) {
        QStringList labels;
        std::vector<engine::UnitId> units;
        for (const engine::UnitView& unit : view.units) {
            if (unit.player != player) continue;
            labels << QString::fromStdString(unit.label);
            units.push_back(unit.id);
        }
        const QStringList found = unitCodes(labels);
        for (std::size_t i = 0; i < units.size(); ++i) codes[units[i]] = found[qsizetype(i)];
    }
    return codes;
}

int pickIdOf(engine::MiniId mini) { return mini.value + 1; }
int pickIdOfPiece(std::size_t piece) { return firstPiece + int(piece); }

void buildTable(SceneDraft& draft, const Layout& layout, const SceneFocus& focus) {
    draft.scene.table = layout.table;
    draft.scene.mat = layout.mat;
    draft.scene.outlineColour = colours::selection;
    for (std::size_t i = 0; i < layout.pieces.size(); ++i) {
        const geometry::PieceSpec& piece = layout.pieces[i];
        rendering::Instance instance;
        instance.model = pieceModelName(layout, i);
        instance.position = piece.position;
        instance.facing = piece.rotation;
        instance.pickId = pickIdOfPiece(i);
        if (focus.pieces.contains(piece.id)) draft.scene.outlined.push_back(instance.pickId);
        draft.scene.terrain.push_back(std::move(instance));
    }
}

void buildMinis(SceneDraft& draft, const engine::View& view, const SceneGlide& glide,
                const SceneFocus& focus) {
    std::map<engine::UnitId, QString> codes = codesOf(view);
    for (const engine::MiniView& mini : view.minis) {
        if (!mini.onTable()) continue;
        const engine::UnitView& unit = view.unit(mini.unit);
        const geometry::Mini stand = shown(mini, glide);
        addMini(draft, view, mini, stand, focus);
        if (focus.leaving.contains(mini.id)) continue;
        addBaseMarks(draft, mini, unit, stand, focus);
        const std::size_t first = draft.scene.badges.size();
        addBadges(draft, mini, unit, codes[unit.id], stand);
        for (std::size_t i = first; i < draft.scene.badges.size(); ++i)
            draft.owned.push_back({i, mini.id});
        if (focus.numbered && focus.answers.contains(mini.id)) addNumber(draft, view, mini, stand);
        if (focus.rangeRings && focus.selected == unit.id)
            addFiringArcs(draft, view, mini, stand, focus.line);
        if (!mini.leader || focus.selected != unit.id) continue;
        if (focus.cohesion && unit.minis.size() > 1)
            addCohesionRing(draft, view, stand, focus.line * 0.7);
        if (focus.rangeRings) addRangeRings(draft, view, stand, focus.line);
    }
}

void addCohesionRing(SceneDraft& draft, const engine::View& view, const geometry::Mini& leader,
                     double line) {
    draft.scene.outlines.push_back({geometry::outlineOf(leader),
                                    view.battlefield.dimensions().halfRange, line,
                                    colours::cohesion});
}

void addGhost(SceneDraft& draft, const engine::View& view, const Ghost& ghost) {
    rendering::Instance instance = standIn(view, ghost.mini, ghost.stand);
    instance.tint = ghost.colour;
    instance.fade = ghost.strength;
    instance.pickId = 0;
    draft.scene.minis.push_back(std::move(instance));
    draft.scene.solids.push_back({geometry::silhouetteOf(ghost.stand),
                                  colours::withAlpha(ghost.colour, 0.22F * ghost.strength), true});
    draft.scene.outlines.push_back({geometry::outlineOf(ghost.stand), 0.05, 0.1,
                                    colours::withAlpha(ghost.colour, ghost.strength)});
    if (colours::isIllegal(ghost.colour))
        draft.scene.badges.push_back(
            plate(draft.images, QStringLiteral("\u2715"), ghost.colour, overHead(ghost.stand)));
}

}  // namespace sightline::app
