/// Every card, read once beside the window's thread, with the packs that are switched on.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/load.h"
#include "engine/exchange/names.h"

namespace sightline::app {

class LatestJob;

/// Unchangeable; whoever points into it holds it.
struct Cards {
    engine::Catalogue catalogue;
    engine::ExchangeTable exchange;
    std::optional<engine::CardNames> names;  ///< of both, once they are read
    /// Packs that are switched on and were left out; the others are in the catalogue.
    std::vector<PackFault> faults;
};
using SharedCards = std::shared_ptr<const Cards>;

/// Reads everything; a pack with a fault is left out and named. Takes some 50 ms.
Result<SharedCards> readCards(const std::vector<std::filesystem::path>& packs);

class CardStock : public QObject {
    Q_OBJECT

  public:
    explicit CardStock(QObject* parent = nullptr);
    ~CardStock() override;

    /// Null until `ready`.
    const SharedCards& cards() const { return cards_; }
    /// Reads them again, such as after a pack was switched.
    void load();

  signals:
    void ready();
    void failed(const QString& why);

  private:
    SharedCards cards_;
    LatestJob* job_;
};

}  // namespace sightline::app
