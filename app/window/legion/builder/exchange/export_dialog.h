/// A dialog that copies or saves the army list in the formats of other programs.
#pragma once
#include <QDialog>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/army/army_list.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace sightline::app {

class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    enum Format { link, standard, minimal, tournament, tts, own };

    ExportDialog(SharedCards cards, engine::ArmyList list, QWidget* parent = nullptr);
    void choose(Format format);
    QString text() const;

  private:
    void build();
    void refresh();
    void copy();
    void saveFile();

    SharedCards cards_;
    engine::ArmyList list_;
    QComboBox* format_ = nullptr;
    QPlainTextEdit* text_ = nullptr;
    QLabel* note_ = nullptr;
};

}  // namespace sightline::app
