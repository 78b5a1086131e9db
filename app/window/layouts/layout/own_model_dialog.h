/// The import dialog for a player's own model. It shows the model beside a trooper, so that the
/// player can check the unit and the axis that points up. It also asks for the agreed facts.
#pragma once
#include <QDialog>
#include <memory>

#include "app/files/own_model.h"

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
    /// If `trooper` has no parts, it is not shown.
    OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent = nullptr);
    ~OwnModelDialog() override;

    /// The model that will be placed on the table.
    std::shared_ptr<const ModelStudy> study() const { return study_; }
    /// The unit and axis that the boxes show now.
    ModelReading reading() const;
    geometry::Kind kind() const;
    engine::TerrainFacts agreed() const;
    QComboBox& unit() { return *unit_; }
    QComboBox& up() { return *up_; }
    QDoubleSpinBox& scale() { return *scale_; }
    /// The box with the allowed error of a simplified large model, in inches. It is hidden for
    /// other models.
    QDoubleSpinBox& error() { return *error_; }
    QComboBox& kindBox() { return *kind_; }
    FactsRows& factsRows() { return *rows_; }
    QDialogButtonBox& buttons() { return *buttons_; }
    /// Text with the size, the number of triangles, and whether the mesh is watertight.
    QString facts() const;
    /// Text with the source of unit and axis: the file, its format, its size or the player.
    QString origin() const;
    /// True while the model is being read again, for another unit or another error.
    bool working() const;

  private:
    void build();
    QFormLayout* form();
    static QString sayer(NumberSource by);
    void startFrom(const ModelReading& likely);
    /// The reason why the model is too large with the current unit and axis. Empty if it is not.
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
    /// True: the player chose the facts, so proposals no longer replace them.
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
