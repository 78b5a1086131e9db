#include "app/window/legion/builder/offers/card_page.h"

#include <QLabel>
#include <QScrollBar>
#include <QTimer>

#include "app/window/legion/builder/offers/card_pages.h"
#include "engine/legion/lists/army/equip.h"

namespace sightline::app {

CardPage::CardPage(ArmyModel& model, QWidget* parent)
    : QScrollArea(parent), model_(model), pause_(new QTimer(this)) {
    setObjectName(QStringLiteral("cardPage"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&model, &ArmyModel::changed, this, [this] {
        if (unit_) refreshSoon();
    });
    pause_->setSingleShot(true);
    connect(pause_, &QTimer::timeout, this, &CardPage::refresh);
    refresh();
}

// Redraws the card after a short delay, so that the army sheet is drawn first.
void CardPage::refreshSoon() { pause_->start(10); }

bool CardPage::settled() const { return !pause_->isActive(); }

void CardPage::showCard(OfferRow::Kind kind, const std::string& id) {
    if (!unit_ && kind_ == kind && id_ == id) return;
    kind_ = kind;
    id_ = id;
    unit_.reset();
    refreshSoon();
}

void CardPage::showUnit(std::size_t unit) {
    unit_ = unit;
    refreshSoon();
}

void CardPage::setPage(QWidget* page) {
    const int place = verticalScrollBar()->value();
    setWidget(page);
    if (unit_) verticalScrollBar()->setValue(place);
}

void CardPage::refresh() {
    pause_->stop();
    if (model_.ready() && unit_) {
        const engine::ResolvedArmy army = engine::resolve(model_.list(), model_.catalogue());
        for (const engine::ResolvedUnit& unit : army.units) {
            if (unit.index != *unit_) continue;
            const engine::EquippedUnit equipped = engine::equip(army, unit);
            return setPage(
                unitPage(*unit.entry, equipped.card, static_cast<int>(equipped.minis.size())));
        }
        unit_.reset();
    }
    if (model_.ready()) {
        const engine::Catalogue& all = model_.catalogue();
        using CardKind = OfferRow::Kind;
        if (kind_ == CardKind::unit)
            if (const auto* card = all.unit(id_))
                return setPage(unitPage(*card, card->card, card->card.miniatures));
        if (kind_ == CardKind::upgrade)
            if (const auto* card = all.upgrade(id_)) return setPage(upgradePage(*card));
        if (kind_ == CardKind::command)
            if (const auto* card = all.command(id_)) return setPage(commandPage(*card));
        if (kind_ == CardKind::battle)
            if (const auto* card = all.battleCard(id_)) return setPage(battlePage(*card));
    }
    auto* empty = new QLabel(tr("Choose a unit or a card to read it here."));
    empty->setWordWrap(true);
    empty->setMargin(20);
    empty->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    empty->setProperty("muted", true);
    setPage(empty);
}

QString CardPage::words() {
    if (pause_->isActive()) refresh();
    QStringList all;
    if (auto* label = qobject_cast<QLabel*>(widget())) all << label->text();
    for (const QLabel* label : widget()->findChildren<QLabel*>()) all << label->text();
    for (const QWidget* part : widget()->findChildren<QWidget*>())
        if (!part->accessibleName().isEmpty()) all << part->accessibleName();
    return all.join(QLatin1Char('\n'));
}

}  // namespace sightline::app
