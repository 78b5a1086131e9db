#include "app/window/legion/disputes/settle_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/disputes/settle_words.h"
#include "app/window/shell/look/icons.h"
#include "geometry/range/extent.h"

namespace sightline::app {
namespace {

using engine::DisputeAbout;

constexpr int lettersOfName = 18;  // minimum width of a list box, in letters

// Selects the previous choice of a list box again or, if it is gone, the first entry.
void keepChosen(QComboBox& box, const QVariant& before) {
    box.setCurrentIndex(std::max(0, box.findData(before)));
    box.setToolTip(box.currentText());
}

void addMinis(QComboBox& box, const engine::View& view) {
    for (const engine::MiniView& mini : view.minis)
        if (mini.onTable()) box.addItem(SettleWords::mini(view, mini.id), mini.id.value);
}

}  // namespace

SettleForm::SettleForm(const ShownGame& game, const SettleEnds& ends, QWidget* parent)
    : QWidget(parent), game_(game) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(8);
    addAsked(*column);
    numbersHead_ = new QLabel(tr("By numbers"));
    numbersHead_->setProperty("heading", true);
    column->addWidget(numbersHead_);
    numbers_ = new SettleNumbers;
    column->addWidget(numbers_);
    addUnsure(*column);
    column->addStretch(1);
    fillFirst();
    if (ends.first) keepChosen(*first_, ends.first->value);
    showKind();
    if (ends.second) keepChosen(*second_, ends.second->value);
    connect(about_, &QComboBox::currentIndexChanged, this, &SettleForm::showKind);
    connect(first_, &QComboBox::currentIndexChanged, this, &SettleForm::chooseSpeed);
    for (QComboBox* box : {first_, second_})
        connect(box, &QComboBox::currentIndexChanged, this, &SettleForm::offerThings);
    connect(speed_, &QComboBox::currentIndexChanged, this, &SettleForm::changed);
    connect(numbers_, &SettleNumbers::changed, this, &SettleForm::changed);
    chooseSpeed();
    offerThings();
}

void SettleForm::addAsked(QVBoxLayout& column) {
    form_ = new QFormLayout;
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    about_ = addBox(tr("Question"), QStringLiteral("settleAbout"));
    for (const DisputeAbout one :
         {DisputeAbout::lineOfSight, DisputeAbout::obscured, DisputeAbout::range,
          DisputeAbout::height, DisputeAbout::place, DisputeAbout::move})
        about_->addItem(SettleWords::kind(one), static_cast<int>(one));
    pickFirst_ = addPick(QStringLiteral("settlePickFirst"), true);
    first_ = addBox(tr("From"), QStringLiteral("settleFirst"), pickFirst_);
    pickSecond_ = addPick(QStringLiteral("settlePickSecond"), false);
    second_ = addBox(tr("To"), QStringLiteral("settleSecond"), pickSecond_);
    speed_ = addBox(tr("Tool"), QStringLiteral("settleSpeed"));
    for (int speed = 1; speed <= 3; ++speed) speed_->addItem(tr("Speed %1").arg(speed), speed);
    column.addLayout(form_);
    note_ = new QLabel(tr("Judged by its unit type, without its keywords."));
    note_->setProperty("muted", true);
    note_->setWordWrap(true);
    column.addWidget(note_);
}

QComboBox* SettleForm::addBox(const QString& label, const QString& name, QToolButton* pick) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(lettersOfName);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(box);
    if (pick) row->addWidget(pick);
    auto* words = new QLabel(label);
    form_->addRow(words, row);
    labels_[box] = words;
    connect(box, &QComboBox::currentIndexChanged, box,
            [box] { box->setToolTip(box->currentText()); });
    return box;
}

// A button beside a list box. After a press, the player clicks the miniature on the table.
QToolButton* SettleForm::addPick(const QString& name, bool first) {
    auto* pick = new QToolButton;
    pick->setObjectName(name);
    pick->setIcon(icon(QStringLiteral("actions/aim")));
    pick->setToolTip(first ? tr("Click the first miniature on the table")
                           : tr("Click the second miniature on the table"));
    pick->setAccessibleName(pick->toolTip());
    connect(pick, &QToolButton::clicked, this, [this, first] { emit pickWanted(first); });
    return pick;
}

