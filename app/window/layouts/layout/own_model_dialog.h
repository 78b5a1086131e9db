/// The dialog that imports a 3D model file of the player. It shows the model beside a trooper, so
/// that the player can check the unit and the up axis. The player also enters the agreed terrain
/// facts.
#pragma once
#include <QDialog>
#include <memory>

#include "app/files/models/own_model.h"

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QProgressBar;

namespace sightline::app {

class FactsRows;
class LatestJob;
class StudyJob;

class OwnModelDialog : public QDialog {
    Q_OBJECT

  public:
    /// If the model `trooper` has no parts, the dialog shows no trooper.
    OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent = nullptr);
    ~OwnModelDialog() override;

    /// The model that will be placed on the table.
    std::shared_ptr<const ModelStudy> study() const { return study_; }
    /// The unit and up axis that the boxes show now.
    ModelReading reading() const;
    geometry::Kind kind() const;
    engine::TerrainFacts agreed() const;
    QComboBox& unit() { return *unit_; }
    QComboBox& up() { return *up_; }
    QDoubleSpinBox& scale() { return *scale_; }
    /// The box for the allowed error of the simplification, in inches. The box is visible only for
    /// models that are simplified.
    QDoubleSpinBox& error() { return *error_; }
    QComboBox& kindBox() { return *kind_; }
    FactsRows& factsRows() { return *rows_; }
    QDialogButtonBox& buttons() { return *buttons_; }
    /// Text with the size, the number of triangles, and whether the mesh is watertight.
    QString facts() const;
    /// Text that tells how the program knows the unit and the up axis: from the file, its format,
    /// its size, or the player.
    QString origin() const;
    /// True while the model is read again because its unit, scale or allowed error changed.
    bool working() const;

  private:
    void build();
    QFormLayout* form();
    static QString sayer(NumberSource by);
    void startFrom(const ModelReading& likely);
    /// The reason why the model is too large with the current unit. Empty if its size is possible.
    Message faultOfItsReach() const;
    bool isLarge() const { return study_->triangles > mostTrianglesKept; }
    void refresh();
    void again();
    void take(const ModelStudy& study);
    void propose();
    void paint();
    void showWork(bool working);

    std::shared_ptr<const ModelStudy> study_;
    std::shared_ptr<const rendering::Model> trooper_;
    /// True after the player chose terrain facts. The program then does not replace them by its
    /// guesses.
    bool agreedByHand_ = false;
    QLabel *picture_, *facts_, *origin_;
    QComboBox *unit_, *up_, *kind_;
    QDoubleSpinBox *scale_, *error_;
    FactsRows* rows_ = nullptr;
    QProgressBar* progress_;
    QDialogButtonBox* buttons_;
    StudyJob* job_;
    LatestJob* painting_;
};

}  // namespace sightline::app
