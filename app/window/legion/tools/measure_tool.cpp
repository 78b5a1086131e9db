#include "app/window/legion/tools/measure_tool.h"

#include <algorithm>
#include <cmath>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/preview/attack_preview.h"

namespace sightline::app {

MeasureTool::MeasureTool(GameSession& session, QObject* parent) : TableTool(session, parent) {}

void MeasureTool::follow() { cancel(); }

std::optional<std::pair<MeasureEnd, MeasureEnd>> MeasureTool::ends() const {
    if (!active()) return std::nullopt;
    return std::pair{*from_, *to_};
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
    if (to_ == end) return;
    to_ = end;
    measure();
}

void MeasureTool::release(const TablePointer& pointer) { drag(pointer); }

bool MeasureTool::cancel() {
    if (!from_) return false;
    from_.reset();
    to_.reset();
    sighting_.reset();
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
        at = {range_.line.to.x, range_.line.to.y, levelOf(*to_, view)};
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

void MeasureTool::measure() {
    range_ = rangeBetween(session().view(), *from_, *to_);
    sighting_.reset();
    job_.forget();
    askForSight();
    emit hint(words());
    emit changed();
}

// Starts to compute the line of sight between the ends of the ruler on another thread. If an end is
// a point, a small trooper is assumed to stand there.
void MeasureTool::askForSight() {
    const engine::View& view = session().view();
    const auto from = standAt(*from_, view), to = standAt(*to_, view);
    if (*from_ == *to_ || !from || !to) return;
    const auto* one = std::get_if<engine::MiniId>(&from_->what);
    const auto* other = std::get_if<engine::MiniId>(&to_->what);
    const bool both = one && other;
    const auto ids = both ? std::pair{*one, *other} : std::pair<engine::MiniId, engine::MiniId>{};
    job_.ask([this, view, ids, both, viewer = *from, target = *to, game = session().sharedGame()] {
        Sighting found;
        if (both) {
            found.sight = engine::sightBetween(view, ids.first, ids.second);
            found.obscured = engine::obscuredFrom(view, ids.first, ids.second);
        } else {
            found.sight = geometry::lineOfSight(view.battlefield, geometry::silhouetteOf(viewer),
                                                geometry::silhouetteOf(target));
            found.obscured = geometry::obscured(view.battlefield, viewer, target);
        }
        return [this, found = std::move(found)] {
            sighting_ = found;
            emit hint(words());
            emit changed();
        };
    });
}

QString MeasureTool::obscuredWords() const {
    const geometry::Obscured& obscured = sighting_->obscured;
    if (!obscured.obscured) return tr("not obscured");
    for (const geometry::Obscuring& by : obscured.by) {
        if (!by.counts()) continue;
        const geometry::PieceInfo* piece = session().view().battlefield.piece(by.piece);
        const bool named = piece && !piece->name.empty();
        const QString name = by.piece.empty() ? tr("a vehicle")
                             : named          ? QString::fromStdString(piece->name)
                                              : QString::fromStdString(by.piece);
        return tr("obscured by %1, %2 away (%3)")
            .arg(name, inches(by.distance), coverWords(by.cover));
    }
    return obscured.losBlocked ? tr("obscured, as LOS is blocked") : tr("obscured");
}

QStringList MeasureTool::parts() const {
    QStringList parts{bandWords(range_.band), inches(range_.distance)};
    const engine::View& view = session().view();
    const double rise = levelOf(*to_, view) - levelOf(*from_, view);
    if (std::abs(rise) > 0.05) {
        const QString height = inches(std::abs(rise));
        parts << (rise > 0 ? tr("%1 up").arg(height) : tr("%1 down").arg(height));
    }
    if (job_.busy()) {
        parts << tr("LOS …");
    } else if (sighting_) {
        parts << sightWords(sighting_->sight) << obscuredWords();
    }
    return parts;
}

QString MeasureTool::words() const {
    return active() ? parts().join(QStringLiteral(", ")) : QString();
}

void MeasureTool::draw(SceneDraft& draft) const {
    if (!active()) return;
    drawRuler(draft);
    drawSight(draft);
}

void MeasureTool::drawRuler(SceneDraft& draft) const {
    const engine::View& view = session().view();
    const double band = view.battlefield.dimensions().rangeBand;
    const double level = std::max(levelOf(*from_, view), levelOf(*to_, view));
    rendering::Ruler ruler;
    ruler.from = range_.line.from;
    ruler.to = range_.line.to;
    ruler.z = level + 0.12;
    if (range_.distance < 0.01) return;
    const geometry::Vec2 way = (ruler.to - ruler.from) / range_.distance;
    const int last = std::min(int(range_.distance / band) + 1, 6);
    for (int n = 1; n <= last; ++n) {
        const double end = n == last ? range_.distance : band * n;
        const double middle = (band * (n - 1) + end) / 2.0;
        const rendering::Colour colour = colours::bandColour(n);
        ruler.bands.push_back({end, colour});
        const geometry::Vec2 at = ruler.from + way * middle;
        const QString label = n > 5 ? QStringLiteral("5+") : QString::number(n);
        draft.scene.badges.push_back(
            plate(draft.images, label, colour, {at.x, at.y, ruler.z + 0.05}));
    }
    draft.scene.rulers.push_back(std::move(ruler));
}

void MeasureTool::drawSight(SceneDraft& draft) const {
    const engine::View& view = session().view();
    const auto from = standAt(*from_, view), to = standAt(*to_, view);
    if (!sighting_ || !from || !to) return;
    rendering::Tube tube;
    tube.radius = 0.04;
    if (sighting_->sight.witness) {
        tube.from = sighting_->sight.witness->from;
        tube.to = sighting_->sight.witness->to;
        tube.colour = colours::legal();
    } else {
        tube.from = from->position + geometry::Vec3{0, 0, from->height * 0.8};
        tube.to = to->position + geometry::Vec3{0, 0, to->height * 0.8};
        tube.colour = colours::illegal();
        tube.dashed = true;
    }
    draft.scene.tubes.push_back(tube);
    for (const geometry::Obscuring& by : sighting_->obscured.by) {
        if (!by.counts() || !by.line) continue;
        draft.scene.tubes.push_back({by.line->from, by.line->to, 0.03, colours::caution(), true});
        break;
    }
    if (sighting_->obscured.obscured) {
        draft.scene.badges.push_back(
            obscuredBadge(draft.images, sighting_->obscured.losBlocked,
                          to->position + geometry::Vec3{0, 0, to->height + 0.2}));
    }
}

std::optional<TableNote> MeasureTool::note() const {
    if (!active()) return std::nullopt;
    QStringList lines = parts();
    // The lines of text may contain names from files, so HTML characters are escaped.
    for (QString& line : lines) line = line.toHtmlEscaped();
    const QString band = lines.takeFirst(), distance = lines.takeFirst();
    const QString head = QStringLiteral("<b>%1</b> · %2").arg(band, distance);
    const QString names =
        tr("%1 to %2").arg(nameOf(*from_, session().view()), nameOf(*to_, session().view()));
    lines.prepend(QStringLiteral("<span style='color:%2'>%1</span>")
                      .arg(names.toHtmlEscaped(), theme::muted().name()));
    lines.prepend(head);
    geometry::Vec3 at{range_.line.to.x, range_.line.to.y, levelOf(*to_, session().view())};
    const geometry::Vec3 start{range_.line.from.x, range_.line.from.y,
                               levelOf(*from_, session().view())};
    TableNote note{lines.join(QStringLiteral("<br>")), Tone::plain, at, {start}};
    for (const MeasureEnd& end : {*from_, *to_})
        if (const auto stand = standAt(end, session().view())) note.about.push_back(*stand);
    return note;
}

}  // namespace sightline::app
