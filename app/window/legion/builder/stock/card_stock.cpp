#include "app/window/legion/builder/stock/card_stock.h"

#include "app/window/shell/session/table_job.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
Result<SharedCards> readCards(const std::vector<std::filesystem::path>& packs) {
    auto cards = std::make_shared<Cards>();
    auto catalogue = loadCatalogueWithGoodPacks(assetsFolder(), packs, cards->faults);
    if (!catalogue) return catalogue.problem();
    cards->catalogue = std::move(catalogue).value();
    auto exchange = loadExchange(assetsFolder(), cards->catalogue);
    if (!exchange) return exchange.problem();
    cards->exchange = std::move(exchange).value();
    cards->names.emplace(cards->catalogue, cards->exchange);
    return SharedCards(std::move(cards));
}

CardStock::CardStock(QObject* parent) : QObject(parent), job_(new LatestJob(this)) {}

CardStock::~CardStock() = default;

void CardStock::load() {
    job_->ask([this, packs = packsSwitchedOn()]() -> LatestJob::Finish {
        auto cards = readCards(packs);
        if (!cards) return [this, why = MessageWords::said(cards.problem())] { emit failed(why); };
        return [this, read = std::move(cards).value()] {
            cards_ = read;
            emit ready();
        };
    });
}

}  // namespace sightline::app