void SettleForm::addUnsure(QVBoxLayout& column) {
    auto* head = new QLabel(tr("Not sure of"));
    head->setProperty("heading", true);
    column.addWidget(head);
    rows_ = new QVBoxLayout;
    column.addLayout(rows_);
    more_ = new QPushButton(tr("&Add an uncertain value"));
    more_->setObjectName(QStringLiteral("settleMore"));
    more_->setAutoDefault(false);
    column.addWidget(more_, 0, Qt::AlignLeft);
    connect(more_, &QPushButton::clicked, this, &SettleForm::addRow);
}

DisputeAbout SettleForm::about() const {
    return static_cast<DisputeAbout>(about_->currentData().toInt());
}

bool SettleForm::hasFirst() const { return about() != DisputeAbout::height; }
bool SettleForm::hasSecond() const { return about() != DisputeAbout::place; }

// Shows only the list boxes that this kind of question needs.
void SettleForm::showKind() {
    const bool moves = about() == DisputeAbout::move;
    const bool alone = moves || about() == DisputeAbout::place;
    const auto show = [this](QComboBox* box, const QString& label, bool shown) {
        box->setVisible(shown);
        labels_[box]->setVisible(shown);
        labels_[box]->setText(label);
        box->setAccessibleName(label);
    };
    show(first_, alone ? tr("Miniature") : tr("From"), hasFirst());
    show(second_, moves ? tr("Towards") : hasFirst() ? tr("To") : tr("Terrain piece"), hasSecond());
    show(speed_, tr("Tool"), moves);
    pickFirst_->setVisible(hasFirst());
    pickSecond_->setVisible(hasFirst() && hasSecond());
    note_->setVisible(alone);
    fillSecond();
    offerThings();
}

void SettleForm::fillFirst() {
    const QSignalBlocker quiet(first_);
    const QVariant before = first_->currentData();
    first_->clear();
    addMinis(*first_, game_.view());
    keepChosen(*first_, before);
}

// Fills the list box for the second object. Ranges and moves may end at a miniature or at terrain.
// Only terrain has a height.
void SettleForm::fillSecond() {
    const QSignalBlocker quiet(second_);
    const QVariant before = second_->currentData();
    second_->clear();
    const DisputeAbout kind = about();
    if (kind != DisputeAbout::height) addMinis(*second_, game_.view());
    if (kind == DisputeAbout::height || kind == DisputeAbout::range || kind == DisputeAbout::move)
        for (const UncertainFact& piece : piecesByNearness())
            second_->addItem(piece.name, QString::fromStdString(piece.piece));
    keepChosen(*second_, before);
}

// Sets the movement tool to the speed of the moving unit. Players can then choose another tool.
void SettleForm::chooseSpeed() {
    const auto mini = chosenMini(*first_);
    if (!mini) return;
    const engine::View& view = game_.view();
    const int own = view.unit(view.mini(*mini).unit).card->speed;
    speed_->setCurrentIndex(std::clamp(own, 1, 3) - 1);
}

std::optional<engine::MiniId> SettleForm::chosenMini(const QComboBox& box) const {
    const QVariant chosen = box.currentData();
    if (chosen.typeId() != QMetaType::Int) return std::nullopt;
    return engine::MiniId{chosen.toInt()};
}

void SettleForm::follow() {
    fillFirst();
    fillSecond();
    offerThings();
}

bool SettleForm::complete() const {
    return (!hasFirst() || first_->currentIndex() >= 0) &&
           (!hasSecond() || second_->currentIndex() >= 0);
}

