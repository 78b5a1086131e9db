#include "app/window/legion/learn/lesson_curtain.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/docks/roster_row.h"
#include "app/window/legion/learn/lesson_lights.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/key_button.h"

namespace sightline::app {
namespace {

constexpr double holeCorner = 6.0;  // radius of the corners of a hole, pixels
constexpr int litDieFrame = 2;      // width of the frame of a die that a lesson points at, pixels

// The colour of the dimmed table (assets/shaders/dim.frag).
QColor curtainShade() { return QColor::fromRgbF(0.030F, 0.036F, 0.047F, dimStrength); }

}  // namespace

LessonCurtain::LessonCurtain(QWidget* host) : QWidget(host), host_(host) {
    setObjectName(QStringLiteral("lessonCurtain"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(host->rect());
    hide();
    host->installEventFilter(this);
}

void LessonCurtain::setUnits(std::set<engine::UnitId> units) {
    units_ = std::move(units);
    update();
}

void LessonCurtain::setBright(std::vector<QPointer<QWidget>> bright) {
    bright_ = std::move(bright);
    update();
}

// The part of a rectangle that no scroll area between the widget and the host cuts off.
QRect LessonCurtain::visiblePart(const QWidget& part, QRect rect) const {
    for (const QWidget* one = &part; one != host_; one = one->parentWidget())
        rect = (rect & one->rect()).translated(one->pos());
    return rect & host_->rect();
}

std::vector<QRect> LessonCurtain::holes() const {
    std::vector<QRect> holes;
    const auto open = [&](const QWidget& part, const QRect& rect) {
        if (!part.isVisibleTo(host_)) return;
        if (const QRect seen = visiblePart(part, rect); !seen.isEmpty()) holes.push_back(seen);
    };
    for (const auto* button : host_->findChildren<KeyButton*>())
        if (button->lit()) open(*button, button->rect());
    for (const auto* card : host_->findChildren<CommandCardFace*>())
        if (card->lit()) open(*card, card->rect());
    for (const auto* dice : host_->findChildren<DiceWidget*>())
        for (const int die : dice->lit())
            open(*dice,
                 dice->dieRect(die).adjusted(-litDieFrame, -litDieFrame, litDieFrame, litDieFrame));
    for (const auto* row : host_->findChildren<RosterRow*>())
        if (units_.contains(row->unit())) open(*row, row->rect());
    for (const auto& widget : bright_)
        if (widget) open(*widget, widget->rect());
    return holes;
}

std::optional<QRect> LessonCurtain::confirmHole() const {
    std::optional<QRect> hole;
    for (const auto* button : host_->findChildren<KeyButton*>()) {
        if (button->lit()) return std::nullopt;
        if (!button->isPrimary() || !button->isEnabled() || !button->isVisibleTo(host_)) continue;
        if (const QRect seen = visiblePart(*button, button->rect()); !seen.isEmpty()) hole = seen;
    }
    return hole;
}

bool LessonCurtain::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(host_->rect());
    if (event->type() == QEvent::ChildAdded) raise();
    return QWidget::eventFilter(watched, event);
}

void LessonCurtain::paintEvent(QPaintEvent*) {
    QPainterPath dark;
    dark.addRect(rect());
    QPainterPath bright;
    std::vector<QRect> open = holes();
    if (const auto confirm = confirmHole()) open.push_back(*confirm);
    for (const QRect& hole : open) bright.addRoundedRect(hole, holeCorner, holeCorner);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(dark.subtracted(bright), curtainShade());
}

}  // namespace sightline::app
