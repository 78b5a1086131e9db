/// Rows of a form to edit the agreed facts of terrain: movement, cover, line of sight.
#pragma once
#include <QWidget>

#include "engine/layouts/terrain_layout.h"

class QComboBox;
class QFormLayout;

namespace sightline::app {

class FactsRows : public QObject {
    Q_OBJECT

  public:
    /// Adds its rows to a form. `absent` is the text for a missing fact.
    FactsRows(QFormLayout* form, const QString& absent, QObject* parent);

    void show(const engine::TerrainFacts& facts);
    engine::TerrainFacts facts() const;
    QComboBox& movement() { return *movement_; }
    QComboBox& cover() { return *cover_; }
    QComboBox& sight() { return *sight_; }

  signals:
    void edited();  ///< emitted when the player changed a box

  private:
    QComboBox *movement_, *cover_, *sight_;
};

}  // namespace sightline::app
