#include "app/window/layouts/layout/layout_words.h"

#include <QCoreApplication>
#include <map>

#include "app/window/shell/words/table_words.h"
#include "geometry/range/range.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct LayoutText {
    Q_DECLARE_TR_FUNCTIONS(Layout)
};

}  // namespace

QString stepWords(engine::LayoutStep step) {
    switch (step) {
        case engine::LayoutStep::add:
            return LayoutText::tr("add");
        case engine::LayoutStep::move:
            return LayoutText::tr("move");
        case engine::LayoutStep::rotate:
            return LayoutText::tr("rotate");
        case engine::LayoutStep::duplicate:
            return LayoutText::tr("duplicate");
        case engine::LayoutStep::remove:
            return LayoutText::tr("delete");
        case engine::LayoutStep::align:
            return LayoutText::tr("align");
        case engine::LayoutStep::distribute:
            return LayoutText::tr("spread evenly");
        case engine::LayoutStep::group:
            return LayoutText::tr("group");
        case engine::LayoutStep::ungroup:
            return LayoutText::tr("ungroup");
        case engine::LayoutStep::lock:
            return LayoutText::tr("lock");
        case engine::LayoutStep::unlock:
            return LayoutText::tr("unlock");
        case engine::LayoutStep::rename:
            return LayoutText::tr("rename");
        case engine::LayoutStep::note:
            return LayoutText::tr("note");
        case engine::LayoutStep::facts:
            return LayoutText::tr("agreed facts");
        case engine::LayoutStep::table:
            return LayoutText::tr("table");
        case engine::LayoutStep::mirror:
            return LayoutText::tr("mirror");
        case engine::LayoutStep::setDown:
            return LayoutText::tr("set down");
        case engine::LayoutStep::paste:
            return LayoutText::tr("paste");
        case engine::LayoutStep::trace:
            return LayoutText::tr("traced picture");
        case engine::LayoutStep::suggest:
            return LayoutText::tr("suggested table");
        case engine::LayoutStep::fairer:
            return LayoutText::tr("make it fairer");
    }
    return {};
}

QString mirrorWords(engine::Mirror mirror) {
    switch (mirror) {
        case engine::Mirror::none:
            return LayoutText::tr("No mirror");
        case engine::Mirror::point:
            return LayoutText::tr("Turned about the middle");
        case engine::Mirror::acrossWidth:
            return LayoutText::tr("Left and right");
        case engine::Mirror::acrossDepth:
            return LayoutText::tr("Near and far");
    }
    return {};
}

QString terrainMovementWords(geometry::Movement movement) {
    switch (movement) {
        case geometry::Movement::open:
            return LayoutText::tr("open");
        case geometry::Movement::difficult:
            return LayoutText::tr("difficult");
        case geometry::Movement::impassable:
            return LayoutText::tr("impassable");
    }
    return {};
}

QString factsWords(const engine::TerrainFacts& facts) {
    QStringList words;
    if (facts.movement) words << terrainMovementWords(*facts.movement);
    if (facts.cover) words << coverWords(*facts.cover);
    if (facts.blocksLos)
        words << (*facts.blocksLos ? LayoutText::tr("blocks LOS")
                                   : LayoutText::tr("does not block LOS"));
    return words.isEmpty() ? LayoutText::tr("not agreed") : words.join(QStringLiteral(", "));
}

QString heightWords(const engine::TerrainPiece& piece, const geometry::Dimensions& dimensions) {
    const double height = piece.height.value_or(piece.shape->top - piece.shape->bottom);
    return LayoutText::tr("%1 high, height %2")
        .arg(inches(height))
        .arg(geometry::heightBand(dimensions, height));
}

QString categoryWords(const std::string& category) {
    static const std::map<std::string, QString> known{
        {"building", LayoutText::tr("Buildings")},  {"wall", LayoutText::tr("Walls")},
        {"rock", LayoutText::tr("Rocks")},          {"wood", LayoutText::tr("Woods")},
        {"area", LayoutText::tr("Areas")},          {"scatter", LayoutText::tr("Scatter")},
        {"barricade", LayoutText::tr("Barricades")}};
    const auto found = known.find(category);
    return found == known.end() ? QString::fromStdString(category) : found->second;
}

QString themeWords(const std::string& theme) {
    static const std::map<std::string, QString> known{{"desert", LayoutText::tr("Desert")},
                                                      {"forest", LayoutText::tr("Forest")},
                                                      {"city", LayoutText::tr("City")},
                                                      {"ice", LayoutText::tr("Ice")},
                                                      {"industrial", LayoutText::tr("Industrial")}};
    const auto found = known.find(theme);
    return found == known.end() ? QString::fromStdString(theme) : found->second;
}

}  // namespace sightline::app
