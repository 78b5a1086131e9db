#include "app/window/legion/practice/skill_row.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/window/legion/practice/quiz_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

// The ratings at the ends of a bar, and the rating of a new player.
constexpr double leastRating = 600.0, mostRating = 1500.0, newRating = 1000.0;
constexpr int barHigh = 8, numberWide = 40, barWide = 60;  // sizes in pixels

double shareOf(double rating) {
    return std::clamp((rating - leastRating) / (mostRating - leastRating), 0.0, 1.0);
}

}  // namespace

SkillBar::SkillBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SkillBar::sizeHint() const { return {barWide + numberWide, fontMetrics().height() + 4}; }

void SkillBar::show(const engine::SkillRating& skill) {
    skill_ = skill;
    const QString words =
        skill.answers == 0 ? tr("Rating %1, no answers yet").arg(std::lround(skill.skill))
                           : tr("Rating %1, %2 of %3 answers right")
                                 .arg(QString::number(std::lround(skill.skill)),
                                      QString::number(skill.right), QString::number(skill.answers));
    setToolTip(words);
    setAccessibleName(words);
    update();
}

void SkillBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double top = (height() - barHigh) / 2.0;
    const QRectF whole(0, top, barWide, barHigh);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(whole, barHigh / 2.0, barHigh / 2.0);
    if (skill_.answers > 0) {
        painter.setBrush(theme::accent());
        const double wide = std::max<double>(barHigh, barWide * shareOf(skill_.skill));
        painter.drawRoundedRect(QRectF(0, top, wide, barHigh), barHigh / 2.0, barHigh / 2.0);
    }
    painter.setPen(QPen(theme::muted(), 1));
    const double mark = std::floor(barWide * shareOf(newRating)) + 0.5;
    painter.drawLine(QPointF(mark, top - 2), QPointF(mark, top + barHigh + 2));
    painter.setPen(skill_.answers > 0 ? theme::text() : theme::faint());
    painter.drawText(QRect(barWide, 0, numberWide, height()), Qt::AlignVCenter | Qt::AlignRight,
                     QString::number(std::lround(skill_.skill)));
}

SkillRow::SkillRow(engine::QuizKind kind, bool chosen, QWidget* parent)
    : QWidget(parent), kind_(kind) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    box_ = new QCheckBox(QuizWords::kind(kind));
    box_->setToolTip(QuizWords::about(kind));
    box_->setChecked(chosen);
    box_->setObjectName(
        QStringLiteral("quizKind_") +
        QString::fromUtf8(engine::quizKindNames[static_cast<std::size_t>(kind)].data()));
    connect(box_, &QCheckBox::toggled, this, &SkillRow::chosenChanged);
    row->addWidget(box_, 1);
    bar_ = new SkillBar;
    row->addWidget(bar_);
}

void SkillRow::choose(bool chosen) { box_->setChecked(chosen); }

bool SkillRow::chosen() const { return box_->isChecked(); }

}  // namespace sightline::app
