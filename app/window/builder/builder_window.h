/// The army builder: what could be added at the left, the army in the middle with what is wrong
/// below it, the card and the overview at the right.
#pragma once
#include <QMainWindow>

#include "app/window/builder/army_model.h"

class QLabel;
class QStackedWidget;
class QTabWidget;

namespace sightline::app {

class ArmyHead;
class ArmySheet;
class CardPage;
class LegalityPanel;
class OfferPanel;
class OverviewPage;
class Toast;

struct BuilderSettings {
    bool asking = true;       ///< dialogs about unsaved armies
    bool remembering = true;  ///< place and size of the window
};

class BuilderWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit BuilderWindow(CardStock& stock, const BuilderSettings& settings = {},
                           QWidget* parent = nullptr);

    ArmyModel& model() { return *model_; }
    ArmyHead& head() { return *head_; }
    OfferPanel& offers() { return *offers_; }
    ArmySheet& sheet() { return *sheet_; }
    CardPage& card() { return *card_; }
    LegalityPanel& legality() { return *legality_; }
    OverviewPage& overview() { return *overview_; }
    Toast& toast() { return *toast_; }
    bool ready() const { return model_->ready(); }
    void showOverview(bool on = true);

    /// An army file, as soon as there are cards; a line comes back when it cannot be used.
    std::optional<QString> open(const QString& path);
    /// Asks about unsaved changes first.
    void openOrSay(const QString& path);
    /// An army that has no file; asks about unsaved changes first. False: the others are kept.
    bool openArmy(const engine::ArmyList& list);
    void startNew();
    void takeOver(const engine::ArmyList& list);
    bool save();
    bool saveAs();
    std::optional<QString> saveTo(const QString& path);
    /// What a file of it is proposed to be called.
    QString nameToSave() const;
    bool mayLeave();

  signals:
    void playWanted(const sightline::engine::ArmyList& list);
    void packsWanted();

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    void build();
    QWidget* loadingPage();
    QWidget* workPage();
    void wire();
    void cardsReady();
    void refreshTitle();
    void chooseAndOpen();

    CardStock& stock_;
    BuilderSettings settings_;
    ArmyModel* model_;
    QStackedWidget* pages_ = nullptr;
    QLabel* loading_ = nullptr;
    ArmyHead* head_ = nullptr;
    OfferPanel* offers_ = nullptr;
    ArmySheet* sheet_ = nullptr;
    LegalityPanel* legality_ = nullptr;
    QTabWidget* details_ = nullptr;
    CardPage* card_ = nullptr;
    OverviewPage* overview_ = nullptr;
    Toast* toast_ = nullptr;
    QString waiting_;  ///< a file that is opened when the cards are there

    friend class BuilderCommands;
};

}  // namespace sightline::app
