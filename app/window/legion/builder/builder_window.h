/// The main window of the army builder. Left: the available cards. Middle: the army, and below it
/// the rules that it breaks. Right: a card and the overview of the army.
#pragma once
#include <QMainWindow>

#include "app/window/legion/builder/army/army_model.h"

class QLabel;
class QStackedWidget;
class QTabWidget;
class QVBoxLayout;

namespace sightline::app {

class ArmyHead;
class ArmySheet;
class CardPage;
class LegalityPanel;
class OfferPanel;
class OverviewPage;
class KeptArmy;
class Toast;

struct BuilderSettings {
    bool asking = true;       ///< true: ask about unsaved armies
    bool remembering = true;  ///< true: remember place and size of the window
    /// True: a lesson shows the builder. Other armies cannot be opened, and no recovery file is
    /// written.
    bool teaching = false;
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
    /// Puts a widget above the details on the right.
    void setGuide(QWidget* guide);
    bool teaching() const { return settings_.teaching; }

    /// Opens an army file as soon as the card catalogue is read. Returns the error, if any.
    std::optional<QString> open(const QString& path);
    /// Opens an army file, and shows the error, if any. First asks about unsaved changes.
    void openOrSay(const QString& path);
    /// Opens an army that has no file. First asks about unsaved changes. Returns false if the
    /// player cancels.
    bool openArmy(const engine::ArmyList& list);
    void startNew();
    void takeOver(const engine::ArmyList& list);
    bool save();
    bool saveAs();
    std::optional<QString> saveTo(const QString& path);
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
    /// Opens one of the armies that a player discarded earlier.
    void chooseDiscarded();
    /// The army file that the player chooses in a dialog. Empty: none.
    QString chosenIn(const QString& folder);

    CardStock& stock_;
    BuilderSettings settings_;
    ArmyModel* model_;
    KeptArmy* kept_;
    QStackedWidget* pages_ = nullptr;
    QLabel* loading_ = nullptr;
    ArmyHead* head_ = nullptr;
    OfferPanel* offers_ = nullptr;
    ArmySheet* sheet_ = nullptr;
    LegalityPanel* legality_ = nullptr;
    QVBoxLayout* right_ = nullptr;
    QTabWidget* details_ = nullptr;
    CardPage* card_ = nullptr;
    OverviewPage* overview_ = nullptr;
    Toast* toast_ = nullptr;
    QString waiting_;  ///< file that will be opened when the card catalogue is read

    friend class BuilderCommands;
};

}  // namespace sightline::app
