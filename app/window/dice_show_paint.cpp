// Paints one frame of the dice animation.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/window/dice_show.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/die_picture.h"

namespace sightline::app {
namespace {

using geometry::Vec3;

constexpr double slowness = 1.3;  // seconds of the animation per second of the simulated throw
constexpr double pause = 0.15, glide = 0.3;  // times in seconds after the last die is at rest: a
                                             // pause, then the move to the row
// If the tray is hidden: time until the dice begin to fade, and time of the fading; seconds.
constexpr double reading = 1.2, fading = 0.25;
// Width of the tray's border, and maximum width of the tray, pixels.
constexpr int trayRim = 9, widestDice = 860;

double eased(double share) {
    const double t = std::clamp(share, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

}  // namespace

QRectF DiceShow::floor() const {
    const double width = std::min(size().width(), widestDice);
    return QRectF((size().width() - width) / 2.0, 0, width, size().height())
        .adjusted(trayRim + 4, trayRim + 12, -trayRim - 4, -trayRim - 4);
}

geometry::DiePose DiceShow::poseOf(std::size_t index) const {
    const double frame =
        std::min(seconds_ / slowness / geometry::throwStep, double(thrown_.frames.size() - 1));
    const auto low = static_cast<std::size_t>(frame);
    const std::size_t high = std::min(low + 1, thrown_.frames.size() - 1);
    const geometry::DiePose &one = thrown_.frames[low][index], &next = thrown_.frames[high][index];
    const double share = frame - double(low);
    return {glm::mix(one.at, next.at, share), glm::slerp(one.turn, next.turn, share)};
}

// Converts a point of the tray to a pixel. Points farther away, and points higher above the floor,
// are higher on the screen.
QPointF DiceShow::pixelOf(Vec3 at) const {
    const QRectF ground = floor();
    return {ground.left() + at.x * scale_,
            ground.bottom() - (at.y * trayFlatness + at.z * trayRise) * scale_};
}

double DiceShow::tumbling() const {
    return double(thrown_.frames.size() - 1) * geometry::throwStep * slowness;
}

double DiceShow::length() const {
    return tumbling() + pause + glide + (own_ ? reading + fading : 0.0);
}

void DiceShow::paintEvent(QPaintEvent*) {
    if (!running() || thrown_.frames.empty()) return;
    const double share = eased((seconds_ - tumbling() - pause) / glide);
    const double gone = own_ ? eased((seconds_ - length() + fading) / fading) : share;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, 1.0 - gone);
    if (own_) {
        painter.setOpacity(share * (1.0 - gone));
        std::set<std::size_t> flying;
        for (const Flying& one : flying_) flying.insert(one.place);
        own_->paint(painter, floor(), flying);
        painter.setOpacity(1.0 - gone);
    }
    paintDice(painter, share);
}

void DiceShow::paintGround(QPainter& painter, double strength) const {
    if (strength <= 0.0) return;
    painter.setOpacity(strength);
    painter.fillRect(rect(), theme::panel());
    const QRectF outer = floor().adjusted(-trayRim - 2, -trayRim - 10, trayRim + 2, trayRim + 2);
    QLinearGradient wood(outer.topLeft(), outer.bottomLeft());
    wood.setColorAt(0.0, QColor(0x4A, 0x3B, 0x2E));
    wood.setColorAt(1.0, QColor(0x2E, 0x25, 0x1D));
    painter.setPen(QPen(QColor(0x14, 0x10, 0x0D), 1.0));
    painter.setBrush(wood);
    painter.drawRoundedRect(outer, 12, 12);
    const QRectF felt = outer.adjusted(trayRim, trayRim, -trayRim, -trayRim);
    QRadialGradient cloth(felt.center(), felt.width() * 0.6);
    cloth.setColorAt(0.0, QColor(0x2C, 0x45, 0x46));
    cloth.setColorAt(1.0, QColor(0x18, 0x2A, 0x2C));
    painter.setBrush(cloth);
    painter.drawRoundedRect(felt, 7, 7);
    painter.setOpacity(1.0);
}

void DiceShow::paintDice(QPainter& painter, double share) const {
    const std::vector<DiceRow::Slot> there = places();
    std::vector<std::size_t> order(flying_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<geometry::DiePose> poses;
    for (std::size_t i = 0; i < flying_.size(); ++i) poses.push_back(poseOf(i));
    // Dice are sorted by distance. Near dice are painted last, so that they cover far dice.
    std::sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        return poses[one].at.z * trayFlatness - poses[one].at.y * trayRise <
               poses[other].at.z * trayFlatness - poses[other].at.y * trayRise;
    });
    for (const std::size_t i : order) {
        if (flying_[i].place >= there.size()) continue;
        const DiceRow::Slot& end = there[flying_[i].place];
        const Vec3 at = poses[i].at;
        const double inner = geometry::formOf(bodyOf(flying_[i].die.die)).inner;
        const QPointF from = pixelOf({at.x, at.y, 0.0});
        const QPointF to = end.middle + QPointF(0, inner * trayRise * end.scale);
        drawDieShadow(painter, from + (to - from) * share, std::max(at.z, inner),
                      std::lerp(scale_, end.scale, share));
    }
    for (const std::size_t i : order) {
        const Flying& one = flying_[i];
        if (one.place >= there.size()) continue;
        const DiceRow::Slot& end = there[one.place];
        const double near = 1.0 + std::max(0.0, poses[i].at.z) / 12.0;
        const QPointF from = pixelOf(poses[i].at);
        const double scale = std::lerp(scale_ * near, end.scale, share);
        drawDie(painter, one.die.die, one.faces,
                {glm::slerp(poses[i].turn, one.landed, share), from + (end.middle - from) * share,
                 scale, 1.0 - share});
    }
}

}  // namespace sightline::app
