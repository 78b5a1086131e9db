#include "app/window/legion/tools/exposure_tool.h"

#include <algorithm>
#include <cmath>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

// Sizes of the map's cells in inches, for a unit and for a table edge. A table edge has more
// viewpoints, so its cells are larger.
constexpr double unitCell = 1.0, edgeCell = 2.0;
// Width of the cells in the quick first map, relative to the final width.
constexpr double firstLook = 2.0;
// Depth of the strip along a table edge (range 1), and distance between two viewpoints in this
// strip, inches.
constexpr double edgeDeep = 6.0, eyesApart = 6.0;
// Distance between two viewpoints in a territory that the mission defines, inches.
constexpr double placesApart = 2.0;
const rendering::Colour hidden{0.02F, 0.03F, 0.06F, 0.55F};
const rendering::Colour doubtful{0.55F, 0.45F, 0.75F, 0.45F};

rendering::Colour mixed(rendering::Colour one, rendering::Colour other, float share) {
    return one + (other - one) * share;
}

// The colour of a map cell. Dark: no viewpoint sees the cell. Green: it is seen without cover.
// Amber: it is seen, but always obscured. Violet: undecided.
rendering::Colour colourOf(const geometry::ExposureMap::Cell& seen, int eyes) {
    if (seen.seenBy == 0) return seen.unsure > 0 ? doubtful : hidden;
    const float share = float(seen.seenBy) / float(std::max(eyes, 1));
    const float open = float(seen.openTo) / float(seen.seenBy);
    rendering::Colour colour = mixed(colours::caution(), colours::legal(), open);
    colour.a = 0.20F + 0.30F * std::sqrt(share);
    return colour;
}

/// The hatching of a cell. It helps players who cannot distinguish the colours.
rendering::Hatching hatchingOf(const geometry::ExposureMap::Cell& seen) {
    if (seen.seenBy == 0)
        return seen.unsure > 0 ? rendering::Hatching::crossed : rendering::Hatching::none;
    return 2 * seen.openTo >= seen.seenBy ? rendering::Hatching::none : rendering::Hatching::lines;
}

engine::Player sideOf(ExposureOf whose) {
    return whose == ExposureOf::blueEdge ? engine::Player::blue : engine::Player::red;
}

bool hasTerritory(const engine::View& view, engine::Player player) {
    return !view.mission.territories[static_cast<std::size_t>(player)].empty();
}

engine::Lookout lookoutOf(const engine::View& view, ExposureOf whose,
                          std::optional<engine::UnitId> unit) {
    if (whose == ExposureOf::unit) return engine::Lookout::ofUnit(view, *unit);
    const engine::Player player = sideOf(whose);
    return hasTerritory(view, player) ? engine::Lookout::ofTerritory(view, player, placesApart)
                                      : engine::Lookout::ofEdge(view, player, edgeDeep, eyesApart);
}

std::uint8_t byte(float value) {
    return std::uint8_t(std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F));
}

}  // namespace

ExposureTool::ExposureTool(GameSession& session, QObject* parent) : TableTool(session, parent) {}

ExposureTool::~ExposureTool() { stop_.request_stop(); }

void ExposureTool::showOf(ExposureOf whose) {
    if (session().staging().hidesMeasures()) whose = ExposureOf::nobody;
    if (whose_ == whose) return;
    drop();
    whose_ = whose;
    follow();
    emit changed();
}

void ExposureTool::follow() {
    if (whose_ == ExposureOf::nobody || !session().running() || session().staging().hidesMeasures())
        return drop();
    const std::size_t answers = session().answersShown();
    const bool same = game_ == &session().game() && answers == answersThen_ &&
                      (whose_ != ExposureOf::unit || unit_ == session().choice().selected());
    if (same) return;
    game_ = &session().game();
    answersThen_ = answers;
    unit_ = session().choice().selected();
    askForMap();
}

void ExposureTool::drop() {
    stop_.request_stop();
    job_.forget();
    map_.reset();
    cells_.reset();
    settled_ = false;
    game_ = nullptr;
}

void ExposureTool::askForMap() {
    stop_.request_stop();
    stop_ = std::stop_source();
    settled_ = false;
    if (whose_ == ExposureOf::unit && (!unit_ || unitIsAway())) {
        map_.reset();
        cells_.reset();
        return job_.forget();
    }
    job_.ask([this, whose = whose_, unit = unit_, view = session().view(),
              game = session().sharedGame(), stop = stop_.get_token()] {
        const auto lookout = std::make_shared<const engine::Lookout>(lookoutOf(view, whose, unit));
        const double cell = whose == ExposureOf::unit ? unitCell : edgeCell;
        auto rough = lookout->map(firstLook * cell, stop);
        return [this, lookout, cell, rough = std::move(rough)] {
            if (!rough.complete) return;
            show(rough);
            refine(lookout, cell);
        };
    });
}

