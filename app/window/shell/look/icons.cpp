#include "app/window/shell/look/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QStyle>
#include <QStyleOption>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/files/tables/load.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::app {
namespace {

// The files draw actions and ranks in a light colour, with lines in a dark colour. Each theme draws
// them in the colours of its texts and its panels.
constexpr const char *drawnColour = "#E8EAED", *drawnLines = "#1E2227";

bool followsTheme(const QString& name) {
    return name.startsWith(QLatin1String("actions/")) || name.startsWith(QLatin1String("ranks/"));
}

QString fileOf(const QString& name) {
    return QString::fromStdString(
        (assetsFolder() / "icons" / (name.toStdString() + ".svg")).string());
}

QByteArray contentOf(const QString& name) {
    QFile file(fileOf(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray content = file.readAll();
    if (!followsTheme(name)) return content;
    content.replace(drawnLines, theme::panel().name().toLatin1());
    return content.replace(drawnColour, theme::text().name().toLatin1());
}

QPixmap rendered(const QString& name, int pixels) {
    const QString key = QStringLiteral("sightline/%1@%2@%3")
                            .arg(name)
                            .arg(pixels)
                            .arg(followsTheme(name) ? theme::text().name() : QString());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    QSvgRenderer renderer(contentOf(name));
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    if (renderer.isValid()) {
        QPainter painter(&pixmap);
        renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    }
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Draws an icon in the colours of the theme that is shown at the time of drawing.
class ThemedIcon : public QIconEngine {
  public:
    explicit ThemedIcon(QString name) : name_(std::move(name)) {}

    void paint(QPainter* painter, const QRect& where, QIcon::Mode mode, QIcon::State) override {
        const int side = std::min(where.width(), where.height());
        QRect square(0, 0, side, side);
        square.moveCenter(where.center());
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(square, drawn(static_cast<int>(std::lround(side * ratio)), mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return drawn(std::min(size.width(), size.height()), mode);
    }

    // Qt calls this function each time it paints a button.
    bool isNull() override {
        if (!exists_) exists_ = QFile::exists(fileOf(name_));
        return !*exists_;
    }
    QIconEngine* clone() const override { return new ThemedIcon(name_); }

  private:
    QPixmap drawn(int pixels, QIcon::Mode mode) const {
        const QPixmap plain = rendered(name_, std::max(1, pixels));
        if (mode != QIcon::Disabled) return plain;
        QStyleOption option(0);
        option.palette = QApplication::palette();
        return QApplication::style()->generatedIconPixmap(mode, plain, &option);
    }

    QString name_;
    std::optional<bool> exists_;  ///< empty: the file was not looked for
};

QString colourName(engine::Die die) {
    switch (die) {
        case engine::Die::redAttack:
            return QStringLiteral("dice/attack_red");
        case engine::Die::blackAttack:
            return QStringLiteral("dice/attack_black");
        case engine::Die::whiteAttack:
            return QStringLiteral("dice/attack_white");
        case engine::Die::redDefense:
            return QStringLiteral("dice/defense_red");
        case engine::Die::whiteDefense:
            return QStringLiteral("dice/defense_white");
    }
    return {};
}

QString faceName(engine::Face face) {
    switch (face) {
        case engine::Face::blank:
            return QStringLiteral("_blank");
        case engine::Face::hit:
            return QStringLiteral("_hit");
        case engine::Face::crit:
            return QStringLiteral("_crit");
        case engine::Face::attackSurge:
        case engine::Face::defenseSurge:
            return QStringLiteral("_surge");
        case engine::Face::block:
            return QStringLiteral("_block");
    }
    return {};
}

}  // namespace

QPixmap iconPixmap(const QString& name, int size, qreal devicePixelRatio) {
    QPixmap pixmap = rendered(name, static_cast<int>(std::lround(size * devicePixelRatio)));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QIcon icon(const QString& name) { return QIcon(new ThemedIcon(name)); }

void drawIcon(QPainter& painter, const QString& name, const QRectF& where) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    const int pixels = static_cast<int>(std::lround(where.width() * ratio));
    if (pixels <= 0) return;
    painter.drawPixmap(where, rendered(name, pixels), QRectF(0, 0, pixels, pixels));
}

QString iconName(engine::Die die) { return colourName(die); }
QString iconName(const engine::RolledDie& die) { return colourName(die.die) + faceName(die.face); }

QString iconName(engine::Token token) {
    return QStringLiteral("tokens/") + QLatin1String(engine::kindOf(token).json);
}

QString iconName(engine::Rank rank) {
    switch (rank) {
        case engine::Rank::commander:
            return QStringLiteral("ranks/commander");
        case engine::Rank::operative:
            return QStringLiteral("ranks/operative");
        case engine::Rank::corps:
            return QStringLiteral("ranks/corps");
        case engine::Rank::specialForces:
            return QStringLiteral("ranks/special_forces");
        case engine::Rank::support:
            return QStringLiteral("ranks/support");
        case engine::Rank::heavy:
            return QStringLiteral("ranks/heavy");
    }
    return {};
}

QString iconName(engine::Action action) {
    switch (action) {
        case engine::Action::move:
            return QStringLiteral("actions/move");
        case engine::Action::climb:
            return QStringLiteral("actions/climb");
        case engine::Action::pivot:
            return QStringLiteral("actions/pivot");
        case engine::Action::reverse:
            return QStringLiteral("actions/undo");
        case engine::Action::strafe:
        case engine::Action::jump:
        case engine::Action::compulsoryMove:
            return QStringLiteral("actions/move");
        case engine::Action::aim:
            return QStringLiteral("actions/aim");
        case engine::Action::dodge:
            return QStringLiteral("actions/dodge");
        case engine::Action::attack:
            return QStringLiteral("actions/attack");
        case engine::Action::standby:
            return QStringLiteral("actions/standby");
        case engine::Action::recover:
            return QStringLiteral("actions/recover");
        case engine::Action::finish:
            return QStringLiteral("actions/finish");
    }
    return {};
}

}  // namespace sightline::app
