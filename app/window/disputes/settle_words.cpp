#include "app/window/disputes/settle_words.h"

#include "app/window/look/theme.h"
#include "app/window/words/unit_words.h"

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

QString SettleWords::piece(const geometry::PieceInfo& piece) {
    QString id = QString::fromStdString(piece.id);
    if (piece.name.empty() || piece.name == piece.id) return id;
    return tr("%1 (%2)").arg(QString::fromStdString(piece.name), id);
}

QString SettleWords::question(const engine::View& view, const engine::AskedThere& asked) {
    const bool ofPiece = asked.about == engine::DisputeAbout::height;
    const QString from = ofPiece ? QString() : mini(view, asked.from);
    QString to;
    if (const auto* id = std::get_if<geometry::PieceId>(&asked.to))
        to = piece(*view.battlefield.piece(*id));
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
