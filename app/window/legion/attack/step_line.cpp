#include "app/window/legion/attack/step_line.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/reckoning_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/card_help.h"

namespace sightline::app {
namespace {

// The keyword whose rule the record entry cites. Null if no card or weapon of the entry's units has
// the keyword.
const engine::KeywordText* keywordBehind(const engine::Ruling& ruling, const engine::View& view) {
    const auto among = [&](const std::vector<engine::KeywordText>& keywords) {
        const auto found =
            std::find_if(keywords.begin(), keywords.end(), [&](const engine::KeywordText& one) {
                const engine::Keyword keyword = one.name.keyword();
                return keyword != engine::Keyword::none &&
                       engine::citationOf(keyword) == ruling.citation;
            });
        return found == keywords.end() ? nullptr : &*found;
    };
    for (const engine::UnitId unit : {ruling.unit, ruling.other}) {
        if (unit.none()) continue;
        const engine::UnitCard& card = *view.unit(unit).card;
        if (const auto* own = among(card.keywords)) return own;
        for (const engine::Weapon& weapon : card.weapons)
            if (const auto* own = among(weapon.keywords)) return own;
    }
    return nullptr;
}

QString whyTip(const engine::Ruling& ruling, const engine::View& view) {
    QString why = RulingLine::tr("Why? %1").arg(RecordWords::citation(ruling.citation));
    for (const engine::Reckoning& number : ruling.reckonings)
        why += QLatin1Char('\n') + ReckoningWords::inShort(number);
    const engine::KeywordText* keyword = keywordBehind(ruling, view);
    if (!keyword || !keyword->help || keyword->help->text.empty()) return why;
    return why + QLatin1Char('\n') + MessageWords::cardText(keyword->help->text);
}

}  // namespace

namespace {
constexpr int nameLeft = 33, besideName = 10, rightOfWords = 9;
constexpr int belowName = 4;  // gap below the step's name, pixels
constexpr int belowSummary = 5;
constexpr int wholeName = 1000;  // room for all lines of a step's name, pixels
}  // namespace

StepLine::StepLine(engine::AttackStep step, StepState state, const QString& summary,
                   QWidget* parent)
    : QWidget(parent), step_(step), state_(state), summary_(new QLabel(summary, this)) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(state == StepState::ahead ? Qt::NoFocus : Qt::TabFocus);
    if (state != StepState::ahead) setCursor(Qt::PointingHandCursor);
    setAccessibleName(QStringLiteral("%1 %2").arg(QuestionWords::step(step), summary));
    summary_->setWordWrap(true);
    summary_->setProperty("muted", true);
    summary_->setAttribute(Qt::WA_TransparentForMouseEvents);
}

int StepLine::nameHeight(int width) const {
    const QFontMetrics metrics(nameFont());
    const QString name = QuestionWords::step(step_);
    const QRect room(0, 0, width - nameLeft - rightOfWords, wholeName);
    const int height = metrics.horizontalAdvance(name) <= room.width()
                           ? fontMetrics().height()
                           : metrics.boundingRect(room, Qt::TextWordWrap, name).height();
    return height + aroundName;
}

QFont StepLine::nameFont() const {
    QFont strong = font();
    strong.setBold(state_ == StepState::current);
    return strong;
}

int StepLine::endOfName() const {
    return nameLeft + QFontMetrics(nameFont()).horizontalAdvance(QuestionWords::step(step_));
}

bool StepLine::fitsBeside(int width) const {
    const int words = summary_->fontMetrics().horizontalAdvance(summary_->text());
    return endOfName() + 2 * besideName + words <= width - rightOfWords;
}

int StepLine::heightForWidth(int width) const {
    if (summary_->text().isEmpty() || fitsBeside(width)) return nameHeight(width);
    const int words = summary_->heightForWidth(width - nameLeft - rightOfWords);
    return nameHeight(width) - belowName + words + belowSummary;
}

void StepLine::resizeEvent(QResizeEvent*) {
    const int right = width() - rightOfWords;
    if (fitsBeside(width())) {
        const int left = endOfName() + besideName;
        summary_->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
        summary_->setGeometry(left, 0, right - left, nameHeight(width()));
    } else {
        const int top = nameHeight(width()) - belowName;
        summary_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        summary_->setGeometry(nameLeft, top, right - nameLeft, height() - top - belowSummary);
    }
}

void StepLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = state_ == StepState::current;
    const QRectF box = QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5);
    if (lit || hasFocus()) {
        painter.setPen(QPen(hasFocus() ? theme::text() : theme::accent(), 1));
        painter.setBrush(lit ? theme::gild() : QColor(Qt::transparent));
        painter.drawRoundedRect(box, 5, 5);
    }
    const QRectF mark(7, (nameHeight(width()) - 18) / 2.0, 18, 18);
    const QColor colour = lit                         ? theme::accent()
                          : state_ == StepState::done ? theme::good()
                                                      : theme::edge();
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(lit ? QBrush(theme::accent()) : Qt::NoBrush);
    painter.drawEllipse(mark);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.82);
    small.setBold(lit);
    painter.setFont(small);
    painter.setPen(lit                         ? theme::ground()
                   : state_ == StepState::done ? theme::good()
                                               : theme::faint());
    painter.drawText(mark, Qt::AlignCenter, QString::number(static_cast<int>(step_) + 1));

    const QRect name(nameLeft, 0, width() - nameLeft - rightOfWords, nameHeight(width()));
    painter.setFont(nameFont());
    painter.setPen(state_ == StepState::ahead ? theme::faint() : theme::text());
    painter.drawText(name, Qt::AlignVCenter | Qt::TextWordWrap, QuestionWords::step(step_));
}

void StepLine::mousePressEvent(QMouseEvent*) { emit clicked(); }

void StepLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space)
        emit clicked();
    else
        event->ignore();
}

RulingLine::RulingLine(const engine::Ruling& ruling, const engine::View& view, QWidget* parent)
    : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(33, 3, 8, 3);
    column->setSpacing(3);
    auto* words = new QLabel(RecordWords::line(ruling, view));
    words->setWordWrap(true);
    words->setProperty("muted", true);
    words->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(words);
    if (!ruling.dice.empty()) {
        auto* dice = new DiceWidget(22);
        dice->setDice(ruling.dice);
        dice->setAttribute(Qt::WA_TransparentForMouseEvents);
        column->addWidget(dice);
    }
    setAccessibleName(words->text());
    setToolTip(whyTip(ruling, view));
}

void RulingLine::mousePressEvent(QMouseEvent*) { emit whyAsked(); }

void RulingLine::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space)
        emit whyAsked();
    else
        event->ignore();
}

void RulingLine::enterEvent(QEnterEvent*) { update(); }
void RulingLine::leaveEvent(QEvent*) { update(); }

void RulingLine::paintEvent(QPaintEvent*) {
    if (!underMouse() && !hasFocus()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(theme::accent()) : QPen(Qt::NoPen));
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(QRectF(rect()).adjusted(24.5, 0.5, -0.5, -0.5), 5, 5);
}

}  // namespace sightline::app
