/// The card view at the right of the builder, drawn from the facts of the catalogue. It shows a
/// unit with the effects of its upgrades, an upgrade, a command card or a battle card. It marks
/// doubts, and effects that players apply by hand.
#pragma once
#include <QScrollArea>

#include "app/window/legion/builder/army_model.h"
#include "app/window/legion/builder/offer_rows.h"

class QTimer;

namespace sightline::app {

class CardPage : public QScrollArea {
    Q_OBJECT

  public:
    explicit CardPage(ArmyModel& model, QWidget* parent = nullptr);
    /// Shows a card of the catalogue.
    void showCard(OfferRow::Kind kind, const std::string& id);
    /// Shows a unit of the army with its upgrades.
    void showUnit(std::size_t unit);
    QString words();       ///< all texts on the card
    bool settled() const;  ///< true if no redraw is pending

  private:
    /// Redraws once for all changes of a step, after the clicked widget was updated.
    void refreshSoon();
    void refresh();
    void setPage(QWidget* page);

    ArmyModel& model_;
    QTimer* pause_;
    OfferRow::Kind kind_ = OfferRow::Kind::header;
    std::string id_;
    std::optional<std::size_t> unit_;
};

}  // namespace sightline::app
