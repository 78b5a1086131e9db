/// A dialog to paste or open a list of another program. It reports the lines that it understood and
/// the lines that it did not understand. If a name fits several units, it asks the player.
#pragma once
#include <QDialog>

#include "app/window/legion/builder/card_stock.h"
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
    QTimer* pause_;  ///< delay: the text is read after a pause in typing
    QPlainTextEdit* text_ = nullptr;
    QLabel* summary_ = nullptr;
    QListWidget* report_ = nullptr;
    QFormLayout* questions_ = nullptr;
    QPushButton* use_ = nullptr;
    engine::ImportedArmy army_;
    std::vector<engine::OpenUnit> asked_;  ///< all names of this text about which the dialog asks
    std::vector<engine::DecidedUnit> decided_;  ///< the player's answers
};

}  // namespace sightline::app
