/// The panel of the army builder with the available cards and a search field: units, upgrades of
/// the selected unit, command cards and battle cards. A background thread computes the rows.
#pragma once
#include <QWidget>
#include <array>

#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/offers/offer_rows.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTabBar;
class QToolButton;

namespace sightline::app {

class LatestJob;
class OfferList;

class OfferPanel : public QWidget {
    Q_OBJECT

  public:
    enum Tab { units, upgrades, commands, battle };

    explicit OfferPanel(ArmyModel& model, QWidget* parent = nullptr);

    void showTab(Tab tab);
    Tab tab() const;
    /// Shows the upgrades for the unit and the slot in `place`.
    void pickUpgrade(const UpgradePlace& place);
    const UpgradePlace& place() const { return place_; }
    /// Adds the card to the army if the rules allow it. Otherwise shows the reason.
    void add(const OfferRow& row);
    /// Adds the card with the id `id` from the shown list to the army. It is called for a card that
    /// was dropped on the army sheet.
    void addById(const std::string& id);
    void findText();  ///< moves the keyboard focus to the search field
    bool settled() const;

    OfferList& list() { return *list_; }
    QLineEdit& search() { return *search_; }

  signals:
    void offerShown(const sightline::app::OfferRow* row);
    void said(const QString& line, bool bad);

  private:
    void build();
    QWidget* filterRow();
    void ask();
    void setRows(OfferRows rows);
    void applyFilter();
    void followSelection();
    void currentChanged(const OfferRow* row);
    void addCurrent();
    void addAnyway(const OfferRow& row);

    ArmyModel& model_;
    LatestJob* job_;
    QTabBar* tabs_ = nullptr;
    QLineEdit* search_ = nullptr;
    QLabel *about_ = nullptr, *hint_ = nullptr;
    QToolButton* foreign_ = nullptr;
    QWidget* ranks_ = nullptr;
    std::array<QToolButton*, 6> rankButtons_{};
    OfferList* list_ = nullptr;
    QPushButton* add_ = nullptr;
    UpgradePlace place_;
    OfferRows rows_;
};

}  // namespace sightline::app
