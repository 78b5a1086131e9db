/// The icons of assets/icons, drawn sharp at any size and scale. Names are paths below that folder
/// without the ending: "tokens/aim". A name that has no file draws nothing.
#pragma once
#include <QIcon>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include "engine/asking/answer.h"
#include "engine/catalogue/unit_card.h"
#include "engine/dice/die.h"

class QPainter;

namespace sightline::app {

/// `size` is the logical edge; the pixmap carries the device pixel ratio.
QPixmap iconPixmap(const QString& name, int size, qreal devicePixelRatio);
QIcon icon(const QString& name);
void drawIcon(QPainter& painter, const QString& name, const QRectF& where);

QString iconName(engine::Die die);  ///< not rolled
QString iconName(const engine::RolledDie& die);
QString iconName(engine::Token token);
QString iconName(engine::Rank rank);
QString iconName(engine::Action action);

}  // namespace sightline::app
