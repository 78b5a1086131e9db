/// A dialog that imports an army list of another program, from pasted text or a file. It shows
/// which lines it understood and which it did not. If a name fits several units, the player chooses
/// the unit.
#pragma once
#include <QDialog>

#include "app/window/legion/builder/stock/card_stock.h"
#include "engine/legion/lists/exchange/import_army.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace sightline::app {

class LatestJob;

class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ImportDialog(SharedCards cards, QWidget* parent = nullptr);
    const engine::ArmyList& list() const { return army_.list; }
    QPlainTextEdit& text() { return *text_; }
    QString summary() const;
    QStringList report() const;

  private:
    void build();
    void openFile();
    void read();
    void tell(const engine::ImportedArmy& army);
    void refuse(const QString& why);
    void addLine(const QString& line, bool bad);
    void showReport(const engine::ImportedArmy& army);
    void ask(const std::vector<engine::OpenUnit>& open);
    QComboBox* questionAbout(const engine::OpenUnit& open);
    void decide(const engine::OpenUnit& open, const QString& unit);

    SharedCards cards_;
    LatestJob* job_;
    QTimer* pause_;  ///< timer: the text is read when the player stops typing
    QPlainTextEdit* text_ = nullptr;
    QLabel* summary_ = nullptr;
    QListWidget* report_ = nullptr;
    QFormLayout* questions_ = nullptr;
    QPushButton* use_ = nullptr;
    engine::ImportedArmy army_;
    std::vector<engine::OpenUnit> asked_;       ///< imported names that fit several units
    std::vector<engine::DecidedUnit> decided_;  ///< units that the player chose for unclear names
};

}  // namespace sightline::app
