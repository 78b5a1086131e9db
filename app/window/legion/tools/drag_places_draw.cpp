// The proposed places of miniatures on the table, and the note beside the mouse pointer.
#include "app/window/legion/scene/scene_builder.h"
#include "app/window/legion/tools/drag_places.h"
#include "app/window/legion/tools/near_footprints.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {

void DragPlaces::draw(SceneDraft& draft) const {
    if (!active()) return;
    const engine::View& view = session().view();
    if (!bounds().within.empty()) drawTerritory(draft);
    addCohesionRing(draft, view, leader());
    if (held_) {
        watch_.draw(draft);
        addNearFootprints(draft, view, geometry::plan(places_[*held_].mini.position));
    }
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const bool wrong = held_ == i && !reason_.isEmpty();
        const rendering::Colour free =
            places_[i].inCohesion ? colours::legal() : colours::caution();
        addGhost(draft, view,
                 {view.mini(engine::MiniId{places_[i].key}), places_[i].mini,
                  wrong ? colours::illegal() : free, held_ == i ? 0.85F : 0.7F});
    }
    if (held_) drawHeld(draft, places_[*held_].mini);
    drawRefusal(draft);
}

// A ring marks the miniature that the mouse or the keyboard holds.
void DragPlaces::drawHeld(SceneDraft& draft, const geometry::Mini& mini) const {
    const double rim = mini.base.width / 2.0;
    draft.scene.discs.push_back({geometry::Vec2{mini.position}, rim + 0.12, rim + 0.24,
                                 reason_.isEmpty() ? colours::selection : colours::illegal()});
}

// Draws the areas in which the miniatures must stand, such as the territory of a unit in a prepared
// position.
void DragPlaces::drawTerritory(SceneDraft& draft) const {
    for (const geometry::Polygon& area : bounds().within) {
        rendering::GroundPolygon lit;
        lit.points.assign(area.begin(), area.end());
        lit.fill = colours::withAlpha(colours::caution(), 0.10F);
        lit.edge = colours::caution();
        lit.edgeWidth = 0.24;
        draft.scene.polygons.push_back(std::move(lit));
    }
}

// Draws the refused miniatures, and the nearest legal place of each.
void DragPlaces::drawRefusal(SceneDraft& draft) const {
    const engine::View& view = session().view();
    for (std::size_t i = 0; i < refused_.size() && i < places_.size(); ++i)
        if (!samePlace(refused_[i].mini, places_[i].mini))
            addGhost(draft, view,
                     {view.mini(engine::MiniId{refused_[i].key}), refused_[i].mini,
                      colours::illegal(), 0.5F});
    for (const geometry::FormationPlace& place : nearest_)
        addGhost(draft, view,
                 {view.mini(engine::MiniId{place.key}), place.mini, colours::selection, 0.6F});
}

std::optional<TableNote> DragPlaces::note() const {
    if (!active()) return std::nullopt;
    if (!held_ && instead_.asked())
        return TableNote{QStringLiteral("%1<br><b>%2</b>")
                             .arg(refusal().toHtmlEscaped(), nearestWords().toHtmlEscaped()),
                         Tone::bad,
                         pointer_,
                         {},
                         about()};
    if (!held_) return std::nullopt;
    const QString seen = watch_.words().toHtmlEscaped();
    if (reason_.isEmpty())
        return seen.isEmpty() ? std::nullopt
                              : std::optional(TableNote{seen, Tone::good, pointer_, {}, about()});
    const QString page = pageWords(session().question()->citation.page);
    const QString text = page.isEmpty() ? reason_ : QStringLiteral("%1 (%2)").arg(reason_, page);
    return TableNote{text.toHtmlEscaped(), Tone::bad, pointer_, {}, about()};
}

// The text should not cover the dragged miniature or the refused places.
std::vector<geometry::Mini> DragPlaces::about() const {
    if (held_) return {places_[*held_].mini};
    std::vector<geometry::Mini> minis;
    for (const geometry::FormationPlace& place : refused_) minis.push_back(place.mini);
    return minis;
}

}  // namespace sightline::app
