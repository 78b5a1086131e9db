/// The card at the right of the builder, drawn from the catalogue's facts: a unit as its upgrades
/// make it, an upgrade, a command card, a battle card. Doubts and effects by hand are said.
#pragma once
#include <QScrollArea>

#include "app/window/builder/army_model.h"
#include "app/window/builder/offer_rows.h"

class QTimer;

namespace sightline::app {

class CardPage : public QScrollArea {
    Q_OBJECT

  public:
    explicit CardPage(ArmyModel& model, QWidget* parent = nullptr);
    /// The card of the catalogue.
    void showCard(OfferRow::Kind kind, const std::string& id);
    /// The unit of the army with what it carries.
    void showUnit(std::size_t unit);
    QString words();       ///< everything that is written on it
    bool settled() const;  ///< nothing waits to be drawn

  private:
    /// Drawn once for however many changes a step makes, after what the players clicked has
    /// changed.
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
