#include "app/window/legion/disputes/unsure_row.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <algorithm>

namespace sightline::app {
namespace {

constexpr double usualInches = 0.1, usualDegrees = 5.0;
constexpr double leastGive = 0.01, mostInchesUnsure = 36.0, mostDegreesUnsure = 180.0;
constexpr int shortestName = 12;  // minimum width of a list box, in letters

QComboBox* narrowBox(const QString& name, const QString& accessible) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(shortestName);
    return box;
}

}  // namespace

UnsureRow::UnsureRow(const std::vector<UncertainFact>& things, QWidget* parent)
    : QWidget(parent), things_(things) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 4);
    grid->setSpacing(4);
    who_ = narrowBox(QStringLiteral("unsureWho"), tr("Not sure of"));
    what_ = narrowBox(QStringLiteral("unsureWhat"), tr("Which value"));
    what_->addItem(tr("its position"), itsPlace);
    what_->addItem(tr("its height"), itsHeight);
    what_->addItem(tr("its rotation"), itsTurn);
    give_ = new QDoubleSpinBox;
    give_->setObjectName(QStringLiteral("unsureGive"));
    give_->setAccessibleName(tr("Plus or minus"));
    give_->setPrefix(QStringLiteral("\u00B1 "));
    told_ = new QLabel;
    told_->setObjectName(QStringLiteral("unsureTold"));
    told_->setProperty("muted", true);
    told_->setWordWrap(true);
    auto* remove = new QToolButton;
    remove->setObjectName(QStringLiteral("unsureRemove"));
    remove->setText(QStringLiteral("\u00D7"));
    remove->setToolTip(tr("Remove"));
    remove->setAccessibleName(tr("Remove"));
    grid->addWidget(who_, 0, 0, 1, 2);
    grid->addWidget(remove, 0, 2);
    grid->addWidget(what_, 1, 0);
    grid->addWidget(give_, 1, 1, 1, 2);
    grid->addWidget(told_, 2, 0, 1, 3);
    grid->setColumnStretch(0, 1);
    connect(who_, &QComboBox::currentIndexChanged, this, &UnsureRow::tell);
    connect(what_, &QComboBox::currentIndexChanged, this, &UnsureRow::follow);
    connect(give_, &QDoubleSpinBox::valueChanged, this, &UnsureRow::tell);
    connect(remove, &QToolButton::clicked, this, &UnsureRow::removeWanted);
    choose();
    follow();
}

const UncertainFact& UnsureRow::chosen() const {
    return things_[static_cast<std::size_t>(std::max(0, who_->currentIndex()))];
}

UnsureRow::What UnsureRow::what() const { return static_cast<What>(what_->currentData().toInt()); }

void UnsureRow::offer(const std::vector<UncertainFact>& things) {
    const UncertainFact before = chosen();
    const auto still = std::find_if(things.begin(), things.end(),
                                    [&](const UncertainFact& it) { return it.same(before); });
    counts_ = still != things.end();
    const auto index = still - things.begin();
    things_ = things;
    if (!counts_) things_.push_back(before);
    choose();
    who_->setCurrentIndex(static_cast<int>(index));
    tell();
}

// Fills the list of miniatures and terrain pieces, and selects the first entry.
void UnsureRow::choose() {
    const QSignalBlocker quiet(who_);
    who_->clear();
    for (const UncertainFact& thing : things_) who_->addItem(thing.name);
    who_->setCurrentIndex(0);
}

// Sets the unit of the tolerance: inches for a position or a height, degrees for a rotation.
void UnsureRow::follow() {
    const bool turned = what() == itsTurn;
    give_->setRange(leastGive, turned ? mostDegreesUnsure : mostInchesUnsure);
    give_->setSingleStep(turned ? 1.0 : 0.05);
    give_->setDecimals(2);
    give_->setSuffix(turned ? QStringLiteral("\u00B0") : tr(" in"));
    give_->setValue(turned ? usualDegrees : usualInches);
    tell();
}

void UnsureRow::tell() {
    who_->setToolTip(chosen().name);
    for (QWidget* part : {static_cast<QWidget*>(what_), static_cast<QWidget*>(give_)})
        part->setEnabled(counts_);
    const double stated = chosen().height, give = give_->value();
    const auto written = [](double length) { return QLocale().toString(length, 'f', 2); };
    if (!counts_)
        told_->setText(tr("Not part of this question"));
    else if (what() == itsHeight)
        told_->setText(tr("%1 in, so %2 to %3 in")
                           .arg(written(stated), written(stated - give), written(stated + give)));
    else
        told_->setText(what() == itsTurn ? tr("To each side")
                                         : tr("Along both edges of the table, in both directions"));
    emit changed();
}

void UnsureRow::addTo(engine::DisputeRequest& asked) const {
    if (!counts_) return;
    const double give = give_->value();
    const auto widen = [give](double& known) { known = std::max(known, give); };
    const auto add = [&](geometry::Vec2& place, double& turned, double& high) {
        if (what() == itsPlace) {
            widen(place.x);
            widen(place.y);
        } else {
            widen(what() == itsTurn ? turned : high);
        }
    };
    if (chosen().whose == UncertainFact::Whose::piece) {
        engine::PieceLeeway& piece = asked.pieceLeeways[chosen().piece];
        return add(piece.position, piece.rotation, piece.height);
    }
    engine::MiniLeeway& mini =
        chosen().whose == UncertainFact::Whose::first ? asked.fromLeeway : asked.toLeeway;
    add(mini.position, mini.facing, mini.height);
}

}  // namespace sightline::app
