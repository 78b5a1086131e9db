#include "app/window/legion/tools/measure_tool.h"

#include "app/window/legion/tools/measurement_shown.h"
#include "app/window/legion/tools/measurement_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {

MeasureTool::MeasureTool(GameSession& session, QObject* parent) : TableTool(session, parent) {}

void MeasureTool::follow() { cancel(); }

std::optional<std::pair<MeasureEnd, MeasureEnd>> MeasureTool::ends() const {
    if (!active()) return std::nullopt;
    return std::pair{shown_->from, shown_->to};
}

void MeasureTool::lay(const MeasureEnd& from, const MeasureEnd& to) {
    if (!session().running() || session().staging().hidesMeasures()) return;
    cancel();
    from_ = from;
    measure(to);
}

bool MeasureTool::press(const TablePointer& pointer) {
    if (!session().running()) return false;
    if (session().staging().hidesMeasures()) {
        emit hint(tr("Measuring is off until you have answered."));
        return false;
    }
    cancel();
    from_ = endAt(pointer);
    return true;
}

void MeasureTool::drag(const TablePointer& pointer) {
    if (!from_ || !session().running()) return;
    const MeasureEnd end = endAt(pointer);
    if (shown_ && shown_->to == end) return;
    measure(end);
}

void MeasureTool::release(const TablePointer& pointer) { drag(pointer); }

bool MeasureTool::cancel() {
    if (!from_) return false;
    from_.reset();
    shown_.reset();
    job_.forget();
    emit hint({});
    emit changed();
    return true;
}

// The keyboard takes hold of the shown ruler's end. Without a ruler, it starts at the leader of the
// selected unit, or else in the middle of the table.
std::vector<TableHold> MeasureTool::holds() const {
    if (!session().running() || session().staging().hidesMeasures()) return {};
    const engine::View& view = session().view();
    const auto& size = session().layout().table;
    geometry::Vec3 at{size.width / 2.0, size.depth / 2.0, 0.0};
    const auto unit = session().choice().selected();
    if (active())
        at = {shown_->range.line.to.x, shown_->range.line.to.y, levelOf(shown_->to, view)};
    else if (unit && view.mini(view.unit(*unit).minis.front()).onTable())
        at = view.mini(view.unit(*unit).minis.front()).mini.position;
    return {{at, at, tr("Ruler"), std::nullopt}};
}

// The leaders of all units on the table.
std::vector<geometry::Vec3> MeasureTool::stops() const {
    std::vector<geometry::Vec3> stops;
    if (!session().running()) return stops;
    const engine::View& view = session().view();
    for (const engine::UnitView& unit : view.units) {
        if (unit.minis.empty()) continue;
        const engine::MiniView& leader = view.mini(unit.minis.front());
        if (leader.onTable()) stops.push_back(leader.mini.position);
    }
    return stops;
}

// Measures the range at once, and the line of sight on another thread.
void MeasureTool::measure(const MeasureEnd& to) {
    const engine::View& view = session().view();
    shown_ = measured(view, *from_, to);
    job_.forget();
    if (hasSighting(view, *shown_))
        job_.ask([this, view, asked = *shown_, game = session().sharedGame()] {
            auto found = sightingOf(view, asked);
            return [this, found = std::move(found)] {
                shown_->sighting = found;
                emit hint(tr("%1 (Ctrl+M pins it)").arg(words()));
                emit changed();
            };
        });
    emit hint(tr("%1 (Ctrl+M pins it)").arg(words()));
    emit changed();
}

QString MeasureTool::words() const {
    return active() ? MeasurementWords::results(*shown_, session().view(), job_.busy())
                          .join(QStringLiteral(", "))
                    : QString();
}

void MeasureTool::draw(SceneDraft& draft) const {
    if (!active()) return;
    addRuler(draft, session().view(), *shown_);
    addSighting(draft, session().view(), *shown_);
}

std::optional<TableNote> MeasureTool::note() const {
    if (!active()) return std::nullopt;
    const engine::View& view = session().view();
    QStringList lines = MeasurementWords::results(*shown_, view, job_.busy());
    // The lines of text may contain names from files, so HTML characters are escaped.
    for (QString& line : lines) line = line.toHtmlEscaped();
    const QString band = lines.takeFirst(), distance = lines.takeFirst();
    lines.prepend(
        QStringLiteral("<span style='color:%2'>%1</span>")
            .arg(MeasurementWords::ends(*shown_, view).toHtmlEscaped(), theme::muted().name()));
    lines.prepend(QStringLiteral("<b>%1</b> · %2").arg(band, distance));
    const geometry::PlanSegment& line = shown_->range.line;
    const geometry::Vec3 at{line.to.x, line.to.y, levelOf(shown_->to, view)};
    const geometry::Vec3 start{line.from.x, line.from.y, levelOf(shown_->from, view)};
    TableNote note{lines.join(QStringLiteral("<br>")), Tone::plain, at, {start}};
    for (const MeasureEnd& end : {shown_->from, shown_->to})
        if (const auto stand = standAt(end, view)) note.about.push_back(*stand);
    return note;
}

}  // namespace sightline::app
