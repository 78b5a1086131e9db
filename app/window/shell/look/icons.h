/// Loads icons from assets/icons. They are sharp at any size and scale. The name of an icon is its
/// path without the suffix, such as "tokens/aim". If no file has the name, the icon is empty.
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

/// The icon as a picture. `size` is the length of its side in logical pixels.
QPixmap iconPixmap(const QString& name, int size, qreal devicePixelRatio);
QIcon icon(const QString& name);
void drawIcon(QPainter& painter, const QString& name, const QRectF& where);

QString iconName(engine::Die die);  ///< name of the icon of a die without a result
QString iconName(const engine::RolledDie& die);
QString iconName(engine::Token token);
QString iconName(engine::Rank rank);
QString iconName(engine::Action action);

}  // namespace sightline::app
