// The commands of Layout mode that copy, paste, create or delete pieces.
#include <QApplication>
#include <QClipboard>
#include <QMimeData>

#include "app/files/tables/layout_draft.h"
#include "app/window/layouts/layout/layout_commands.h"
#include "app/window/layouts/layout/layout_files.h"
#include "app/window/layouts/layout/layout_window.h"
#include "app/window/shell/widgets/toast.h"
#include "app/window/shell/words/message_words.h"
#include "engine/layouts/layout_clipboard.h"
#include "engine/layouts/layout_rest.h"
#include "engine/layouts/layout_text.h"

namespace sightline::app {
namespace {

const QString clipType = QStringLiteral("application/x-sightline-terrain");
constexpr double pasteStep = 2.0;  // distance of a pasted piece from the copied piece, inches

engine::PieceIds lastPieces(const engine::TerrainLayout& before,
                            const engine::TerrainLayout& after) {
    engine::PieceIds ids;
    for (const engine::TerrainPiece& piece : after.pieces)
        if (!before.find(piece.id)) ids.insert(piece.id);
    return ids;
}

geometry::Vec2 middleOfAll(const engine::TerrainLayout& clip) {
    geometry::Vec2 sum{};
    for (const engine::TerrainPiece& piece : clip.pieces)
        sum += engine::planBoxOf(piece).middle() / static_cast<double>(clip.pieces.size());
    return sum;
}

}  // namespace

void LayoutCommands::copy() {
    const LayoutSession& session = window_.session();
    const std::string text =
        engine::layoutText(engine::clipOf(session.layout(), session.selected()));
    auto* data = new QMimeData;
    data->setData(clipType, QByteArray::fromStdString(text));
    QApplication::clipboard()->setMimeData(data);
}

void LayoutCommands::cut() {
    copy();
    remove();
}

void LayoutCommands::paste() {
    LayoutSession& session = window_.session();
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(clipType))
        return window_.toast().say(tr("No terrain was copied."), true);
    const auto clip = terrainLayoutOf(data->data(clipType).toStdString(), "clipboard");
    if (!clip) return window_.toast().say(MessageWords::said(clip.problem()), true);
    const engine::TerrainLayout before = session.layout();
    const auto after =
        engine::pasted(before, *clip, middleOfAll(*clip) + geometry::Vec2{pasteStep, -pasteStep});
    const engine::PieceIds made = after ? lastPieces(before, *after) : engine::PieceIds{};
    if (session.applyResting(engine::LayoutStep::paste, after, made)) session.select(made);
}

void LayoutCommands::duplicate() {
    LayoutSession& session = window_.session();
    const engine::TerrainLayout before = session.layout();
    const auto after = engine::duplicated(before, session.selected(), {pasteStep, -pasteStep});
    const engine::PieceIds made = after ? lastPieces(before, *after) : engine::PieceIds{};
    if (session.applyResting(engine::LayoutStep::duplicate, after, made)) session.select(made);
}

void LayoutCommands::remove() {
    LayoutSession& session = window_.session();
    session.apply(engine::LayoutStep::remove,
                  engine::withoutPieces(session.layout(), session.selected()));
}

void LayoutCommands::setDown() {
    LayoutSession& session = window_.session();
    session.apply(engine::LayoutStep::setDown,
                  engine::rested(session.layout(), session.selected(), session.dimensions()));
}

// Starts a game on the layout, which must be saved first: a game refers to the file of its table.
void LayoutCommands::play() {
    if (!window_.files().readyToPlay()) return;
    emit window_.playWanted(window_.session().file());
}

}  // namespace sightline::app
