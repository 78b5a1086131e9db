#include "app/window/legion/table/table_click.h"

#include "app/window/legion/table/measure_mode.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/tools/table_answers.h"
#include "app/window/legion/tools/token_hover.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

QString wordsUnder(const engine::View& view, const TablePointer& pointer) {
    if (pointer.mini) {
        const engine::UnitView& unit = view.unit(view.mini(*pointer.mini).unit);
        return QStringLiteral("%1 · %2").arg(UnitWords::label(view, *pointer.mini),
                                             UnitWords::state(unit));
    }
    const geometry::PieceInfo* piece =
        pointer.piece ? view.battlefield.piece(*pointer.piece) : nullptr;
    if (!piece) return {};
    return QStringLiteral("%1 · %2, %3, %4")
        .arg(RecordWords::piece(view, piece->id), kindWords(piece->facts.kind),
             coverWords(piece->facts.cover), inches(piece->height));
}

}  // namespace

void TableClick::setPicking(bool on) {
    picking_ = on;
    emit cursorWanted(on ? Qt::CrossCursor : mode_.cursor());
}

void TableClick::click(const TablePointer& pointer) {
    if (picking_) {
        if (!pointer.mini) return;
        setPicking(false);
        return emit picked(pointer.mini);
    }
    tools_.stopMeasuring();
    const engine::Question* question = session_.question();
    UnitChoice& choice = session_.choice();
    if (!pointer.mini) {
        if (tokenUnder(session_.view(), pointer)) return emit tokenClicked();
        if (!tools_.moving()) choice.select(std::nullopt);
        return;
    }
    const engine::View& view = session_.view();
    const engine::UnitId unit = view.mini(*pointer.mini).unit;
    const bool enemy = question && !view.sandbox && view.unit(unit).player != question->player;
    if (!answerWith(*pointer.mini) && !enemy) choice.select(unit);
    if (enemy && question) emit targetClicked(unit);
    if (enemy && question && !choice.selected()) choice.select(unit);
}

/// Handles a click on a miniature that answers the open question. Returns false if a click cannot
/// answer the question.
bool TableClick::answerWith(engine::MiniId mini) {
    const engine::Question* question = session_.question();
    if (question && choosesUnitsByClick(*question))
        return session_.choice().tick(session_.view().mini(mini).unit);
    if (!question || !answeredByClick(*question)) return false;
    const std::optional<int> option = optionOf(*question, session_.view().mini(mini));
    if (!option) return false;
    const engine::Pick answer{*option};
    return session_.answer(answer);
}

void TableClick::doubleClick(const TablePointer& pointer) {
    if (!pointer.mini || picking_) return;
    const engine::UnitId unit = session_.view().mini(*pointer.mini).unit;
    const engine::Question* question = session_.question();
    const bool activating = question && question->ask == engine::Ask::chooseUnitToActivate;
    const auto option = activating ? optionOf(*question, unit) : std::nullopt;
    session_.choice().select(unit);
    if (option) {
        const engine::Pick answer{*option};
        session_.answer(answer);
    } else {
        emit closerLookWanted();
    }
}

void TableClick::hover(const TablePointer& pointer) {
    const engine::View& view = session_.view();
    mode_.measuring() ? tools_.leave() : tools_.hover(pointer);
    std::optional<engine::UnitId> unit;
    if (pointer.mini) unit = view.mini(*pointer.mini).unit;
    session_.choice().hover(unit);
    if (!tools_.measure().active()) emit hint(wordsUnder(view, pointer));
    if (mode_.measuring() || picking_) return;
    const engine::Question* question = session_.question();
    const bool byClick = question && (answeredByClick(*question) || choosesUnitsByClick(*question));
    const bool answers = pointer.mini && byClick && optionOf(*question, view.mini(*pointer.mini));
    emit cursorWanted(answers ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TableClick::leave() {
    tools_.leave();
    session_.choice().hover(std::nullopt);
    emit hint({});
}

}  // namespace sightline::app
