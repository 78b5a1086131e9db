/// Form rows for the terrain facts that players agree on: movement, cover, line of sight.
#pragma once
#include <QWidget>

#include "engine/layouts/terrain_layout.h"

class QComboBox;
class QFormLayout;

namespace sightline::app {

class FactsRows : public QObject {
    Q_OBJECT

  public:
    /// Adds the rows for the terrain facts to a form. `absent` is the text for a fact that is not
    /// agreed.
    FactsRows(QFormLayout* form, const QString& absent, QObject* parent);

    void show(const engine::TerrainFacts& facts);
    engine::TerrainFacts facts() const;
    QComboBox& movement() { return *movement_; }
    QComboBox& cover() { return *cover_; }
    QComboBox& sight() { return *sight_; }

  signals:
    void edited();  ///< emitted after the player changed a fact

  private:
    QComboBox *movement_, *cover_, *sight_;
};

}  // namespace sightline::app
