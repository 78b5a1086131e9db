#include "app/window/legion/scene/table_token_words.h"

#include <QStringList>

#include "app/window/legion/scene/scene_mission.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {

using engine::TokenSort;

QString TableTokenWords::icon(TokenSort sort) {
    switch (sort) {
        case TokenSort::other:
            return {};
        case TokenSort::smoke:
            return QStringLiteral("tokens/smoke");
        case TokenSort::charge:
            return QStringLiteral("tokens/charge");
        case TokenSort::graffiti:
            return QStringLiteral("tokens/graffiti");
        case TokenSort::priorityMission:
            return QStringLiteral("tokens/priority_mission");
        case TokenSort::baneFacedown:
            return QStringLiteral("tokens/bane");
        case TokenSort::hereIAm:
            return QStringLiteral("tokens/bane_here_i_am");
        case TokenSort::smokeAndMirrors:
            return QStringLiteral("tokens/bane_smoke_and_mirrors");
        case TokenSort::kablamo:
            return QStringLiteral("tokens/bane_kablamo");
    }
    return {};
}

QString TableTokenWords::rule(TokenSort sort) {
    switch (sort) {
        case TokenSort::other:
            return {};
        case TokenSort::smoke:
            return tr("Improves the cover of units near it (p. 54)");
        case TokenSort::charge:
            return tr("Attacks the units near it when it detonates (p. 57)");
        case TokenSort::graffiti:
            return tr(
                "A unit that rallies near it and sees it may roll 1 more die if the token is "
                "allied, and rolls 1 fewer if it is an enemy token (p. 60)");
        case TokenSort::priorityMission:
            return tr("Units with the keyword of this token use it (p. 47)");
        case TokenSort::baneFacedown:
            return tr("Facedown: an enemy miniature near it that sees it reveals it (p. 60)");
        case TokenSort::hereIAm:
            return tr("Facedown for the other player. Revealed: its unit takes its place (p. 60)");
        case TokenSort::smokeAndMirrors:
            return tr("Facedown for the other player. Revealed: it is removed (p. 60)");
        case TokenSort::kablamo:
            return tr("Facedown for the other player. Revealed: it detonates (p. 60)");
    }
    return {};
}

QString TableTokenWords::hover(const engine::View& view, const engine::ObjectiveToken& token) {
    QString head = QStringLiteral("<b>%1</b>").arg(objectiveName(view, token.id).toHtmlEscaped());
    if (token.owner) head += QStringLiteral(" · ") + theme::nameOf(*token.owner).toHtmlEscaped();
    QStringList lines{head};
    if (const QString text = rule(engine::sortOf(view, token)); !text.isEmpty())
        lines << text.toHtmlEscaped();
    if (const auto range = engine::areaOf(view, token))
        lines << tr("Its circle shows range %1").arg(*range);
    return lines.join(QStringLiteral("<br>"));
}

}  // namespace sightline::app
