#include "app/window/legion/disputes/settle_numbers.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/window/legion/disputes/settle_words.h"
#include "app/window/legion/disputes/sheet_drawing.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/table_words.h"
#include "geometry/range/range.h"

namespace sightline::app {
namespace {

constexpr double mostInches = 99.0, step = 0.1;
constexpr double leastSilhouette = 0.1;  // inches
constexpr double shownStep = 0.005;      // half of the last digit that a field shows, inches
constexpr int longestName = 150;         // pixels

QLabel* coloured(engine::Ink ink) {
    auto* label = new QLabel;
    label->setStyleSheet(QStringLiteral("border-left: 6px solid %1; padding-left: 4px;")
                             .arg(inkColour(ink).lighter(135).name()));
    return label;
}

void showName(QLabel& label, const QString& text) {
    label.setText(label.fontMetrics().elidedText(text, Qt::ElideRight, longestName));
    label.setToolTip(text);
}

}  // namespace

SettleNumbers::SettleNumbers(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    const auto line = [&](int row, const QString& text, Field& field, const QString& id) {
        grid->addWidget(new QLabel(text), row, 0, 1, 2);
        field.box = addBox(id, text);
        grid->addWidget(field.box, row, 2);
    };
    line(0, tr("Distance of the bases"), distance_, QStringLiteral("numberDistance"));
    line(1, tr("Target to the left"), aside_, QStringLiteral("numberAside"));
    aside_.box->setMinimum(-mostInches);
    aside_.box->setToolTip(tr("Seen from the first miniature. A negative number is to the right."));
    addEnds(*grid);
    column->addLayout(grid);
    between_ = new QLabel;
    between_->setObjectName(QStringLiteral("numberBetween"));
    between_->setWordWrap(true);
    column->addWidget(between_);
    pieces_ = new QGridLayout;
    pieces_->setHorizontalSpacing(6);
    pieces_->setVerticalSpacing(4);
    pieces_->setColumnStretch(0, 1);
    column->addLayout(pieces_);
    ofHeights_.push_back(between_);
    reset_ = new QPushButton(tr("As on the &table"));
    reset_->setObjectName(QStringLiteral("numberReset"));
    reset_->setAutoDefault(false);
    column->addWidget(reset_, 0, Qt::AlignLeft);
    connect(reset_, &QPushButton::clicked, this, &SettleNumbers::reset);
}

// The heights of the two miniatures: one row each.
void SettleNumbers::addEnds(QGridLayout& grid) {
    from_ = coloured(engine::Ink::base);
    to_ = coloured(engine::Ink::otherBase);
    auto *stands = new QLabel(tr("stands at")), *height = new QLabel(tr("height"));
    for (QLabel* head : {stands, height}) {
        head->setProperty("muted", true);
        ofHeights_.push_back(head);
    }
    grid.addWidget(stands, 2, 1);
    grid.addWidget(height, 2, 2);
    const auto end = [&](int row, QLabel* label, Field& stand, Field& tall, const QString& id) {
        stand.box = addBox(id + QStringLiteral("Stands"), tr("stands at"));
        tall.box = addBox(id + QStringLiteral("Height"), tr("height"));
        tall.box->setMinimum(leastSilhouette);
        grid.addWidget(label, row, 0);
        grid.addWidget(stand.box, row, 1);
        grid.addWidget(tall.box, row, 2);
        for (QWidget* widget : {static_cast<QWidget*>(label), static_cast<QWidget*>(stand.box),
                                static_cast<QWidget*>(tall.box)})
            ofHeights_.push_back(widget);
    };
    end(3, from_, fromStands_, fromHeight_, QStringLiteral("numberFrom"));
    end(4, to_, toStands_, toHeight_, QStringLiteral("numberTo"));
}

QDoubleSpinBox* SettleNumbers::addBox(const QString& name, const QString& accessible) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setAccessibleName(accessible);
    box->setRange(0.0, mostInches);
    box->setDecimals(2);
    box->setSingleStep(step);
    box->setSuffix(tr(" in"));
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
        follow();
        emit changed();
    });
    return box;
}

// A number that a player typed differs from the number on the table by more than its rounding.
std::optional<double> SettleNumbers::Field::stated() const {
    const double value = box->value();
    return std::abs(value - onTable) > shownStep ? std::optional(value) : std::nullopt;
}

