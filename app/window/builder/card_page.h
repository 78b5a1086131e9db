/// The card at the right of the builder, drawn from the catalogue's facts: a unit as its upgrades
/// make it, an upgrade, a command card, a battle card. Doubts and effects by hand are said.
#pragma once
#include <QScrollArea>

#include "app/window/builder/army_model.h"
#include "app/window/builder/offer_rows.h"

namespace sightline::app {

class CardPage : public QScrollArea {
    Q_OBJECT

  public:
    explicit CardPage(ArmyModel& model, QWidget* parent = nullptr);
    /// The card of the catalogue.
    void showCard(OfferRow::Kind kind, const std::string& id);
    /// The unit of the army with what it carries.
    void showUnit(std::size_t unit);
    QString words() const;  ///< everything that is written on it

  private:
    void refresh();
    void setPage(QWidget* page);

    ArmyModel& model_;
    OfferRow::Kind kind_ = OfferRow::Kind::header;
    std::string id_;
    std::optional<std::size_t> unit_;
};

}  // namespace sightline::app
