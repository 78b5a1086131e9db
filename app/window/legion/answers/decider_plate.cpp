#include "app/window/legion/answers/decider_plate.h"

#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/short_labels.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {
constexpr int glowTime = 900;  // duration of the plate's glow, milliseconds
// Total space above and below the text in pixels: normal, and in a low window.
constexpr int roomyRims = 17, lowRims = 9;
}  // namespace

DeciderPlate::DeciderPlate(const ShownGame& game, const UnitChoice& choice, QWidget* parent)
    : QWidget(parent), game_(game) {
    setObjectName(QStringLiteral("decider"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    glow_ = new QVariantAnimation(this);
    glow_->setDuration(glowTime);
    glow_->setStartValue(1.0);
    glow_->setEndValue(0.0);
    connect(glow_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        lit_ = value.toDouble();
        update();
    });
    connect(&game, &ShownGame::changed, this, &DeciderPlate::follow);
    connect(&choice, &UnitChoice::tickedChanged, this, [this] { update(); });
    follow();
}

QSize DeciderPlate::sizeHint() const {
    return {300, fontMetrics().height() + (low_ ? lowRims : roomyRims)};
}
QSize DeciderPlate::minimumSizeHint() const { return {160, sizeHint().height()}; }

void DeciderPlate::setLow(bool low) {
    low_ = low;
    updateGeometry();
}

// True if the deciding player is not the player whose turn it is.
bool DeciderPlate::reacts(const engine::Question& question) const {
    const engine::View& view = game_.view();
    return view.phase == engine::Phase::activation && question.player != view.active;
}

QString DeciderPlate::who() const {
    if (!game_.running()) return {};
    const engine::View& view = game_.view();
    const engine::Question* question = game_.question();
    if (!question) {
        if (game_.staging().on) return tr("Scene");
        if (!view.over) return {};
        return view.winner ? tr("%1 wins").arg(theme::nameOf(*view.winner)) : tr("A draw");
    }
    if (question->ask == engine::Ask::freeTable) return tr("Sandbox");
    const QString name = theme::nameOf(question->player);
    return reacts(*question) ? tr("%1 reacts").arg(name) : tr("%1 decides").arg(name);
}

QString DeciderPlate::what() const {
    if (!game_.running()) return {};
    const engine::Question* question = game_.question();
    if (!question && game_.staging().on) return tr("Continue in the window at the right");
    return question ? QuestionWords::prompt(*question, game_.view()) : tr("The battle is over");
}

void DeciderPlate::follow() {
    const engine::Question* question = game_.running() ? game_.question() : nullptr;
    const auto now = question ? std::optional(question->player) : std::nullopt;
    if (now && before_ && now != before_ && theme::moves()) glow_->start();
    before_ = now;
    setAccessibleName(QStringLiteral("%1: %2").arg(who(), what()));
    setToolTip(what());
    update();
}

void DeciderPlate::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (who().isEmpty()) return;
    const engine::Question* question = game_.question();
    const engine::View& view = game_.view();
    const std::optional<engine::Player> player =
        question ? std::optional(question->player) : view.winner;
    const QColor colour = player ? theme::of(*player) : theme::muted();
    QColor ground = player ? theme::sunk(*player) : theme::raised();
    if (lit_ > 0.0) ground = ground.lighter(100 + static_cast<int>(70 * lit_));
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colour, 1.0 + lit_));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 7, 7);

    QFont strong = font();
    strong.setBold(true);
    const QFontMetrics metrics(strong);
    const QString name = who().toUpper();
    const int pill = metrics.horizontalAdvance(name) + 28;
    QPainterPath shape;
    shape.addRoundedRect(box, 7, 7);
    painter.setClipRect(QRectF(0, 0, pill, height()));
    painter.fillPath(shape, colour);
    painter.setClipping(false);
    painter.setFont(strong);
    painter.setPen(theme::ground());
    painter.drawText(QRectF(0, 0, pill, height()), Qt::AlignCenter, name);

    const int page = question ? question->citation.page : 0;
    const QString source = page > 0 ? tr("p. %1").arg(page) : QString();
    const int tail = source.isEmpty() ? 0 : fontMetrics().horizontalAdvance(source) + 14;
    const QRect words(pill + 14, 0, width() - pill - 26 - tail, height());
    const QString unit = question ? UnitWords::label(view, question->unit) : QString();
    const FittedQuestion fitted = fittedQuestion(what(), unit, font(), words.width());
    painter.setFont(fitted.font);
    painter.setPen(theme::text());
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, fitted.words);
    painter.setFont(font());
    painter.setPen(theme::muted());
    painter.drawText(QRect(0, 0, width() - 12, height()), Qt::AlignVCenter | Qt::AlignRight,
                     source);
}

}  // namespace sightline::app
