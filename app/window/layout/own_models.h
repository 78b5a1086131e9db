/// Takes models of the players' own onto the table: reads them beside the window, asks how they are
/// meant, and hands over a piece.
#pragma once
#include <QObject>

#include "app/files/own_model.h"

class QWidget;

namespace sightline::app {

class LatestJob;

class OwnModels : public QObject {
    Q_OBJECT

  public:
    explicit OwnModels(QWidget* window);
    ~OwnModels() override;

    void choose();
    void take(const QString& file);

  signals:
    void taken(const sightline::engine::TerrainPiece& piece);
    void failed(const QString& why);

  private:
    void ask(ModelStudy study, rendering::Model trooper);

    QWidget* window_;
    LatestJob* reading_;
};

}  // namespace sightline::app
