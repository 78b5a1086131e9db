/// The icons of assets/icons, sharp at any size and scale. A name is a path below that folder
/// without the suffix: "tokens/aim". A name without a file gives an empty icon.
#pragma once
#include <QIcon>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include "engine/legion/basics/dice/die.h"
#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/asking/answer.h"

class QPainter;

namespace sightline::app {

/// `size` is the edge in logical pixels. The pixmap has the device pixel ratio.
QPixmap iconPixmap(const QString& name, int size, qreal devicePixelRatio);
QIcon icon(const QString& name);
void drawIcon(QPainter& painter, const QString& name, const QRectF& where);

QString iconName(engine::Die die);  ///< icon of a die that is not rolled
QString iconName(const engine::RolledDie& die);
QString iconName(engine::Token token);
QString iconName(engine::Rank rank);
QString iconName(engine::Action action);

}  // namespace sightline::app
