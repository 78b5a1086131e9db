#include "app/window/layouts/reports/measured_table.h"

#include "app/files/tables/load.h"
#include "engine/legion/advice/layout_review/steady_pieces.h"

namespace sightline::app {
namespace {

constexpr double shareOfFirstLook = 0.2;

/// One measurement of a table, in two passes: a quick pass with less precision, then the complete
/// report.
class TableMeasuring {
  public:
    TableMeasuring(const TableToMeasure& wish, const MeasureListener& told,
                   const std::stop_token& stop, engine::LaidTable table)
        : told_(told), stop_(stop), cards_(wish.cards), stay_(engine::piecesThatStay(wish.layout)) {
        known_.name = wish.layout.name;
        known_.mat = wish.layout.mat;
        known_.table = std::make_shared<const engine::LaidTable>(std::move(table));
    }

    KnownTable all() {
        known_.report.coverage = engine::coverageOf(known_.table->field);
        tell(0.0);
        readCards();
        const engine::TableReport first = measured(true, {}, 0.0, shareOfFirstLook);
        if (stop_.stop_requested()) return nullptr;
        known_.report = measured(false, first, shareOfFirstLook, 1.0);
        if (stop_.stop_requested()) return nullptr;
        known_.share = 1.0;
        return std::make_shared<const MeasuredTable>(known_);
    }

  private:
    void readCards() {
        if (cards_) return;
        auto read = loadObjectiveCards(assetsFolder());
        if (!read) known_.fault = read.problem().text;
        cards_ = std::make_shared<const std::vector<engine::BattleCard>>(
            read ? std::move(read).value() : std::vector<engine::BattleCard>{});
        if (known_.fault.empty() && told_.cards) told_.cards(cards_);
    }

    engine::TableReport measured(bool quick, const engine::TableReport& rough, double from,
                                 double to) {
        engine::ReportSettings settings;
        settings.quick = quick;
        settings.stay = stay_;
        settings.workers.stop = stop_;
        settings.progress = [&](const engine::TableReport& part, double share) {
            known_.report = engine::withFirstLook(part, rough);
            tell(from + (to - from) * share);
        };
        return engine::reportOf(*known_.table, *cards_, settings);
    }

    void tell(double share) {
        if (stop_.stop_requested() || !told_.known) return;
        known_.share = share;
        told_.known(std::make_shared<const MeasuredTable>(known_));
    }

    const MeasureListener& told_;
    std::stop_token stop_;
    MissionCards cards_;
    engine::PieceIds stay_;
    MeasuredTable known_;
};

}  // namespace

std::string MeasuredTable::called(const geometry::PieceId& piece) const {
    const geometry::PieceInfo* info = table->field.piece(piece);
    return info && !info->name.empty() ? info->name : piece;
}

Result<KnownTable> measureTable(const TableToMeasure& wish, const MeasureListener& told,
                                const std::stop_token& stop) {
    auto table = engine::laidTable(wish.layout, wish.dimensions);
    if (!table) return table.problem();
    return TableMeasuring(wish, told, stop, std::move(table).value()).all();
}

}  // namespace sightline::app
