/// A model of the player's own beside a trooper, so that its unit and its way up can be seen to be
/// right before it stands on the table, and what is agreed about it.
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
    /// `trooper` without parts: none is shown.
    OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent = nullptr);
    ~OwnModelDialog() override;

    /// As it is to be put on the table.
    std::shared_ptr<const ModelStudy> study() const { return study_; }
    /// As the boxes have it.
    ModelReading reading() const;
    geometry::Kind kind() const;
    engine::TerrainFacts agreed() const;
    QComboBox& unit() { return *unit_; }
    QComboBox& up() { return *up_; }
    QDoubleSpinBox& scale() { return *scale_; }
    /// Inches that a large one may be off; not shown for others.
    QDoubleSpinBox& error() { return *error_; }
    QComboBox& kindBox() { return *kind_; }
    FactsRows& factsRows() { return *rows_; }
    QDialogButtonBox& buttons() { return *buttons_; }
    /// Size, triangles, open or closed, in words.
    QString facts() const;
    /// Who says so: the file itself, its format, its size or the player.
    QString origin() const;
    /// Being read again, for another unit or another error.
    bool working() const;

  private:
    void build();
    QFormLayout* form();
    static QString sayer(SaidBy by);
    void startFrom(const ModelReading& likely);
    bool isLarge() const { return study_->triangles > mostTrianglesKept; }
    void refresh();
    void again();
    void take(const ModelStudy& study);
    void propose();
    void paint();
    void showWork(bool working);

    std::shared_ptr<const ModelStudy> study_;
    std::shared_ptr<const rendering::Model> trooper_;
    bool agreedByHand_ = false;  ///< what was chosen is proposed no more
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
