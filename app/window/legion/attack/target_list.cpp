#include "app/window/legion/attack/target_list.h"

#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QVBoxLayout>

#include "app/window/legion/words/reason_words.h"
#include "app/window/legion/words/reckoning_words.h"
#include "app/window/shell/answers/guided_button.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/preview/attack_preview.h"

namespace sightline::app {

TargetList::TargetList(GameSession& session, LatestJob& job, QWidget* parent)
    : QWidget(parent), session_(session), job_(job) {
    const engine::Question& question = *session.question();
    attacker_ = question.unit;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (std::size_t i = 0; i < question.options.size(); ++i)
        if (const auto* unit = std::get_if<engine::UnitId>(&question.options[i]))
            addTarget(static_cast<int>(i), *unit);
    confirm_ = new KeyButton({}, QStringLiteral("actions/attack"), QStringLiteral("\u21B5"), this);
    confirm_->makePrimary();
    connect(confirm_, &KeyButton::clicked, this, [this] {
        if (chosen_) session_.answer(engine::Pick{targets_[*chosen_].option});
    });
    if (targets_.size() == 1) chosen_ = 0;
    if (session.choice().selected()) point(*session.choice().selected());
    follow();
    previewNext();
}

void TargetList::addTarget(int option, engine::UnitId unit) {
    const engine::UnitView& shown = session_.view().unit(unit);
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    const std::size_t at = targets_.size();
    auto* button = new KeyButton(QString::fromStdString(shown.label), iconName(shown.card->rank),
                                 at < 9 ? QString::number(at + 1) : QString());
    button->setCheckable(true);
    guide(*button, session_, *session_.question(), engine::Option(unit));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(button);
    auto* words = new QLabel(tr("measuring"));
    words->setWordWrap(true);
    words->setProperty("muted", true);
    words->setContentsMargins(8, 0, 0, 0);
    column->addWidget(words);
    auto* dice = new DiceWidget(18);
    dice->setContentsMargins(8, 0, 0, 0);
    dice->hide();
    column->addWidget(dice);
    layout()->addWidget(box);
    targets_.push_back({option, unit, button, words, dice, {}});
    connect(button, &KeyButton::clicked, this, [this, unit] { point(unit); });
    connect(button, &KeyButton::pointed, this, [this, unit](bool inside) {
        session_.choice().hover(inside ? std::optional(unit) : std::nullopt);
    });
}

void TargetList::point(engine::UnitId unit) {
    for (std::size_t i = 0; i < targets_.size(); ++i)
        if (targets_[i].unit == unit) chosen_ = i;
    follow();
}

void TargetList::follow() {
    for (std::size_t i = 0; i < targets_.size(); ++i) {
        targets_[i].button->setChecked(chosen_ == i);
        tell(targets_[i], chosen_ == i);
    }
    confirm_->setEnabled(chosen_.has_value());
    confirm_->setToolTip(chosen_ ? QString()
                                 : tr("Choose a defender in this list, or on the table with Tab"));
    confirm_->setText(chosen_ ? tr("Attack %1").arg(targets_[*chosen_].button->text())
                              : tr("Choose a defender"));
}

// Computes the attack preview of the next target on another thread. The list may be deleted before
// the result arrives.
void TargetList::previewNext() {
    if (previewed() || !session_.running()) return;
    const engine::UnitId defender = targets_[previewed_].unit;
    job_.ask([list = QPointer<TargetList>(this), attacker = attacker_, defender,
              view = session_.view(), game = session_.sharedGame()] {
        auto preview = engine::previewAttack(view, attacker, defender);
        return [list, preview = std::move(preview)] {
            if (!list) return;
            const std::size_t at = list->previewed_++;
            list->show(list->targets_[at], preview);
            list->tell(list->targets_[at], list->chosen_ == at);
            list->previewNext();
        };
    });
}

// Shows the preview of a target: all reasons for the chosen target, and only the first line for
// other targets.
void TargetList::tell(const Target& target, bool whole) {
    if (target.told.isEmpty()) return;
    target.words->setText(whole ? target.told : target.told.section(QLatin1Char('\n'), 0, 0));
    target.words->setToolTip(whole ? QString() : target.told);
}

void TargetList::show(Target& target, const engine::AttackPreview& preview) {
    target.told = MessageWords::said(preview.why);
    if (!preview.legal) return;
    QString cover = coverWords(preview.cover);
    if (const QString why = coverReasons(preview.terms); !why.isEmpty())
        cover += QStringLiteral(" (%1)").arg(why);
    QString words = tr("%1 (%2), %3. Expected wounds %4, no wound in %5\u00A0%")
                        .arg(bandWords(preview.range->band), inches(preview.range->distance), cover)
                        .arg(QLocale().toString(preview.expectedWounds, 'f', 2))
                        .arg(preview.chanceOfNone * 100.0, 0, 'f', 0);
    for (const QString& keywords :
         {diceReasons(preview.terms, preview.besides), withoutWords(preview.leftOut)})
        if (!keywords.isEmpty()) words += QStringLiteral("\n") + keywords;
    for (const engine::Reckoning& number : preview.reckonings)
        words += QStringLiteral("\n") + ReckoningWords::inShort(number);
    target.told = words;
    target.dice->setPool(preview.dice);
    target.dice->setFixedHeight(target.dice->heightForWidth(std::max(120, width() - 20)));
    target.dice->show();
}

}  // namespace sightline::app