engine::DisputeRequest SettleForm::asked() const {
    engine::DisputeRequest asked;
    asked.about = about();
    if (hasFirst()) asked.from = chosenMini(*first_).value_or(engine::MiniId{});
    if (const auto to = chosenMini(*second_); to && hasSecond())
        asked.to = *to;
    else if (hasSecond())
        asked.to = second_->currentData().toString().toStdString();
    if (numbers_->isVisibleTo(this)) asked.stated = numbers_->stated();
    asked.speed = speed_->currentData().toInt();
    for (const UnsureRow* row : findChildren<UnsureRow*>()) row->addTo(asked);
    return asked;
}

// All terrain pieces, sorted by their distance to the line between the two objects of the question.
std::vector<UncertainFact> SettleForm::piecesByNearness() const {
    const engine::View& view = game_.view();
    std::vector<geometry::PieceInfo> pieces = view.battlefield.pieces();
    const auto stand = [&](const QComboBox& box) {
        const auto mini = chosenMini(box);
        return mini ? std::optional(geometry::plan(view.mini(*mini).mini.position)) : std::nullopt;
    };
    if (const auto from = stand(*first_)) {
        const geometry::Extent line = geometry::Outline{*from, stand(*second_).value_or(*from), 0};
        std::stable_sort(pieces.begin(), pieces.end(),
                         [&](const geometry::PieceInfo& one, const geometry::PieceInfo& other) {
                             return geometry::gap(line, geometry::Extent(one.footprint)) <
                                    geometry::gap(line, geometry::Extent(other.footprint));
                         });
    }
    std::vector<UncertainFact> listed;
    listed.reserve(pieces.size());
    for (const geometry::PieceInfo& piece : pieces)
        listed.push_back({UncertainFact::Whose::piece, piece.id, SettleWords::piece(view, piece.id),
                          piece.height});
    return listed;
}

// The objects whose uncertain values may change the verdict. For a range, miniatures come first in
// the list. Otherwise terrain comes first.
std::vector<UncertainFact> SettleForm::things() const {
    const engine::View& view = game_.view();
    std::vector<UncertainFact> minis;
    const auto add = [&](const QComboBox& box, UncertainFact::Whose whose) {
        if (const auto mini = chosenMini(box))
            minis.push_back(
                {whose, {}, SettleWords::mini(view, *mini), view.mini(*mini).mini.height});
    };
    if (hasFirst()) add(*first_, UncertainFact::Whose::first);
    // The second object of a move only gives the direction, so its values do not matter.
    const bool goesBy = about() == DisputeAbout::move;
    if (hasSecond() && !goesBy) add(*second_, UncertainFact::Whose::second);
    std::vector<UncertainFact> things = piecesByNearness();
    const bool basesFirst = about() == DisputeAbout::range;
    things.insert(basesFirst ? things.begin() : things.end(), minis.begin(), minis.end());
    return things;
}

// Shows the numbers of the two miniatures. Only a question about two miniatures has numbers.
void SettleForm::showNumbers() {
    const bool has = about() == DisputeAbout::lineOfSight || about() == DisputeAbout::obscured ||
                     about() == DisputeAbout::range;
    const auto from = chosenMini(*first_), to = chosenMini(*second_);
    const bool shown = has && from && to && from != to;
    numbersHead_->setVisible(shown);
    numbers_->setVisible(shown);
    if (shown) numbers_->follow(game_.view(), {*from, *to, about() != DisputeAbout::range});
}

void SettleForm::take(bool first, engine::MiniId mini) {
    QComboBox& box = first ? *first_ : *second_;
    if (const int index = box.findData(mini.value); index >= 0) box.setCurrentIndex(index);
}

void SettleForm::offerThings() {
    showNumbers();
    const std::vector<UncertainFact> offered = things();
    more_->setEnabled(!offered.empty());
    for (UnsureRow* row : findChildren<UnsureRow*>()) row->offer(offered);
    emit changed();
}

void SettleForm::addRow() {
    auto* row = new UnsureRow(things());
    rows_->addWidget(row);
    connect(row, &UnsureRow::changed, this, &SettleForm::changed);
    connect(row, &UnsureRow::removeWanted, row, [this, row] {
        row->setParent(nullptr);
        row->deleteLater();
        emit changed();
    });
    emit changed();
}

}  // namespace sightline::app
