#include "app/window/legion/sandbox/measured_dialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/table/table_view.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/terrain_by_hand.h"
#include "geometry/measure/measured_place.h"
#include "geometry/range/range.h"

namespace sightline::app {
namespace {

// Limits of the input fields in inches: largest distance, largest and smallest size of a piece.
constexpr double farthestMeasured = 240.0, largestMeasured = 60.0, leastMeasured = 0.1;

QDoubleSpinBox* measuredSpin(const QString& label, const char* name, double least, double most) {
    auto* spin = new QDoubleSpinBox;
    spin->setObjectName(QLatin1String(name));
    spin->setAccessibleName(label);
    spin->setDecimals(2);
    spin->setRange(least, most);
    spin->setSingleStep(0.25);
    spin->setSuffix(MeasuredDialog::tr(" in"));
    return spin;
}

QComboBox* measuredBox(const QString& label, const char* name) {
    auto* box = new QComboBox;
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    return box;
}

QPushButton* measuredButton(const QString& words, const char* name) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

QLabel* measuredHeading(const QString& words) {
    auto* label = new QLabel(words);
    label->setProperty("heading", true);
    return label;
}

// Fills a list box with the units on the table. The selected unit stays selected.
void listUnits(QComboBox& box, const engine::View& view, int preferred) {
    const QSignalBlocker quiet(&box);
    const QVariant before = box.currentData();
    box.clear();
    for (const engine::UnitView& unit : view.units) {
        if (unit.minis.empty() || !view.mini(unit.minis.front()).onTable()) continue;
        box.addItem(MeasuredDialog::tr("%1: %2").arg(theme::nameOf(unit.player),
                                                     UnitWords::label(view, unit.id)),
                    unit.id.value);
    }
    const int again = box.findData(before);
    box.setCurrentIndex(again >= 0 ? again : std::max(0, box.findData(preferred)));
}

}  // namespace

MeasuredDialog::MeasuredDialog(GameSession& session, TableView& table, QWidget* parent)
    : QDialog(parent), session_(session), table_(table) {
    setWindowTitle(tr("Put by measure"));
    setObjectName(QStringLiteral("measuredDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(8);
    addUnit(*column);
    addTerrain(*column);
    said_ = new QLabel;
    said_->setObjectName(QStringLiteral("measuredSaid"));
    said_->setWordWrap(true);
    said_->setMinimumHeight(2 * fontMetrics().height());
    column->addWidget(said_);
    connect(&session_, &GameSession::refused, said_, &QLabel::setText);
    connect(&session_, &GameSession::changed, this, &MeasuredDialog::follow);
    follow();
    showSizes();
}

void MeasuredDialog::addUnit(QBoxLayout& column) {
    column.addWidget(measuredHeading(tr("Unit leader")));
    auto* form = new QFormLayout;
    who_ = measuredBox(tr("Who"), "measuredWho");
    form->addRow(tr("Who"), who_);
    left_ = measuredSpin(tr("Left edge to its base"), "measuredLeft", 0.0, farthestMeasured);
    form->addRow(tr("Left edge to its base"), left_);
    near_ = measuredSpin(tr("Near edge to its base"), "measuredNear", 0.0, farthestMeasured);
    form->addRow(tr("Near edge to its base"), near_);
    putFromEdges_ = measuredButton(tr("Put it there"), "measuredPut");
    form->addRow(QString(), putFromEdges_);
    other_ = measuredBox(tr("Or from"), "measuredOther");
    form->addRow(tr("Or from"), other_);
    gap_ = measuredSpin(tr("Base to base"), "measuredGap", 0.0, farthestMeasured);
    form->addRow(tr("Base to base"), gap_);
    putFromBase_ = measuredButton(tr("Place it at this distance"), "measuredPutFrom");
    form->addRow(QString(), putFromBase_);
    column.addLayout(form);
    connect(who_, &QComboBox::currentIndexChanged, this, &MeasuredDialog::showPlace);
    connect(other_, &QComboBox::currentIndexChanged, this, &MeasuredDialog::showPlace);
    connect(putFromEdges_, &QPushButton::clicked, this, [this] {
        if (const geometry::Mini* mini = leaderIn(*who_))
            put(geometry::placeFromEdges(*mini, {left_->value(), near_->value()}));
    });
    connect(putFromBase_, &QPushButton::clicked, this, [this] {
        const geometry::Mini *mini = leaderIn(*who_), *other = leaderIn(*other_);
        if (mini != nullptr && other != nullptr)
            put(geometry::placeFromBase(*mini, *other, gap_->value()));
    });
}

void MeasuredDialog::addTerrain(QBoxLayout& column) {
    column.addWidget(measuredHeading(tr("Terrain")));
    auto* form = new QFormLayout;
    kind_ = measuredBox(tr("Kind"), "measuredKind");
    for (const PieceKind& one : pieceKinds()) kind_->addItem(one.name);
    form->addRow(tr("Kind"), kind_);
    width_ = measuredSpin(tr("Width"), "measuredWidth", leastMeasured, largestMeasured);
    form->addRow(tr("Width"), width_);
    depth_ = measuredSpin(tr("Depth"), "measuredDepth", leastMeasured, largestMeasured);
    form->addRow(tr("Depth"), depth_);
    height_ = measuredSpin(tr("Height"), "measuredHeight", leastMeasured, largestMeasured);
    form->addRow(tr("Height"), height_);
    auto* place = measuredButton(tr("Place it by a click on the table"), "measuredPlace");
    form->addRow(QString(), place);
    column.addLayout(form);
    connect(kind_, &QComboBox::currentIndexChanged, this, &MeasuredDialog::showSizes);
    connect(place, &QPushButton::clicked, this, &MeasuredDialog::placeTerrain);
}

void MeasuredDialog::follow() {
    said_->clear();
    if (!session_.running() || !session_.view().sandbox) {
        close();
        return;
    }
    const auto selected = session_.choice().selected();
    const int preferred = selected ? selected->value : -1;
    listUnits(*who_, session_.view(), preferred);
    listUnits(*other_, session_.view(), -1);
    showPlace();
}

// Shows the current distances of the unit leader, so that players can correct them. If both list
// boxes have the same unit, selects another unit in the second list box.
void MeasuredDialog::showPlace() {
    if (other_->count() > 1 && other_->currentData() == who_->currentData()) {
        const QSignalBlocker quiet(other_);
        other_->setCurrentIndex(other_->currentIndex() == 0 ? 1 : 0);
    }
    const geometry::Mini *mini = leaderIn(*who_), *other = leaderIn(*other_);
    const bool two = mini != nullptr && other != nullptr && mini != other;
    putFromEdges_->setEnabled(mini != nullptr);
    putFromBase_->setEnabled(two);
    if (mini != nullptr) {
        const geometry::Vec2 off = geometry::fromEdges(*mini);
        left_->setValue(off.x);
        near_->setValue(off.y);
    }
    if (two) {
        const auto& sizes = session_.view().battlefield.dimensions();
        gap_->setValue(geometry::rangeBetween(sizes, *mini, *other).distance);
    }
}

void MeasuredDialog::showSizes() {
    const geometry::Vec3 size =
        pieceKinds()[static_cast<std::size_t>(kind_->currentIndex())].made.size;
    width_->setValue(size.x);
    depth_->setValue(size.y);
    height_->setValue(size.z);
}

const geometry::Mini* MeasuredDialog::leaderIn(const QComboBox& box) const {
    if (!box.currentData().isValid()) return nullptr;
    const engine::View& view = session_.view();
    const engine::UnitView& unit = view.unit(engine::UnitId{box.currentData().toInt()});
    return &view.mini(unit.minis.front()).mini;
}

void MeasuredDialog::put(geometry::Vec2 at) {
    const engine::View& view = session_.view();
    geometry::Mini mini = *leaderIn(*who_);
    mini.position = {at.x, at.y, 0.0};
    mini.position.z = view.battlefield.surfaceUnder(geometry::outlineOf(mini)).top;
    const engine::UnitId unit{who_->currentData().toInt()};
    session_.answer(
        engine::Adjust{session_.adjuster(), engine::DeployUnit{unit, mini.position, mini.facing}});
}

void MeasuredDialog::placeTerrain() {
    engine::AdjustTerrain what;
    what.made = pieceKinds()[static_cast<std::size_t>(kind_->currentIndex())].made;
    what.made->size = {width_->value(), depth_->value(), height_->value()};
    table_.placeByHand(engine::Adjust{session_.adjuster(), what});
}

}  // namespace sightline::app
