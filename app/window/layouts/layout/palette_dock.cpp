#include "app/window/layouts/layout/palette_dock.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/files/models/any_model.h"
#include "app/window/layouts/layout/layout_words.h"
#include "app/window/layouts/layout/model_picture.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/terrain_names.h"
#include "rendering/model/shape_model.h"

namespace sightline::app {
namespace {

constexpr int idRole = Qt::UserRole, categoryRole = Qt::UserRole + 1;
constexpr int pictureSide = 84;

const QString boxId = QStringLiteral("box"), cylinderId = QStringLiteral("cylinder"),
              wallId = QStringLiteral("wall"), outlineId = QStringLiteral("outline");

QDoubleSpinBox* inchBox(double value, double most) {
    auto* box = new QDoubleSpinBox;
    box->setRange(0.1, most);
    box->setDecimals(2);
    box->setSingleStep(0.25);
    box->setSuffix(QStringLiteral("\u2033"));
    box->setValue(value);
    return box;
}

rendering::Model modelOf(const QString& id) {
    geometry::Shape shape = geometry::BoxShape{{4, 3, 2}};
    if (id == cylinderId) shape = geometry::CylinderShape{3.5, 2.5};
    if (id == wallId) shape = geometry::BoxShape{{6, 0.6, 2}};
    if (id == outlineId)
        shape = geometry::PrismShape{{{-2, -2}, {1, -2.2}, {2.4, 0}, {1, 2}, {-1.6, 1.4}}, 1.0};
    return rendering::modelOfShape(shape, geometry::Kind::obstacle);
}

}  // namespace

PaletteDock::PaletteDock(QWidget* parent) : QDockWidget(tr("Terrain"), parent) {
    setObjectName(QStringLiteral("palette"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    search_ = new QLineEdit;
    search_->setPlaceholderText(tr("Search terrain"));
    search_->setClearButtonEnabled(true);
    categories_ = new QComboBox;
    list_ = new QListWidget;
    list_->setObjectName(QStringLiteral("paletteList"));
    search_->setAccessibleName(search_->placeholderText());
    categories_->setAccessibleName(tr("Category"));
    list_->setAccessibleName(windowTitle());
    list_->setViewMode(QListView::IconMode);
    list_->setIconSize({pictureSide, pictureSide});
    list_->setGridSize({pictureSide + 30, pictureSide + 44});
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setWordWrap(true);
    list_->setDragEnabled(false);
    list_->viewport()->installEventFilter(this);
    column->addWidget(search_);
    column->addWidget(categories_);
    column->addWidget(list_, 1);
    column->addWidget(sizes());
    setWidget(page);
    painting_ = new LatestJob(this);
    connect(search_, &QLineEdit::textChanged, this, &PaletteDock::filter);
    connect(categories_, &QComboBox::currentIndexChanged, this, &PaletteDock::filter);
    connect(list_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        if (item) take(*item);
    });
    auto models = loadTerrainKinds(assetsFolder());
    if (models) {
        models_ = std::move(*models);
    } else {  // the error is emitted later, after the signals are connected
        QTimer::singleShot(
            0, this, [this, why = MessageWords::said(models.problem())] { emit failed(why); });
    }
    fill();
    paintPictures();
}

PaletteDock::~PaletteDock() = default;

QWidget* PaletteDock::sizes() {
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    width_ = inchBox(4.0, 60.0);
    depth_ = inchBox(3.0, 60.0);
    height_ = inchBox(2.0, 24.0);
    width_->setToolTip(tr("Width of plain shapes, diameter of cylinders"));
    depth_->setToolTip(tr("Depth of plain shapes"));
    height_->setToolTip(tr("Height of plain shapes, walls and outlines"));
    row->addWidget(new QLabel(tr("Plain shapes")));
    for (QDoubleSpinBox* spin : {width_, depth_, height_}) {
        spin->setAccessibleName(spin->toolTip());
        row->addWidget(spin, 1);
    }
    return box;
}

void PaletteDock::fill() {
    const auto add = [this](const QString& id, const QString& name, const QString& category,
                            const QString& tip) {
        auto* item = new QListWidgetItem(name, list_);
        item->setData(idRole, id);
        item->setData(categoryRole, category);
        item->setToolTip(tip);
        QPixmap empty(pictureSide, pictureSide);
        empty.fill(Qt::transparent);
        item->setIcon(empty);
    };
    QStringList names;
    for (const engine::TerrainKind& model : models_) {
        const QString category = categoryWords(model.category);
        if (!names.contains(category)) names << category;
        add(QString::fromStdString(model.id), terrainName(model.name), category,
            tr("%1 by %2 inches").arg(model.footprint.x).arg(model.footprint.y));
    }
    const QString plain = tr("Plain shapes");
    add(boxId, tr("Box"), plain, tr("A box of the size below"));
    add(cylinderId, tr("Cylinder"), plain, tr("A cylinder of the size below"));
    add(wallId, tr("Wall, point by point"), plain, tr("Click its corners on the table"));
    add(outlineId, tr("Outline, point by point"), plain, tr("Click its corners on the table"));
    categories_->addItem(tr("All terrain"));
    categories_->addItems(names);
    categories_->addItem(plain);
}

void PaletteDock::filter() {
    const QString words = search_->text().trimmed();
    const bool all = categories_->currentIndex() <= 0;
    for (int i = 0; i < list_->count(); ++i) {
        QListWidgetItem* item = list_->item(i);
        const bool fits =
            (all || item->data(categoryRole).toString() == categories_->currentText()) &&
            (words.isEmpty() || item->text().contains(words, Qt::CaseInsensitive) ||
             item->data(categoryRole).toString().contains(words, Qt::CaseInsensitive));
        item->setHidden(!fits);
    }
}

// Paints the pictures of the palette in a background thread, because reading the models takes a
// moment.
void PaletteDock::paintPictures() {
    const double ratio = devicePixelRatioF();
    painting_->ask([this, models = models_, ratio]() -> LatestJob::Finish {
        std::vector<std::pair<QString, QImage>> made;
        std::map<QString, engine::TerrainPiece> ready;
        const int side = static_cast<int>(pictureSide * ratio);
        for (const engine::TerrainKind& one : models) {
            const auto path = assetsFolder() / one.mesh.substr(engine::assetScheme.size());
            const auto model = readAnyModel({.path = path, .up = rendering::UpAxis::y});
            const QString id = QString::fromStdString(one.id);
            if (model) made.emplace_back(id, pictureOf(*model, side));
            if (auto piece = pieceOf(one)) ready.emplace(id, std::move(*piece));
        }
        for (const QString& id : {boxId, cylinderId, wallId, outlineId})
            made.emplace_back(id, pictureOf(modelOf(id), side));
        return [this, made, ready, ratio] {
            painted_ = true;
            ready_ = ready;
            for (const auto& [id, image] : made)
                if (QListWidgetItem* item = row(id)) {
                    QPixmap picture = QPixmap::fromImage(image);
                    picture.setDevicePixelRatio(ratio);
                    item->setIcon(picture);
                }
        };
    });
}

QListWidgetItem* PaletteDock::row(const QString& id) const {
    for (int i = 0; i < list_->count(); ++i)
        if (list_->item(i)->data(idRole) == id) return list_->item(i);
    return nullptr;
}

engine::TerrainPiece PaletteDock::plainPiece(const QString& id) const {
    engine::TerrainPiece piece;
    const double width = width_->value(), depth = depth_->value(), height = height_->value();
    piece.facts = {geometry::Movement::open, geometry::Cover::heavy, true};
    if (id == cylinderId) {
        piece.name = tr("Cylinder").toStdString();
        piece.shape = engine::cylinderShape(width, height);
    } else {
        piece.name = (id == wallId      ? tr("Wall")
                      : id == outlineId ? tr("Outline")
                                        : tr("Box"))
                         .toStdString();
        piece.shape = engine::boxShape({width, depth, height});
    }
    return piece;
}

std::optional<engine::TerrainPiece> PaletteDock::pieceFor(const QString& id) {
    if (id == boxId || id == cylinderId) return plainPiece(id);
    if (const auto read = ready_.find(id); read != ready_.end()) return read->second;
    const auto found = std::find_if(
        models_.begin(), models_.end(),
        [&](const engine::TerrainKind& one) { return id == QString::fromStdString(one.id); });
    if (found == models_.end()) return std::nullopt;
    auto piece = pieceOf(*found);
    if (!piece) {
        emit failed(MessageWords::said(piece.problem()));
        return std::nullopt;
    }
    return *piece;
}

void PaletteDock::take(const QListWidgetItem& item) {
    const QString id = item.data(idRole).toString();
    if (id == wallId || id == outlineId) {
        const auto form = id == wallId ? DrawnShape::Form::wall : DrawnShape::Form::outline;
        emit drawingWanted({form, plainPiece(id), {.height = height_->value()}});
        return;
    }
    const bool again = QApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
    if (const auto piece = pieceFor(id)) emit taken(*piece, again);
}

// Handles mouse presses on the palette. A click takes a piece. A drag carries the piece to the
// table.
bool PaletteDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_->viewport()) return QDockWidget::eventFilter(watched, event);
    const auto* mouse = dynamic_cast<QMouseEvent*>(event);
    if (!mouse) return QDockWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton) {
        pressed_ = list_->itemAt(mouse->position().toPoint());
        pressedAt_ = mouse->globalPosition().toPoint();
        pulling_ = false;
    } else if (event->type() == QEvent::MouseMove && pressed_) {
        const QPoint at = mouse->globalPosition().toPoint();
        const bool far = (at - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
        if (!pulling_ && far) {
            pulling_ = true;
            take(*pressed_);
        }
        if (pulling_) {
            emit pulled(at);
            return true;
        }
    } else if (event->type() == QEvent::MouseButtonRelease && pressed_) {
        const QListWidgetItem* item = std::exchange(pressed_, nullptr);
        if (pulling_)
            emit letGo(mouse->globalPosition().toPoint());
        else
            take(*item);
        pulling_ = false;
    }
    return QDockWidget::eventFilter(watched, event);
}

}  // namespace sightline::app
