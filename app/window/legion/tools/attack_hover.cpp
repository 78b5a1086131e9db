#include "app/window/legion/tools/attack_hover.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/tools/measurement_shown.h"
#include "app/window/legion/tools/table_answers.h"
#include "app/window/legion/words/reason_words.h"
#include "app/window/legion/words/reckoning_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/scene/scene_arrow.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/rulings/best_try.h"

namespace sightline::app {
namespace {

geometry::Vec3 eyesOf(const geometry::Mini& mini) {
    return mini.position + geometry::Vec3{0.0, 0.0, mini.height * 0.8};
}

// The best try to each miniature that the leader of the attacker does not see.
std::map<engine::MiniId, geometry::BestTry> triesOf(const engine::View& view,
                                                    engine::UnitId attacker,
                                                    const engine::AttackPreview& preview) {
    std::map<engine::MiniId, geometry::BestTry> tries;
    const engine::MiniId leader = view.unit(attacker).minis.front();
    for (const auto& [id, sight] : preview.sight)
        if (!sight.visible)
            if (const auto tried = engine::bestTryBetween(view, leader, id)) tries[id] = *tried;
    return tries;
}

bool asksForDefender(const engine::Question& question) {
    return question.ask == engine::Ask::declareDefender ||
           question.ask == engine::Ask::declareAdditionalDefender;
}

}  // namespace

AttackHover::AttackHover(GameSession& session, QObject* parent) : TableTool(session, parent) {}

// The attacker of the preview: the unit that is declaring an attack, or else the selected unit of
// the deciding player. In a scene without questions, it is the selected unit.
std::optional<engine::UnitId> AttackHover::attackerNow() const {
    if (session().staging().hidesMeasures()) return std::nullopt;
    if (session().staging().hidesQuestions()) return session().choice().selected();
    const engine::Question* question = session().question();
    if (!question || question->form != engine::AnswerForm::pick) return std::nullopt;
    if (asksForDefender(*question)) return question->unit;
    const bool between = question->ask == engine::Ask::chooseAction ||
                         question->ask == engine::Ask::chooseUnitToActivate;
    const auto selected = session().choice().selected();
    if (!between || !selected) return std::nullopt;
    if (session().view().unit(*selected).player != question->player) return std::nullopt;
    return selected;
}

std::optional<AttackHover::Pair> AttackHover::pairNow() const {
    const auto attacker = attackerNow(), defender = session().choice().hovered();
    if (!attacker || !defender) return std::nullopt;
    const engine::View& view = session().view();
    const engine::UnitView &one = view.unit(*attacker), &other = view.unit(*defender);
    if (one.player == other.player || one.minis.empty() || other.minis.empty()) return std::nullopt;
    return Pair{*attacker, *defender};
}

void AttackHover::follow() {
    const auto pair = pairNow();
    const std::size_t answers = session().running() ? session().answersShown() : 0;
    if (pair == pair_ && answers == answersThen_) return;
    pair_ = pair;
    answersThen_ = answers;
    preview_.reset();
    tries_.clear();
    job_.forget();
    emit changed();
    if (!pair_ || absent()) return;
    job_.ask([this, pair = *pair_, view = session().view(), game = session().sharedGame()] {
        auto found = engine::previewAttack(view, pair.attacker, pair.defender);
        auto tries = triesOf(view, pair.attacker, found);
        return [this, found = std::move(found), tries = std::move(tries)] {
            preview_ = found;
            tries_ = tries;
            emit changed();
        };
    });
}

// The unit of the preview that is not on the table: the attacker or the defender. Range and LOS
// cannot be measured then. Empty if both units are on the table.
std::optional<engine::UnitId> AttackHover::absent() const {
    const engine::View& view = session().view();
    for (const engine::UnitId unit : {pair_->defender, pair_->attacker})
        if (!view.mini(view.unit(unit).minis.front()).onTable()) return unit;
    return std::nullopt;
}

std::optional<TableNote> AttackHover::noteOfAbsent(engine::UnitId unit) const {
    const engine::View& view = session().view();
    const engine::UnitId other = unit == pair_->defender ? pair_->attacker : pair_->defender;
    const engine::MiniView& leader = view.mini(view.unit(other).minis.front());
    if (!leader.onTable()) return std::nullopt;
    const QString name = UnitWords::label(view, unit).toHtmlEscaped();
    return TableNote{tr("<b>%1</b> is not on the table").arg(name),
                     Tone::plain,
                     leader.mini.position + geometry::Vec3{0.0, 0.0, leader.mini.height},
                     {},
                     {leader.mini}};
}

void AttackHover::draw(SceneDraft& draft) const {
    if (!pair_ || !preview_) return;
    const engine::View& view = session().view();
    const engine::MiniView& leader = view.mini(view.unit(pair_->attacker).minis.front());
    for (const auto& [id, sight] : preview_->sight) {
        if (const auto tried = tries_.find(id); tried != tries_.end()) {
            addTry(draft, tried->second);
            continue;
        }
        rendering::Tube tube{eyesOf(leader.mini), eyesOf(view.mini(id).mini), 0.03,
                             colours::illegal()};
        if (sight.witness) tube = {sight.witness->from, sight.witness->to, 0.03, colours::legal()};
        tube.dashed = !sight.witness.has_value();
        addArrow(draft, tube);
    }
    for (const engine::ObscuredView& mark : preview_->obscured) {
        if (!mark.obscured) continue;
        const geometry::Mini& mini = view.mini(mark.mini).mini;
        const geometry::Vec3 head = mini.position + geometry::Vec3{0.0, 0.0, mini.height * 0.55};
        draft.scene.badges.push_back(obscuredBadge(draft.images, mark.losBlocked, head));
    }
}

QString AttackHover::sightLine() const {
    const auto seen = std::count_if(preview_->sight.begin(), preview_->sight.end(),
                                    [](const auto& entry) { return entry.second.visible; });
    QString words = tr("LOS to %1 of %2").arg(seen).arg(preview_->sight.size());
    // Line of sight that is nearest to the opposite verdict.
    const geometry::Sight* closest = nullptr;
    for (const auto& [id, sight] : preview_->sight) {
        if (sight.verdict == geometry::SightVerdict::contested)
            return tr("%1, too close to call").arg(words);
        if (!sight.margin) continue;
        if (!closest || std::abs(*sight.margin) < std::abs(*closest->margin)) closest = &sight;
    }
    if (!closest) return words;
    return tr("%1; the closest call: %2")
        .arg(words, marginWords(*closest->margin, closest->marginProven));
}

// The pieces that block, if the leader sees no miniature of the defender.
QString AttackHover::blockersLine() const {
    QStringList names;
    for (const auto& [id, sight] : preview_->sight) {
        if (sight.visible) return {};
        for (const geometry::PieceId& piece : sight.blockers)
            if (const QString name = RecordWords::piece(session().view(), piece);
                !names.contains(name))
                names << name;
    }
    return names.isEmpty() ? QString() : tr("in the way: %1").arg(names.join(QStringLiteral(", ")));
}

QString AttackHover::coverLine() const {
    QStringList pieces;
    int obscured = 0;
    for (const engine::ObscuredView& mark : preview_->obscured) {
        if (!mark.obscured) continue;
        ++obscured;
        const geometry::PieceInfo* piece = session().view().battlefield.piece(mark.piece);
        const QString name = piece && !piece->name.empty() ? QString::fromStdString(piece->name)
                                                           : QString::fromStdString(mark.piece);
        if (!name.isEmpty() && !pieces.contains(name)) pieces << name;
    }
    QString line = coverWords(preview_->cover);
    line[0] = line[0].toUpper();
    if (const QString why = coverReasons(preview_->terms); !why.isEmpty())
        line += QStringLiteral(" (%1)").arg(why);
    if (obscured > 0) {
        line += tr(", %1 of %2 obscured").arg(obscured).arg(preview_->obscured.size());
    }
    if (!pieces.isEmpty()) line += tr(" by %1").arg(pieces.join(QStringLiteral(", ")));
    return line;
}

std::optional<TableNote> AttackHover::note() const {
    if (!pair_) return std::nullopt;
    if (const auto unit = absent()) return noteOfAbsent(*unit);
    const engine::View& view = session().view();
    const geometry::Mini& target = view.mini(view.unit(pair_->defender).minis.front()).mini;
    TableNote note;
    note.at = target.position + geometry::Vec3{0.0, 0.0, target.height};
    for (const engine::UnitId unit : {pair_->defender, pair_->attacker})
        for (const engine::MiniId mini : view.unit(unit).minis)
            if (view.mini(mini).onTable()) {
                note.clearOf.push_back(view.mini(mini).mini.position);
                note.about.push_back(view.mini(mini).mini);
            }
    QStringList lines{
        QStringLiteral("<b>%1</b>").arg(UnitWords::label(view, pair_->defender).toHtmlEscaped())};
    if (!preview_) {
        lines << tr("Measuring …");
    } else {
        if (preview_->range) {
            const QString range = QStringLiteral("%1 · %2").arg(bandWords(preview_->range->band),
                                                                inches(preview_->range->distance));
            lines << range + QStringLiteral(" · ") + sightLine();
        }
        if (preview_->legal) {
            lines << coverLine().toHtmlEscaped() << diceHtml(preview_->dice)
                  << tr("Expected wounds <b>%1</b>, none in %2 %")
                         .arg(QLocale().toString(preview_->expectedWounds, 'f', 1))
                         .arg(preview_->chanceOfNone * 100.0, 0, 'f', 0);
            for (const QString& keywords :
                 {diceReasons(preview_->terms, preview_->besides), withoutWords(preview_->leftOut)})
                if (!keywords.isEmpty()) lines << keywords.toHtmlEscaped();
            for (const engine::Reckoning& number : preview_->reckonings)
                lines << ReckoningWords::inShort(number).toHtmlEscaped();
        } else {
            note.tone = Tone::bad;
            lines << MessageWords::said(preview_->why).toHtmlEscaped();
            if (const QString by = blockersLine(); !by.isEmpty()) lines << by.toHtmlEscaped();
        }
    }
    note.html = lines.join(QStringLiteral("<br>"));
    return note;
}

}  // namespace sightline::app
