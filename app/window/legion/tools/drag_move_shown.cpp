// Draws the move of a unit leader during a drag: the movement tool, translucent copies of the
// leader, and the text beside the pointer.
#include <cmath>

#include "app/window/legion/scene/scene_builder.h"
#include "app/window/legion/tools/contact_snap.h"
#include "app/window/legion/tools/drag_move.h"
#include "app/window/legion/tools/near_footprints.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "geometry/range/range.h"

namespace sightline::app {
namespace {

constexpr double levelGround = 0.05;  // inches; the text omits smaller changes of height
constexpr double leastRest = 0.05;    // inches; the text omits smaller distances to the pointer
// Width and height of the drawn line at the deployment edge, inches.
constexpr double edgeLine = 0.24, edgeLift = 0.12;
constexpr double toolLift = 0.03;  // height of the movement tool above the leader's base, inches

/// The height at which the movement tool is drawn: at the leader, at its transport, or at the
/// deployment edge.
double toolHeight(const engine::MoveBounds& bounds) {
    if (!bounds.terms.deployment) return bounds.leader.position.z + toolLift;
    const auto& transport = bounds.terms.deployment->transport;
    return (transport ? transport->position.z : 0.0) + toolLift;
}

struct ShownMove {
    const geometry::SolvedMove& move;
    const engine::MiniView& leader;
    double height = 0.0;  ///< height at which the movement tool is drawn, inches
    rendering::Colour colour{};
    float strength = 1.0F;
};

void addMove(SceneDraft& draft, const engine::View& view, const ShownMove& shown) {
    const geometry::SolvedMove& move = shown.move;
    if (move.move.kind != geometry::MoveKind::pivot)
        draft.scene.tools.push_back({move.verdict.tool, shown.height,
                                     colours::withAlpha(shown.colour, shown.strength),
                                     shown.colour == colours::illegal()});
    addGhost(draft, view, {shown.leader, move.verdict.end, shown.colour, shown.strength});
}

}  // namespace

// The text about the move. If the leader cannot reach the mouse pointer, the text has the distance
// from the end of the move to the pointer.
QString DragMove::moveWords() const {
    const QString speed = tr("Speed %1").arg(wish_->move.toolSpeed);
    return wish_->miss < leastRest
               ? tr("%1: release, or press Enter, to move").arg(speed)
               : tr("%1, %2 short of the pointer: release, or press Enter, to move")
                     .arg(speed, inches(wish_->miss));
}

QString DragMove::reason() const {
    if (!instead_.refusal().isEmpty()) return instead_.refusal();
    if (!wish_ || wish_->verdict.objections.empty()) return tr("Not legal");
    const QString page = pageWords(session().question()->citation.page);
    const QString text = MessageWords::said(wish_->verdict.objections.front().message);
    return page.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, page);
}

void DragMove::draw(SceneDraft& draft) const {
    if (!active()) return;
    region_.draw(draft);
    const engine::View& view = session().view();
    const engine::UnitView& unit = view.unit(session().question()->unit);
    const engine::MiniView& leader = view.mini(unit.minis.front());
    const double height = toolHeight(bounds());
    if (deploys()) drawEdges(draft);
    if (!wish_) {
        if (!deploys())
            draft.scene.discs.push_back({geometry::Vec2{leader.mini.position},
                                         leader.mini.base.width / 2.0 + 0.25,
                                         leader.mini.base.width / 2.0 + 0.4, colours::legal()});
        if (!pointed_) return;
        if (pointed_->move.kind != geometry::MoveKind::pivot)
            draft.scene.tools.push_back(
                {pointed_->verdict.tool, height, colours::withAlpha(colours::cohesion, 0.4F)});
        if (deploys() && pointed_->verdict.legal)
            addGhost(draft, view, {leader, pointed_->verdict.end, colours::cohesion, 0.35F});
        return;
    }
    watch_.draw(draft);
    attacks_.draw(draft);
    if (dragging_) addNearFootprints(draft, view, geometry::plan(wish_->verdict.end.position));
    const bool legal = wish_->verdict.legal && !instead_.asked();
    if (nearest_)
        addMove(draft, view, {*nearest_, leader, height, colours::selection, 0.6F});
    else if (!legal && closest_)
        addMove(draft, view, {*closest_, leader, height, colours::legal(), 0.35F});
    addMove(draft, view,
            {*wish_, leader, height, legal ? colours::legal() : colours::illegal(),
             nearest_ ? 0.5F : 0.75F});
}

