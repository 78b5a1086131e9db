/// Loads the card catalogue with the active card packs in a background thread, and owns it.
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/tables/load.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::app {

class LatestJob;

/// The card catalogue, and tables with the names of its cards. The object never changes. If code
/// keeps pointers to cards, it must also keep a shared pointer to this object.
struct Cards {
    engine::Catalogue catalogue;
    engine::ExchangeTable exchange;
    /// Index of the names of all cards; empty until they are read.
    std::optional<engine::CardNames> names;
    /// The active card packs that have a fault. The catalogue does not contain their cards.
    std::vector<PackFault> faults;
};
using SharedCards = std::shared_ptr<const Cards>;

/// Reads the card catalogue with the packs, in about 50 ms. A pack with a fault is skipped and
/// listed in `faults`.
Result<SharedCards> readCards(const std::vector<std::filesystem::path>& packs);

class CardStock : public QObject {
    Q_OBJECT

  public:
    explicit CardStock(QObject* parent = nullptr);
    ~CardStock() override;

    /// The card catalogue. Null until the signal `ready` is emitted.
    const SharedCards& cards() const { return cards_; }
    /// Reads the card catalogue again, for example after the player switched a card pack on or off.
    void load();

  signals:
    void ready();
    void failed(const QString& why);

  private:
    SharedCards cards_;
    LatestJob* job_;
};

}  // namespace sightline::app
