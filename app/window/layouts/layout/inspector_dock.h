/// The inspector of Layout mode. The player edits names, numbers and agreed facts of the selected
/// pieces and of the whole layout.
#pragma once
#include <QDockWidget>

#include "app/window/layouts/layout/facts_rows.h"
#include "app/window/layouts/layout/layout_session.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QLineEdit;

namespace sightline::app {

class InspectorDock : public QDockWidget {
    Q_OBJECT

  public:
    explicit InspectorDock(LayoutSession& session, QWidget* parent = nullptr);

    QLineEdit& name() { return *name_; }
    QDoubleSpinBox& rotation() { return *rotation_; }
    QComboBox& kind() { return *kind_; }
    FactsRows& facts() { return *facts_; }
    QLineEdit& layoutName() { return *layoutName_; }
    QDoubleSpinBox& tableWidth() { return *tableWidth_; }
    QComboBox& mirror() { return *mirror_; }

  private:
    QGroupBox* pieceBox();
    QGroupBox* partBox();
    QGroupBox* layoutBox();
    void refresh();
    void showPiece();
    void showPart();
    void showLayout();
    void editName();
    void editStand();
    void editFacts();
    void editNote();
    void editPart();
    void editHead();

    LayoutSession& session_;
    /// True while the program itself fills the boxes; such changes are not edits.
    bool showing_ = false;
    QLabel* which_ = nullptr;
    QGroupBox *piece_ = nullptr, *part_ = nullptr;
    QLineEdit *name_ = nullptr, *note_ = nullptr, *layoutName_ = nullptr, *designer_ = nullptr;
    QDoubleSpinBox *x_ = nullptr, *y_ = nullptr, *z_ = nullptr, *rotation_ = nullptr,
                   *height_ = nullptr, *tableWidth_ = nullptr, *tableDepth_ = nullptr;
    QComboBox *kind_ = nullptr, *parts_ = nullptr, *mat_ = nullptr, *mirror_ = nullptr;
    FactsRows *facts_ = nullptr, *partFacts_ = nullptr;
    QCheckBox* locked_ = nullptr;
};

}  // namespace sightline::app
