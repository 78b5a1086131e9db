/// Loads and owns all cards with the active packs. A background thread reads them once.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/load.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::app {

class LatestJob;

/// Immutable. Code with pointers into the cards must hold a shared pointer to them.
struct Cards {
    engine::Catalogue catalogue;
    engine::ExchangeTable exchange;
    std::optional<engine::CardNames> names;  ///< names of cards; empty until they are read
    /// Active packs with a fault. The catalogue contains only the packs without a fault.
    std::vector<PackFault> faults;
};
using SharedCards = std::shared_ptr<const Cards>;

/// Reads all cards. A pack with a fault is skipped and reported. Takes about 50 ms.
Result<SharedCards> readCards(const std::vector<std::filesystem::path>& packs);

class CardStock : public QObject {
    Q_OBJECT

  public:
    explicit CardStock(QObject* parent = nullptr);
    ~CardStock() override;

    /// Null until `ready` is emitted.
    const SharedCards& cards() const { return cards_; }
    /// Reads the cards again, for example after a pack was switched on or off.
    void load();

  signals:
    void ready();
    void failed(const QString& why);

  private:
    SharedCards cards_;
    LatestJob* job_;
};

}  // namespace sightline::app
