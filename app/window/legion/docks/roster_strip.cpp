#include "app/window/legion/docks/roster_strip.h"

#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/docks/army_heading.h"
#include "app/window/legion/docks/roster_row.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/page_scroll.h"

namespace sightline::app {
namespace {

constexpr int narrowStrip = 112,
              wideStrip = 280;  // widths of a folded and of an open roster, pixels

std::vector<engine::UnitId> unitsOf(const engine::View& view, engine::Player player) {
    std::vector<engine::UnitId> units;
    for (const engine::UnitView& unit : view.units)
        if (unit.player == player) units.push_back(unit.id);
    return units;
}

}  // namespace

RosterStrip::RosterStrip(const ShownGame& game, UnitChoice& choice, engine::Player player,
                         QWidget* parent)
    : QFrame(parent), game_(game), choice_(choice), player_(player) {
    setObjectName(player == engine::Player::blue ? QStringLiteral("rosterOfBlue")
                                                 : QStringLiteral("rosterOfRed"));
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    heading_ = new ArmyHeading(game, player, this);
    scroll_ = new PageScroll(this);
    page_ = new QWidget;
    column_ = new QVBoxLayout(page_);
    column_->setContentsMargins(0, 2, 0, 4);
    column_->setSpacing(1);
    scroll_->setWidget(page_);
    column->addWidget(heading_);
    column->addWidget(scroll_, 1);
    connect(heading_, &ArmyHeading::pressed, this, [this] { setOpen(!open_); });
    connect(&game, &ShownGame::changed, this, &RosterStrip::refresh);
    connect(&choice, &UnitChoice::selectionChanged, this, &RosterStrip::refresh);
    connect(&choice, &UnitChoice::hoverChanged, this, &RosterStrip::refresh);
    connect(&choice, &UnitChoice::tickedChanged, this, &RosterStrip::refresh);
    refresh();
}

int RosterStrip::foldedWidth() { return theme::scaled(narrowStrip); }

RosterRow* RosterStrip::row(engine::UnitId unit) const {
    for (RosterRow* row : rows_)
        if (row->unit() == unit) return row;
    return nullptr;
}

QSize RosterStrip::sizeHint() const {
    const int height = heading_->height() + column_->sizeHint().height();
    return {open_ ? theme::scaled(wideStrip) : theme::scaled(narrowStrip), height};
}

// A roster that has room for all rows shows no scroll bar, which would cover the names.
void RosterStrip::resizeEvent(QResizeEvent* event) {
    const bool fits = height() >= sizeHint().height();
    scroll_->setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    QFrame::resizeEvent(event);
}

void RosterStrip::setOpen(bool open) {
    if (open_ == open) return;
    open_ = open;
    widen();
    emit openChanged(open);
}

// Gives the rows the width of the roster.
void RosterStrip::widen() {
    QStringList names;
    if (game_.running())
        for (const engine::UnitId unit : units_)
            names << QString::fromStdString(game_.view().unit(unit).label);
    heading_->setNarrow(!open_);
    for (RosterRow* row : rows_) row->setNarrow(!open_, names);
    updateGeometry();
}

void RosterStrip::rebuild() {
    for (RosterRow* row : rows_) delete row;
    rows_.clear();
    units_.clear();
    while (QLayoutItem* item = column_->takeAt(0)) delete item;
    shown_ = game_.running() ? &game_.game() : nullptr;
    if (shown_) units_ = unitsOf(game_.view(), player_);
    for (const engine::UnitId unit : units_) {
        rows_.push_back(new RosterRow(game_, choice_, unit, page_));
        connect(rows_.back(), &RosterRow::chosen, this, &RosterStrip::chosen);
        column_->addWidget(rows_.back());
    }
    column_->addStretch(1);
    widen();
}

bool RosterStrip::isCurrent() const {
    if (!game_.running() || shown_ != &game_.game()) return false;
    return units_ == unitsOf(game_.view(), player_);
}

void RosterStrip::refresh() {
    if (!isCurrent()) rebuild();
    for (RosterRow* row : rows_) row->refresh();
    const int before = heading_->height();
    heading_->follow();
    if (heading_->height() != before) updateGeometry();
}

}  // namespace sightline::app