// Draws where a deploying unit may place its movement tool: the deployment edges, or the transport.
void DragMove::drawEdges(SceneDraft& draft) const {
    const geometry::Deployment& from = *bounds().terms.deployment;
    if (from.transport) {
        draft.scene.outlines.push_back(
            {geometry::outlineOf(*from.transport), 0.1, edgeLine, colours::caution()});
        return;
    }
    for (const geometry::PlanSegment& edge : from.edges)
        draft.scene.tubes.push_back({{edge.from.x, edge.from.y, edgeLift},
                                     {edge.to.x, edge.to.y, edgeLift},
                                     edgeLine / 2.0,
                                     colours::caution()});
}

QString DragMove::watched() const {
    const QString words = watch_.words();
    return words.isEmpty() ? QString()
                           : QStringLiteral("<br><span style='color:%2'>%1</span>")
                                 .arg(words.toHtmlEscaped(), theme::muted().name());
}

QString DragMove::shooting() const {
    const QString words = attacks_.words();
    return words.isEmpty() ? QString() : QStringLiteral("<br>") + words.toHtmlEscaped();
}

std::optional<TableNote> DragMove::note() const {
    if (!active() || !wish_) return std::nullopt;
    if (!wish_->verdict.legal || instead_.asked()) {
        QString text = reason().toHtmlEscaped();
        if (instead_.asked())
            text += QStringLiteral("<br><b>%1</b>").arg(nearestWords().toHtmlEscaped());
        if (!dragging_) text += QStringLiteral("<br>") + tr("Drag again, or Escape");
        return TableNote{text + watched(), Tone::bad, pointer_, clearOf(), about()};
    }
    return TableNote{travelled().toHtmlEscaped() + shooting() + watched(), Tone::good, pointer_,
                     clearOf(), about()};
}

// Text about the nearest legal move: how far its end is from the end of the refused move.
QString DragMove::nearestWords() const {
    if (!nearest_) return instead_.words({});
    const geometry::Mini& end = nearest_->verdict.end;
    if (nearest_->move.kind == geometry::MoveKind::pivot)
        return instead_.words(
            tr("a pivot by %1°")
                .arg(std::abs(geometry::turn(end.facing, bounds().leader.facing).value), 0, 'f',
                     0));
    const double away =
        glm::distance(geometry::Vec2{end.position}, geometry::Vec2{wish_->verdict.end.position});
    return instead_.words(
        tr("%1 from there with Speed %2").arg(inches(away)).arg(nearest_->move.toolSpeed));
}

// The text should not cover the lines from the mouse pointer to these points: the start of the
// move, and every enemy that would see the leader.
std::vector<geometry::Vec3> DragMove::clearOf() const {
    std::vector<geometry::Vec3> ends;
    if (!deploys()) ends.push_back(bounds().leader.position);
    for (const engine::Watcher& watcher : watch_.watchers())
        if (watcher.sees) ends.push_back(session().view().mini(watcher.mini).mini.position);
    return ends;
}

// The text should not cover the leader, neither at its start nor at the ends that are drawn.
std::vector<geometry::Mini> DragMove::about() const {
    std::vector<geometry::Mini> minis{wish_->verdict.end};
    if (!deploys()) minis.push_back(bounds().leader);
    if (nearest_) minis.push_back(nearest_->verdict.end);
    return minis;
}

// Text that names the enemy unit in base contact with the leader after the move. Empty if there is
// none.
QString DragMove::melee() const {
    const engine::View& view = session().view();
    for (const geometry::PlacedMini& enemy :
         enemiesToTouch(view, session().question()->player, bounds().forbidden))
        if (geometry::inBaseContact(wish_->verdict.end, enemy.mini))
            return tr(", into melee with %1")
                .arg(UnitWords::label(view, view.mini(engine::MiniId{enemy.key}).unit));
    return {};
}

QString DragMove::travelled() const {
    if (bounds().terms.kind == geometry::MoveKind::pivot) {
        const double turn = geometry::turn(wish_->verdict.end.facing, bounds().leader.facing).value;
        return tr("Pivot by %1°").arg(std::abs(turn), 0, 'f', 0);
    }
    if (deploys()) return tr("Deploy with speed %1").arg(wish_->move.toolSpeed);
    const double way = glm::distance(geometry::Vec2{bounds().leader.position},
                                     geometry::Vec2{wish_->verdict.end.position});
    const double up = wish_->verdict.end.position.z - bounds().leader.position.z;
    QString level = tr("Speed %1, %2").arg(wish_->move.toolSpeed).arg(inches(way));
    const QString contact = melee();
    if (!contact.isEmpty()) return level + contact;
    if (std::abs(up) < levelGround) return level;
    return up > 0.0 ? tr("%1, %2 up").arg(level, inches(up))
                    : tr("%1, %2 down").arg(level, inches(-up));
}

}  // namespace sightline::app
