/// The import dialog for a player's own model. It shows the model beside a trooper, so that the
/// player can check unit and up axis, and asks for the agreed facts.
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
    /// A `trooper` without parts is not shown.
    OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent = nullptr);
    ~OwnModelDialog() override;

    /// The model as it will be put on the table.
    std::shared_ptr<const ModelStudy> study() const { return study_; }
    /// The current values of the boxes.
    ModelReading reading() const;
    geometry::Kind kind() const;
    engine::TerrainFacts agreed() const;
    QComboBox& unit() { return *unit_; }
    QComboBox& up() { return *up_; }
    QDoubleSpinBox& scale() { return *scale_; }
    /// Allowed error of a simplified large model, inches; hidden for other models.
    QDoubleSpinBox& error() { return *error_; }
    QComboBox& kindBox() { return *kind_; }
    FactsRows& factsRows() { return *rows_; }
    QDialogButtonBox& buttons() { return *buttons_; }
    /// Size, number of triangles and watertightness as text.
    QString facts() const;
    /// The source of the unit and the axis: the file, its format, its size or the player.
    QString origin() const;
    /// True while the model is being read again, for another unit or another error.
    bool working() const;

  private:
    void build();
    QFormLayout* form();
    static QString sayer(NumberSource by);
    void startFrom(const ModelReading& likely);
    /// The reason why the model is too large under the current reading; empty if it is not.
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
    bool agreedByHand_ = false;  ///< true: the player chose the facts, so no proposal replaces them
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
