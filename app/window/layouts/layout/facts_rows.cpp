#include "app/window/layouts/layout/facts_rows.h"

#include <QComboBox>
#include <QFormLayout>

#include "app/window/layouts/layout/layout_words.h"
#include "app/window/shell/words/table_words.h"

namespace sightline::app {
namespace {

template <class Enum>
std::optional<Enum> chosenOf(const QComboBox& box) {
    if (box.currentIndex() <= 0) return std::nullopt;
    return static_cast<Enum>(box.currentIndex() - 1);
}

template <class Enum>
int indexFor(const std::optional<Enum>& value) {
    return value ? static_cast<int>(*value) + 1 : 0;
}

}  // namespace

FactsRows::FactsRows(QFormLayout* form, const QString& absent, QObject* parent)
    : QObject(parent), movement_(new QComboBox), cover_(new QComboBox), sight_(new QComboBox) {
    for (QComboBox* box : {movement_, cover_, sight_}) {
        box->addItem(absent);
        connect(box, &QComboBox::activated, this, &FactsRows::edited);
    }
    using geometry::Cover;
    using geometry::Movement;
    for (const Movement one : {Movement::open, Movement::difficult, Movement::impassable})
        movement_->addItem(terrainMovementWords(one));
    for (const Cover one : {Cover::none, Cover::light, Cover::heavy})
        cover_->addItem(coverWords(one));
    sight_->addItems({tr("does not block LOS"), tr("blocks LOS")});
    sight_->setToolTip(
        tr("Terrain that does not block LOS still gives its cover: a miniature behind it is "
           "obscured. If it gives no cover, set its cover to none."));
    form->addRow(tr("Movement"), movement_);
    form->addRow(tr("Cover"), cover_);
    form->addRow(tr("Line of sight"), sight_);
}

void FactsRows::show(const engine::TerrainFacts& facts) {
    movement_->setCurrentIndex(indexFor(facts.movement));
    cover_->setCurrentIndex(indexFor(facts.cover));
    sight_->setCurrentIndex(indexFor(facts.blocksLos));
}

engine::TerrainFacts FactsRows::facts() const {
    return {chosenOf<geometry::Movement>(*movement_), chosenOf<geometry::Cover>(*cover_),
            chosenOf<bool>(*sight_)};
}

}  // namespace sightline::app
