#include "app/window/legion/disputes/settle_words.h"

#include <algorithm>

#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {

QString SettleWords::kind(engine::DisputeAbout about) {
    switch (about) {
        case engine::DisputeAbout::lineOfSight:
            return tr("Line of sight");
        case engine::DisputeAbout::obscured:
            return tr("Obscured");
        case engine::DisputeAbout::range:
            return tr("Range");
        case engine::DisputeAbout::height:
            return tr("Height of terrain");
        case engine::DisputeAbout::place:
            return tr("Standing where it stands");
        case engine::DisputeAbout::move:
            return tr("Straight standard move");
    }
    return {};
}

QString SettleWords::mini(const engine::View& view, engine::MiniId id) {
    const engine::Player player = view.unit(view.mini(id).unit).player;
    return tr("%1: %2").arg(theme::nameOf(player), UnitWords::label(view, id));
}

// The name of a terrain piece as players see it. Ids are not shown: a piece that was placed by hand
// has an id such as "by-hand-3".
QString SettleWords::piece(const engine::View& view, const geometry::PieceId& id) {
    const auto pieces = view.battlefield.pieces();
    const auto found =
        std::find_if(pieces.begin(), pieces.end(), [&](const auto& one) { return one.id == id; });
    if (found == pieces.end() || found->name.empty()) return QString::fromStdString(id);
    const auto bearIt = [&](auto last) {
        return std::count_if(pieces.begin(), last,
                             [&](const auto& one) { return one.name == found->name; });
    };
    const QString name = QString::fromStdString(found->name);
    if (bearIt(pieces.end()) == 1) return name;
    return tr("%1 %2").arg(name).arg(bearIt(found + 1));
}

QString SettleWords::question(const engine::View& view, const engine::DisputeRequest& asked) {
    const bool ofPiece = asked.about == engine::DisputeAbout::height;
    const QString from = ofPiece ? QString() : mini(view, asked.from);
    QString to;
    if (const auto* id = std::get_if<geometry::PieceId>(&asked.to))
        to = piece(view, *id);
    else if (asked.about != engine::DisputeAbout::place)
        to = mini(view, std::get<engine::MiniId>(asked.to));
    switch (asked.about) {
        case engine::DisputeAbout::lineOfSight:
            return tr("Line of sight from %1 to %2").arg(from, to);
        case engine::DisputeAbout::obscured:
            return tr("Is %1 obscured from %2?").arg(to, from);
        case engine::DisputeAbout::range:
            return tr("Range from %1 to %2").arg(from, to);
        case engine::DisputeAbout::height:
            return tr("Height of %1").arg(to);
        case engine::DisputeAbout::place:
            return tr("May %1 stand where it stands?").arg(from);
        case engine::DisputeAbout::move:
            return tr("May %1 move straight towards %2 with the tool of Speed %3?")
                .arg(from, to, QString::number(asked.speed));
    }
    return {};
}

}  // namespace sightline::app
