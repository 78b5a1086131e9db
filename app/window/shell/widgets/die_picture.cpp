#include "app/window/shell/widgets/die_picture.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/window/shell/look/icons.h"

namespace sightline::app {
namespace {

using engine::Die;
using engine::Face;
using geometry::DieBody;
using geometry::DieForm;
using geometry::Vec3;

constexpr double symbolOnTriangle = 0.56, symbolOnSquare = 0.68;  // widths of the symbols, inches
constexpr double ambient = 0.52;
// Direction towards the light, in eye coordinates.
const Vec3 light = glm::normalize(Vec3(-0.35, 0.55, 0.80));

struct Paint {
    QColor body, line;
    QString name;
};

Paint paintOf(Die die) {
    switch (die) {
        case Die::redAttack:
        case Die::redDefense:
            return {QColor(0xD6, 0x40, 0x45), QColor(0x6E, 0x12, 0x16), QStringLiteral("red")};
        case Die::blackAttack:
            return {QColor(0x4A, 0x51, 0x5D), QColor(0x8A, 0x92, 0x9E), QStringLiteral("black")};
        case Die::whiteAttack:
        case Die::whiteDefense:
            break;
    }
    return {QColor(0xFA, 0xFB, 0xFC), QColor(0x8D, 0x94, 0x9E), QStringLiteral("white")};
}

QString symbolOf(Face face) {
    switch (face) {
        case Face::hit:
            return QStringLiteral("hit");
        case Face::crit:
            return QStringLiteral("crit");
        case Face::attackSurge:
        case Face::defenseSurge:
            return QStringLiteral("surge");
        case Face::block:
            return QStringLiteral("block");
        case Face::blank:
            break;
    }
    return {};
}

/// Converts a point to eye coordinates: x is right, y is up, z is towards the eye.
Vec3 seen(Vec3 point) {
    return {point.x, point.y * trayFlatness + point.z * trayRise,
            point.z * trayFlatness - point.y * trayRise};
}

QColor between(const QColor& one, const QColor& other) {
    return QColor((one.red() + other.red()) / 2, (one.green() + other.green()) / 2,
                  (one.blue() + other.blue()) / 2);
}

QPointF flatten(Vec3 point) { return {point.x, -point.y}; }

// The size in pixels at which a symbol is painted. It is rounded to a few sizes, so that the cache
// stays small.
int pixelsFor(double across, double scale) {
    return std::max(16, 8 * static_cast<int>(std::ceil(across * scale / 8.0)));
}

void drawSymbol(QPainter& painter, const QString& symbol, const DieForm& form, int side,
                const glm::dquat& turn, double scale) {
    const bool triangle = form.faces[static_cast<std::size_t>(side)].size() == 3;
    const double across = triangle ? symbolOnTriangle : symbolOnSquare;
    const Vec3 up = geometry::upwardOf(form, side), out = geometry::outwardOf(form, side);
    const QPointF middle = flatten(seen(turn * geometry::middleOf(form, side)));
    const QPointF right = flatten(seen(turn * glm::cross(up, out))) * across;
    const QPointF down = -flatten(seen(turn * up)) * across;
    const QPointF corner = middle - (right + down) / 2.0;
    const QTransform onto(right.x(), right.y(), down.x(), down.y(), corner.x(), corner.y());
    const QTransform before = painter.transform();
    const int pixels = pixelsFor(across, scale * painter.device()->devicePixelRatioF());
    painter.setTransform(onto, true);
    painter.drawPixmap(QRectF(0, 0, 1, 1), iconPixmap(symbol, pixels, 1.0),
                       QRectF(0, 0, pixels, pixels));
    painter.setTransform(before);
}

}  // namespace

DieBody bodyOf(Die die) { return engine::isAttack(die) ? DieBody::octahedron : DieBody::cube; }

std::vector<Face> facesWith(const engine::RolledDie& die, int side) {
    std::vector<Face> faces = engine::facesOf(die.die);
    const auto rolled = std::find(faces.begin(), faces.end(), die.face);
    const auto place = faces.begin() + side;
    if (rolled != faces.end()) std::iter_swap(rolled, place);
    // A manual change may have set a face that the die does not have.
    else
        *place = die.face;
    return faces;
}

glm::dquat lyingTurn(Die die) { return geometry::layWithOnTop(bodyOf(die), 0); }

void drawDie(QPainter& painter, Die die, const std::vector<Face>& faces, const DieView& view) {
    const Paint paint = paintOf(die);
    const DieForm& form = geometry::formOf(bodyOf(die));
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(view.middle);
    painter.scale(view.scale, view.scale);
    const double opacity = painter.opacity();
    const int top = geometry::faceOnTop(bodyOf(die), {{}, view.turn});
    for (int side = 0; side < static_cast<int>(form.faces.size()); ++side) {
        const Vec3 out = seen(view.turn * geometry::outwardOf(form, side));
        if (out.z <= 0.01) continue;
        QPolygonF outline;
        for (const int corner : form.faces[static_cast<std::size_t>(side)])
            outline << flatten(seen(view.turn * form.corners[static_cast<std::size_t>(corner)]));
        const double lit = ambient + (1.0 - ambient) * std::max(0.0, glm::dot(out, light));
        const QColor colour =
            QColor::fromRgbF(float(paint.body.redF() * lit), float(paint.body.greenF() * lit),
                             float(paint.body.blueF() * lit));
        painter.setBrush(colour);
        painter.setPen(
            QPen(between(colour, paint.line), 0.022, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(outline);
        const QString symbol = symbolOf(faces[static_cast<std::size_t>(side)]);
        if (symbol.isEmpty()) continue;
        if (side != top) painter.setOpacity(opacity * view.otherSides);
        drawSymbol(painter, QStringLiteral("dice/symbol_%1_%2").arg(paint.name, symbol), form, side,
                   view.turn, view.scale);
        painter.setOpacity(opacity);
    }
    painter.restore();
}

void drawDieShadow(QPainter& painter, QPointF foot, double height, double scale) {
    const double wide = (0.42 + 0.10 * height) * scale;
    const QPointF at = foot + QPointF(0.10 + 0.22 * height, 0.06 + 0.05 * height) * scale;
    QRadialGradient dark(QPointF(0, 0), 1.0);
    const double strength = std::clamp(0.62 - 0.16 * height, 0.1, 0.62);
    dark.setColorAt(0.0, QColor::fromRgbF(0, 0, 0, float(strength)));
    dark.setColorAt(0.55, QColor::fromRgbF(0, 0, 0, float(strength * 0.75)));
    dark.setColorAt(1.0, QColor(0, 0, 0, 0));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.scale(wide, wide * 0.8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(dark);
    painter.drawEllipse(QPointF(0, 0), 1.0, 1.0);
    painter.restore();
}

}  // namespace sightline::app
