/// A model of the player's own beside a trooper, so that its unit and its way up can be seen to be
/// right before it stands on the table.
#pragma once
#include <QDialog>

#include "app/files/own_model.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace sightline::app {

class OwnModelDialog : public QDialog {
    Q_OBJECT

  public:
    /// `trooper` without parts: none is shown.
    OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent = nullptr);

    const ModelStudy& study() const { return study_; }
    ModelReading reading() const;
    QComboBox& unit() { return *unit_; }
    QComboBox& up() { return *up_; }
    /// Size, triangles, open or closed, in words.
    QString facts() const;

  private:
    void refresh();

    ModelStudy study_;
    rendering::Model trooper_;
    QLabel *picture_, *facts_;
    QComboBox *unit_, *up_;
    QDoubleSpinBox* scale_;
};

}  // namespace sightline::app
