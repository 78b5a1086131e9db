/// The card at the right of the army builder, drawn from the data of the catalogue. The card is an
/// upgrade, a command card, a battle card, or a unit with the effects of its upgrades. Doubtful
/// values are marked, and so are effects that players apply by hand.
#pragma once
#include <QScrollArea>

#include "app/window/legion/builder/army/army_model.h"
#include "app/window/legion/builder/offers/offer_rows.h"

class QTimer;

namespace sightline::app {

class CardPage : public QScrollArea {
    Q_OBJECT

  public:
    explicit CardPage(ArmyModel& model, QWidget* parent = nullptr);
    void showCard(OfferRow::Kind kind, const std::string& id);
    void showUnit(std::size_t unit);
    QString words();       ///< all texts on the card, for tests
    bool settled() const;  ///< true if no redraw is waiting

  private:
    /// Redraws the card a little later. So several changes cause one redraw, and the clicked widget
    /// is updated first.
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