void SettleNumbers::put(Field& field, double onTable, bool keep) {
    const QSignalBlocker quiet(field.box);
    const bool stays = keep && field.stated();
    field.onTable = onTable;
    if (!stays) field.box->setValue(onTable);
}

std::vector<SettleNumbers::Field*> SettleNumbers::fields() {
    std::vector<Field*> all{&distance_,   &aside_,    &fromStands_,
                            &fromHeight_, &toStands_, &toHeight_};
    for (PieceRow& row : rows_) all.push_back(&row.height);
    return all;
}

engine::StatedValues SettleNumbers::stated() const {
    engine::StatedValues stated;
    stated.distance = distance_.stated();
    stated.aside = aside_.box->value();
    if (!asked_.heights) return stated;
    stated.from = {fromStands_.stated(), fromHeight_.stated()};
    stated.to = {toStands_.stated(), toHeight_.stated()};
    for (const PieceRow& row : rows_)
        if (const auto height = row.height.stated()) stated.pieceHeights[row.piece] = *height;
    return stated;
}

void SettleNumbers::follow(const engine::View& view, const Asked& asked) {
    const bool same = view_ && asked.from == asked_.from && asked.to == asked_.to;
    view_ = view;
    asked_ = asked;
    const geometry::Mini &from = view.mini(asked.from).mini, &to = view.mini(asked.to).mini;
    put(distance_, rangeBetween(view.battlefield.dimensions(), from, to).distance, same);
    put(aside_, 0.0, same);
    put(fromStands_, from.position.z, same);
    put(fromHeight_, from.height, same);
    put(toStands_, to.position.z, same);
    put(toHeight_, to.height, same);
    showName(*from_, UnitWords::label(view, view.mini(asked.from).unit));
    showName(*to_, UnitWords::label(view, view.mini(asked.to).unit));
    for (QWidget* widget : ofHeights_) widget->setVisible(asked.heights);
    if (!same) fillPieces(view);
    follow();
}

// Updates the list of the pieces between the miniatures at their stated places. Pieces that were
// there before keep their stated heights.
void SettleNumbers::follow() {
    if (!view_) return;
    fillPieces(*view_);
    const auto all = fields();
    reset_->setEnabled(
        std::any_of(all.begin(), all.end(), [](const Field* one) { return one->stated(); }));
}

void SettleNumbers::fillPieces(const engine::View& view) {
    engine::Dispute moved;
    moved.dimensions = view.battlefield.dimensions();
    moved.from = view.mini(asked_.from).mini;
    moved.to = view.mini(asked_.to).mini;
    engine::putStated(moved, view.battlefield, stated());
    std::vector<engine::PieceBetween> found;
    if (asked_.heights)
        found =
            engine::piecesBetween(view.battlefield, moved.from, std::get<geometry::Mini>(moved.to));
    between_->setText(found.empty() ? tr("No terrain is between them.")
                                    : tr("Terrain between them, and its height"));
    const auto listed = [&](const PieceRow& row, const engine::PieceBetween& one) {
        return row.piece == one.piece;
    };
    if (std::equal(rows_.begin(), rows_.end(), found.begin(), found.end(), listed)) return;
    std::vector<PieceRow> before = std::exchange(rows_, {});
    for (const engine::PieceBetween& one : found) {
        const auto old = std::find_if(before.begin(), before.end(), [&](const PieceRow& row) {
            return row.name && row.piece == one.piece;
        });
        PieceRow row{one.piece, nullptr, {}};
        if (old != before.end()) {
            row = std::exchange(*old, PieceRow{});
        } else {
            row.name = new QLabel;
            row.name->setWordWrap(true);
            row.height.box =
                addBox(QStringLiteral("numberPiece"), SettleWords::piece(view, one.piece));
            put(row.height, one.height, false);
        }
        row.name->setText(
            tr("%1, after %2").arg(SettleWords::piece(view, one.piece), lengthWords(one.away, 1)));
        const int at = static_cast<int>(rows_.size());
        pieces_->removeWidget(row.name);
        pieces_->removeWidget(row.height.box);
        pieces_->addWidget(row.name, at, 0);
        pieces_->addWidget(row.height.box, at, 1);
        rows_.push_back(row);
    }
    for (PieceRow& row : before) {
        delete row.name;
        if (row.height.box) row.height.box->deleteLater();
    }
}

void SettleNumbers::reset() {
    for (Field* field : fields()) put(*field, field->onTable, false);
    follow();
    emit changed();
}

}  // namespace sightline::app
