#include "app/window/layouts/layout/inspector_dock.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/layouts/layout/layout_words.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"
#include "engine/layouts/terrain_words.h"

namespace sightline::app {
namespace {

QDoubleSpinBox* numberBox(double least, double most, const QString& suffix) {
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(2);
    box->setSingleStep(0.25);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    box->setMinimumWidth(60);
    return box;
}

QWidget* inOneRow(std::initializer_list<QWidget*> widgets) {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : widgets) row->addWidget(widget, 1);
    return box;
}

const QString inchMark = QStringLiteral("\u2033");
constexpr double measured = -0.01;  // value of the height box that means "no agreed height"

}  // namespace

InspectorDock::InspectorDock(LayoutSession& session, QWidget* parent)
    : QDockWidget(tr("Inspector"), parent), session_(session) {
    setObjectName(QStringLiteral("inspector"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    which_ = new QLabel;
    which_->setWordWrap(true);
    column->addWidget(which_);
    column->addWidget(pieceBox());
    column->addWidget(partBox());
    column->addWidget(layoutBox());
    column->addStretch(1);
    auto* scroll = new PageScroll;
    scroll->setWidget(page);
    setWidget(scroll);
    connect(&session, &LayoutSession::changed, this, &InspectorDock::refresh);
    connect(&session, &LayoutSession::selectionChanged, this, &InspectorDock::refresh);
    refresh();
}

QGroupBox* InspectorDock::pieceBox() {
    piece_ = new QGroupBox(tr("Piece"));
    auto* form = new QFormLayout(piece_);
    name_ = new QLineEdit;
    x_ = numberBox(-200, 400, inchMark);
    y_ = numberBox(-200, 400, inchMark);
    z_ = numberBox(-20, 100, inchMark);
    x_->setAccessibleName(tr("Distance from the left edge"));
    y_->setAccessibleName(tr("Distance from the near edge"));
    z_->setAccessibleName(tr("Height above the mat"));
    rotation_ = numberBox(-360, 360, QStringLiteral("\u00B0"));
    rotation_->setWrapping(true);
    rotation_->setSingleStep(15.0);
    kind_ = new QComboBox;
    using geometry::Kind;
    for (const Kind kind : {Kind::obstacle, Kind::area, Kind::scatter, Kind::barricade})
        kind_->addItem(kindWords(kind));
    height_ = numberBox(measured, 120, inchMark);
    height_->setSpecialValueText(tr("as measured"));
    note_ = new QLineEdit;
    locked_ = new QCheckBox(tr("Locked in its place"));
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Place"), inOneRow({x_, y_, z_}));
    form->addRow(tr("Rotation"), rotation_);
    form->addRow(tr("Kind"), kind_);
    facts_ = new FactsRows(form, tr("not agreed"), this);
    form->addRow(tr("Height"), height_);
    form->addRow(tr("Note"), note_);
    form->addRow(locked_);
    connect(name_, &QLineEdit::editingFinished, this, &InspectorDock::editName);
    connect(note_, &QLineEdit::editingFinished, this, &InspectorDock::editNote);
    for (QDoubleSpinBox* box : {x_, y_, z_, rotation_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &InspectorDock::editStand);
    connect(kind_, &QComboBox::activated, this, &InspectorDock::editFacts);
    connect(facts_, &FactsRows::edited, this, &InspectorDock::editFacts);
    connect(height_, &QDoubleSpinBox::valueChanged, this, &InspectorDock::editFacts);
    connect(locked_, &QCheckBox::clicked, this, [this](bool on) {
        session_.apply(on ? engine::LayoutStep::lock : engine::LayoutStep::unlock,
                       engine::withLocked(session_.layout(), session_.selected(), on));
    });
    return piece_;
}

QGroupBox* InspectorDock::partBox() {
    part_ = new QGroupBox(tr("Named part"));
    auto* form = new QFormLayout(part_);
    parts_ = new QComboBox;
    form->addRow(tr("Part"), parts_);
    partFacts_ = new FactsRows(form, tr("as the piece"), this);
    connect(parts_, &QComboBox::activated, this, &InspectorDock::showPart);
    connect(partFacts_, &FactsRows::edited, this, &InspectorDock::editPart);
    return part_;
}

QGroupBox* InspectorDock::layoutBox() {
    auto* box = new QGroupBox(tr("Layout"));
    auto* form = new QFormLayout(box);
    layoutName_ = new QLineEdit;
    designer_ = new QLineEdit;
    tableWidth_ = numberBox(engine::leastTable, engine::mostTable, inchMark);
    tableDepth_ = numberBox(engine::leastTable, engine::mostTable, inchMark);
    tableWidth_->setAccessibleName(tr("Width of the table"));
    tableDepth_->setAccessibleName(tr("Depth of the table"));
    mat_ = new QComboBox;
    for (const std::string_view mat : engine::matWords) mat_->addItem(themeWords(std::string(mat)));
    mirror_ = new QComboBox;
    using engine::Mirror;
    for (const Mirror one : {Mirror::none, Mirror::point, Mirror::acrossWidth, Mirror::acrossDepth})
        mirror_->addItem(mirrorWords(one));
    form->addRow(tr("Name"), layoutName_);
    form->addRow(tr("Designer"), designer_);
    form->addRow(tr("Table"), inOneRow({tableWidth_, tableDepth_}));
    form->addRow(tr("Mat"), mat_);
    form->addRow(tr("Mirror"), mirror_);
    for (QLineEdit* line : {layoutName_, designer_})
        connect(line, &QLineEdit::editingFinished, this, &InspectorDock::editHead);
    for (QDoubleSpinBox* side : {tableWidth_, tableDepth_})
        connect(side, &QDoubleSpinBox::valueChanged, this, &InspectorDock::editHead);
    connect(mat_, &QComboBox::activated, this, &InspectorDock::editHead);
    connect(mirror_, &QComboBox::activated, this, [this](int index) {
        session_.apply(engine::LayoutStep::mirror,
                       engine::withMirror(session_.layout(), static_cast<engine::Mirror>(index)));
        refresh();
    });
    return box;
}

void InspectorDock::refresh() {
    showing_ = true;
    showPiece();
    showLayout();
    showing_ = false;
}

void InspectorDock::showPiece() {
    const engine::PieceIds& ids = session_.selected();
    const engine::TerrainPiece* single = session_.single();
    piece_->setVisible(!ids.empty());
    which_->setText(ids.empty() ? tr("Nothing is selected.")
                    : single    ? tr("Piece \"%1\"").arg(QString::fromStdString(single->id))
                                : tr("Selected pieces: %1").arg(ids.size()));
    for (QWidget* one : std::initializer_list<QWidget*>{name_, x_, y_, z_, rotation_, note_})
        one->setEnabled(single != nullptr);
    const engine::TerrainPiece* first =
        ids.empty() ? nullptr : session_.layout().find(*ids.begin());
    const bool parts = single && single->shape->parts.size() > 1;
    part_->setVisible(parts);
    if (!first) return;
    name_->setText(single ? terrainName(single->name) : QString());
    note_->setText(single ? QString::fromStdString(single->note) : QString());
    x_->setValue(first->position.x);
    y_->setValue(first->position.y);
    z_->setValue(first->position.z);
    rotation_->setValue(first->rotation.value);
    for (QDoubleSpinBox* place : {x_, y_, z_, rotation_})
        place->setEnabled(single && !single->locked);
    kind_->setCurrentIndex(static_cast<int>(first->kind));
    facts_->show(first->facts);
    height_->setValue(first->height.value_or(measured));
    locked_->setChecked(first->locked);
    if (!parts) return;
    const QString chosen = parts_->currentText();
    parts_->clear();
    for (const std::string& name : single->shape->parts)
        parts_->addItem(QString::fromStdString(name));
    parts_->setCurrentIndex(std::max(0, parts_->findText(chosen)));
    showPart();
}

void InspectorDock::showPart() {
    const engine::TerrainPiece* piece = session_.single();
    if (!piece) return;
    const auto found = piece->parts.find(parts_->currentText().toStdString());
    partFacts_->show(found == piece->parts.end() ? engine::TerrainFacts{} : found->second);
}

void InspectorDock::showLayout() {
    const engine::TerrainLayout& layout = session_.layout();
    layoutName_->setText(QString::fromStdString(layout.name));
    designer_->setText(QString::fromStdString(layout.designer));
    tableWidth_->setValue(layout.table.width);
    tableDepth_->setValue(layout.table.depth);
    const auto* mat = std::find(engine::matWords.begin(), engine::matWords.end(), layout.mat);
    mat_->setCurrentIndex(mat == engine::matWords.end() ? -1 : int(mat - engine::matWords.begin()));
    mirror_->setCurrentIndex(static_cast<int>(layout.mirror));
}

// Saves the typed name. If the box shows an unchanged translation, the name in the layout stays
// untranslated.
void InspectorDock::editName() {
    const engine::TerrainPiece* piece = session_.single();
    if (showing_ || !piece || name_->text() == terrainName(piece->name)) return;
    session_.apply(engine::LayoutStep::rename,
                   engine::renamed(session_.layout(), piece->id, name_->text().toStdString()));
}

void InspectorDock::editNote() {
    const engine::TerrainPiece* piece = session_.single();
    if (showing_ || !piece) return;
    session_.apply(engine::LayoutStep::note,
                   engine::withNote(session_.layout(), piece->id, note_->text().toStdString()));
}

// Saves a typed position or rotation. Only the typed number is saved, because the boxes show only
// two decimals of the other numbers.
void InspectorDock::editStand() {
    const engine::TerrainPiece* piece = session_.single();
    if (showing_ || !piece) return;
    engine::Stand stand{piece->position, piece->rotation};
    const QObject* box = sender();
    if (box == x_) stand.position.x = x_->value();
    if (box == y_) stand.position.y = y_->value();
    if (box == z_) stand.position.z = z_->value();
    if (box == rotation_) stand.rotation = {rotation_->value()};
    const auto step = box == rotation_ ? engine::LayoutStep::rotate : engine::LayoutStep::move;
    session_.apply(step, engine::placed(session_.layout(), piece->id, stand));
}

void InspectorDock::editFacts() {
    if (showing_ || session_.selected().empty()) return;
    engine::PieceFacts facts{static_cast<geometry::Kind>(kind_->currentIndex()), facts_->facts(),
                             std::nullopt};
    if (height_->value() >= 0.0) facts.height = height_->value();
    session_.apply(engine::LayoutStep::facts,
                   engine::withFacts(session_.layout(), session_.selected(), facts));
}

void InspectorDock::editPart() {
    const engine::TerrainPiece* piece = session_.single();
    if (showing_ || !piece) return;
    session_.apply(engine::LayoutStep::facts,
                   engine::withPartFacts(session_.layout(), piece->id,
                                         parts_->currentText().toStdString(), partFacts_->facts()));
}

void InspectorDock::editHead() {
    if (showing_) return;
    const engine::LayoutHead head{
        layoutName_->text().toStdString(),
        designer_->text().toStdString(),
        {tableWidth_->value(), tableDepth_->value()},
        std::string(engine::matWords[std::size_t(std::max(0, mat_->currentIndex()))])};
    session_.apply(engine::LayoutStep::table, engine::withHead(session_.layout(), head));
}

}  // namespace sightline::app
