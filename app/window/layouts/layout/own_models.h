/// Imports 3D model files of the player. It reads a model in the background, shows the import
/// dialog, and emits the terrain piece.
#pragma once
#include <QObject>

#include "app/files/models/own_model.h"
#include "app/files/models/reader_process.h"

class QWidget;

namespace sightline::app {

class LatestJob;
class OwnModelDialog;
class StudyJob;

class OwnModels : public QObject {
    Q_OBJECT

  public:
    explicit OwnModels(QWidget* window);
    ~OwnModels() override;

    void choose();
    void take(const QString& file);
    void cancel();

  signals:
    /// Emitted when the reading of this file begins; `ended` follows.
    void reading(const QString& file);
    void reached(double share);  ///< emitted with the finished share of the reading, 0 to 1
    void ended();
    void taken(const sightline::engine::TerrainPiece& piece);
    void failed(const QString& why);

  private:
    void take(const QString& file, ReaderScope::Share share);
    void giveUp(const Problem& why);
    void ask(const ModelStudy& study);
    void show(ModelStudy study, rendering::Model trooper);
    void lay(const OwnModelDialog& dialog);

    QWidget* window_;
    StudyJob* study_;
    LatestJob* beside_;
    QString file_;  ///< the last file that was read
    ReaderScope::Share share_ = ReaderScope::Share::usual;
};

}  // namespace sightline::app