void ExposureTool::refine(std::shared_ptr<const engine::Lookout> lookout, double cell) {
    job_.ask([this, lookout = std::move(lookout), cell, stop = stop_.get_token()] {
        auto map = lookout->map(cell, stop);
        return [this, lookout, map = std::move(map)] { take(map, lookout); };
    });
}

void ExposureTool::take(const geometry::ExposureMap& map,
                        std::shared_ptr<const engine::Lookout> lookout) {
    if (!map.complete) return;
    show(map);
    if (geometry::unsureCells(map) > 0) {
        settle(std::move(lookout));
    } else {
        settled_ = true;
    }
}

void ExposureTool::settle(std::shared_ptr<const engine::Lookout> lookout) {
    job_.ask([this, lookout = std::move(lookout), map = *map_, stop = stop_.get_token()] {
        auto surer = lookout->settled(map, stop);
        return [this, surer = std::move(surer)] {
            if (!surer.complete) return;
            settled_ = true;
            show(surer);
        };
    });
}

void ExposureTool::show(const geometry::ExposureMap& map) {
    auto cells = std::make_shared<rendering::GridCells>();
    cells->columns = map.columns;
    cells->rows = map.rows;
    for (const geometry::ExposureMap::Cell& seen : map.cells) {
        const rendering::Colour colour = colourOf(seen, map.any ? 1 : map.eyes);
        for (const float part : {colour.r, colour.g, colour.b, colour.a})
            cells->rgba.push_back(byte(part));
        cells->hatching.push_back(hatchingOf(seen));
    }
    map_ = map;
    cells_ = std::move(cells);
    emit changed();
}

bool ExposureTool::unitIsAway() const {
    if (whose_ != ExposureOf::unit || !unit_) return false;
    const engine::View& view = session().view();
    const auto& minis = view.unit(*unit_).minis;
    return std::none_of(minis.begin(), minis.end(),
                        [&](engine::MiniId mini) { return view.mini(mini).onTable(); });
}

bool ExposureTool::cancel() {
    if (whose_ == ExposureOf::nobody) return false;
    showOf(ExposureOf::nobody);
    return true;
}

void ExposureTool::draw(SceneDraft& draft) const {
    if (cells_) draft.scene.grids.push_back({{0.0, 0.0}, map_->cell, cells_});
}

std::optional<TableNote> ExposureTool::note() const {
    if (whose_ == ExposureOf::nobody || !session().running()) return std::nullopt;
    const auto key = [](rendering::Colour colour, const QString& words,
                        Qt::BrushStyle hatching = Qt::SolidPattern) {
        return QStringLiteral("%1 %2").arg(
            swatchHtml(colours::asQt(colours::withAlpha(colour, 1.0F)), hatching), words);
    };
    QString head = tr("Select a unit to see what it sees");
    if (whose_ == ExposureOf::blueEdge) head = tr("Seen from Blue's table edge, range 1 deep");
    if (whose_ == ExposureOf::redEdge) head = tr("Seen from Red's table edge, range 1 deep");
    if (whose_ != ExposureOf::unit && hasTerritory(session().view(), sideOf(whose_)))
        head = whose_ == ExposureOf::blueEdge
                   ? tr("Seen from somewhere in Blue's territory, places 2 in apart")
                   : tr("Seen from somewhere in Red's territory, places 2 in apart");
    if (unitIsAway())
        head = tr("%1 is not on the table")
                   .arg(UnitWords::label(session().view(), *unit_).toHtmlEscaped());
    else if (whose_ == ExposureOf::unit && unit_)
        head = tr("Seen by %1").arg(UnitWords::label(session().view(), *unit_).toHtmlEscaped());
    QStringList lines{QStringLiteral("<b>%1</b>").arg(head)};
    if (job_.busy()) lines << tr("Measuring …");
    if (cells_) {
        lines << QStringList{key(colours::legal(), tr("open")),
                             key(colours::caution(), tr("obscured"), Qt::BDiagPattern),
                             key(hidden, tr("hidden")),
                             key(doubtful, tr("not sure"), Qt::DiagCrossPattern)}
                     .join(QStringLiteral(" &nbsp; "));
    }
    return TableNote{lines.join(QStringLiteral("<br>")), Tone::plain, QPointF(0.0, 0.0)};
}

}  // namespace sightline::app
