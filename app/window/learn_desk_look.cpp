// What the learner does with the camera, the selection and the ruler.
#include <QTimer>
#include <utility>

#include "app/window/learn_desk.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"

namespace sightline::app {

using engine::lessons::Look;

namespace {

// The units between which the condition wants the ruler; empty if it wants none.
std::vector<engine::UnitId> asksForRuler(const engine::lessons::Condition& done) {
    std::vector<engine::UnitId> units;
    engine::lessons::visitConditions(done, [&](const engine::lessons::Condition& one) {
        if (one.look && !one.look->measured.empty()) units = one.look->measured;
    });
    return units;
}

}  // namespace

// The line that the learner has measured stays visible until the next answer.
void LearnDesk::keepRuler(const engine::lessons::Condition& done) {
    const auto measured = std::exchange(toMeasure_, asksForRuler(done));
    if (measured.empty() || !toMeasure_.empty()) return;
    around_.table->setMode(TableMode::look);
    QTimer::singleShot(0, this, [this, measured] { layRuler(measured); });
}

void LearnDesk::followCamera(bool resized) {
    if (!run_) return;
    if (resized) showMarks();
    const Look before = meter_.look();
    meter_.follow(around_.table->camera(), resized);
    const Look& now = meter_.look();
    if (now.turned != before.turned || now.closer != before.closer) run_->look(now);
}

// The selection counts only if the learner made it. A unit that is activated selects itself.
void LearnDesk::followSelection() {
    const UnitChoice& choice = around_.session->choice();
    if (!run_ || !choice.selectedForThis()) return;
    meter_.inspect(choice.selected());
    run_->look(meter_.look());
}

// The ruler counts when its line of sight is drawn.
void LearnDesk::followRuler() {
    if (!run_ || !around_.session->running()) return;
    const auto& shown = around_.table->tools().measure().shown();
    std::vector<engine::UnitId> units;
    if (shown && shown->sighting)
        for (const MeasureEnd* end : {&shown->from, &shown->to})
            if (const auto* mini = std::get_if<engine::MiniId>(&end->what))
                units.push_back(around_.session->view().mini(*mini).unit);
    meter_.measure(std::move(units));
    run_->look(meter_.look());
}

void LearnDesk::layRuler(const std::vector<engine::UnitId>& units) {
    if (!run_ || !around_.session->running() || units.size() != 2) return;
    const engine::View& view = around_.session->view();
    around_.table->layRuler(view.unit(units[0]).minis.front(), view.unit(units[1]).minis.front());
}

void LearnDesk::perform(const Look& look) {
    if (!look.measured.empty())
        layRuler(look.measured);
    else if (look.inspected)
        around_.session->choice().select(look.inspected);
    else if (look.turned > 0.0)
        around_.table->setCamera(QStringLiteral("red"));
    else
        around_.table->setCamera(QStringLiteral("selection"));
}

}  // namespace sightline::app
