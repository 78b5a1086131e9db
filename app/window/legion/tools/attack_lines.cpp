#include "app/window/legion/tools/attack_lines.h"

#include <QLocale>
#include <algorithm>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/scene/scene_arrow.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

constexpr double lineRadius = 0.03;         // inches
constexpr float fresh = 0.95F, old = 0.4F;  // opacity of the lines for the latest place, and before
constexpr double overHead = 0.2;            // inches from the head of the target to its badge
constexpr std::size_t mostNamed = 3;        // targets in the text beside the pointer

QString weaponNames(const engine::AttackFromPlace& attack) {
    QStringList names;
    for (const engine::Weapon* weapon : attack.weapons)
        names << QString::fromStdString(weapon->name);
    return names.join(QStringLiteral(", "));
}

}  // namespace

QString expectedWords(double wounds) { return QLocale().toString(wounds, 'f', 1); }

AttackLines::AttackLines(const ShownGame& game, QObject* parent) : QObject(parent), game_(game) {}

// A drag asks for many places. The job takes the latest of them when it is free, so that the
// numbers follow the drag and none waits for places that nobody needs any more.
void AttackLines::ask(engine::UnitId unit, const geometry::Mini& leader) {
    if (job_.busy())
        wanted_ = Place{unit, leader};
    else
        start({unit, leader});
}

void AttackLines::start(const Place& place) {
    wanted_.reset();
    job_.ask(
        [this, place, view = game_.view(), game = game_.sharedGame(), stop = stop_.get_token()] {
            auto found = engine::attacksFrom(view, place.unit, place.leader, stop);
            return [this, found = std::move(found)] { show(found); };
        });
}

void AttackLines::show(std::vector<engine::AttackFromPlace> attacks) {
    attacks_ = std::move(attacks);
    known_ = true;
    if (wanted_) start(*wanted_);
    emit changed();
}

void AttackLines::clear() {
    stop_.request_stop();
    stop_ = std::stop_source();
    job_.forget();
    wanted_.reset();
    attacks_.clear();
    known_ = false;
}

void AttackLines::draw(SceneDraft& draft) const {
    const engine::View& view = game_.view();
    const float strength = settled() ? fresh : old;
    for (const engine::AttackFromPlace& attack : attacks_) {
        const engine::UnitView& target = view.unit(attack.defender);
        if (target.minis.empty()) continue;
        if (attack.line && !attack.melee)
            addChevrons(draft,
                        {attack.line->from, attack.line->to, lineRadius,
                         colours::withAlpha(colours::legal(), strength)},
                        int(attack.weapons.size()));
        const engine::MiniView& leader = view.mini(target.minis.front());
        const geometry::Vec3 head =
            leader.mini.position + geometry::Vec3{0.0, 0.0, leader.mini.height + overHead};
        rendering::Badge badge =
            expectedBadge(draft.images, expectedWords(attack.expectedWounds), head);
        badge.opacity = strength;
        draft.owned.push_back({draft.scene.badges.size(), leader.id});
        draft.scene.badges.push_back(std::move(badge));
    }
}

QString AttackLines::words() const {
    if (!known_) return {};
    if (attacks_.empty()) return tr("No attack is possible from here");
    std::vector<const engine::AttackFromPlace*> best;
    for (const engine::AttackFromPlace& one : attacks_) best.push_back(&one);
    std::stable_sort(best.begin(), best.end(), [](const auto* one, const auto* other) {
        return one->expectedWounds > other->expectedWounds;
    });
    best.resize(std::min(best.size(), mostNamed));
    QStringList targets;
    for (const engine::AttackFromPlace* one : best)
        targets << tr("%1: %2 (%3)")
                       .arg(UnitWords::label(game_.view(), one->defender),
                            expectedWords(one->expectedWounds), weaponNames(*one));
    return tr("Wounds expected from here: %1").arg(targets.join(QStringLiteral("; ")));
}

}  // namespace sightline::app
