#include "app/window/layout/own_model_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/layout/model_picture.h"
#include "app/window/words/table_words.h"

namespace sightline::app {
namespace {

constexpr int ownPictureSide = 320;
constexpr float besideIt = 0.6F;  // inches between the model and the trooper
const char* const unitNames[] = {"in", "mm", "cm", "m"};

// The trooper stands before the model's near right corner, both on the ground.
rendering::Model together(rendering::Model model, const rendering::Model& trooper) {
    const float ground = model.low.z;
    const float right = model.high.x + besideIt, near = model.low.y;
    const int materials = static_cast<int>(model.materials.size());
    model.materials.insert(model.materials.end(), trooper.materials.begin(),
                           trooper.materials.end());
    for (rendering::ModelPart part : trooper.parts) {
        part.material += materials;
        for (rendering::ModelVertex& vertex : part.vertices)
            vertex.position += glm::vec3{right - trooper.low.x, near, ground - trooper.low.z};
        model.parts.push_back(std::move(part));
    }
    return model;
}

}  // namespace

OwnModelDialog::OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent)
    : QDialog(parent),
      study_(std::move(study)),
      trooper_(std::move(trooper)),
      picture_(new QLabel),
      facts_(new QLabel),
      unit_(new QComboBox),
      up_(new QComboBox),
      scale_(new QDoubleSpinBox) {
    setObjectName(QStringLiteral("ownModel"));
    setWindowTitle(tr("A model of your own"));
    unit_->addItems({tr("inches"), tr("millimetres"), tr("centimetres"), tr("metres")});
    up_->addItems({tr("z points up"), tr("y points up")});
    scale_->setRange(0.001, 1000.0);
    scale_->setDecimals(3);
    scale_->setSingleStep(0.1);
    const ModelReading likely = likelyReading(study_);
    const auto* found = std::find(std::begin(unitNames), std::end(unitNames), likely.unit);
    unit_->setCurrentIndex(static_cast<int>(found - std::begin(unitNames)));
    up_->setCurrentIndex(likely.yUp ? 1 : 0);
    scale_->setValue(likely.scale);
    picture_->setMinimumSize(ownPictureSide, ownPictureSide);
    picture_->setAlignment(Qt::AlignCenter);
    facts_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(picture_);
    column->addWidget(facts_);
    auto* form = new QFormLayout;
    form->addRow(tr("Its numbers are"), unit_);
    form->addRow(tr("Way up"), up_);
    form->addRow(tr("Scale"), scale_);
    column->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(unit_, &QComboBox::currentIndexChanged, this, &OwnModelDialog::refresh);
    connect(up_, &QComboBox::currentIndexChanged, this, &OwnModelDialog::refresh);
    connect(scale_, &QDoubleSpinBox::valueChanged, this, &OwnModelDialog::refresh);
    refresh();
}

ModelReading OwnModelDialog::reading() const {
    return {unitNames[std::max(0, unit_->currentIndex())], up_->currentIndex() == 1,
            scale_->value()};
}

QString OwnModelDialog::facts() const {
    const rendering::Model model = modelAsRead(study_, reading());
    const glm::vec3 size = model.high - model.low;
    return QStringList{tr("Footprint %1 by %2").arg(inches(size.x), inches(size.y)),
                       tr("%1 high").arg(inches(size.z)),
                       tr("Triangles: %1").arg(QLocale().toString(qulonglong(study_.triangles))),
                       study_.closed ? tr("closed all around") : tr("open: it has holes")}
        .join(QStringLiteral(" · "));
}

void OwnModelDialog::refresh() {
    facts_->setText(facts());
    const double ratio = devicePixelRatioF();
    QPixmap picture =
        QPixmap::fromImage(pictureOf(together(modelAsRead(study_, reading()), trooper_),
                                     static_cast<int>(ownPictureSide * ratio)));
    picture.setDevicePixelRatio(ratio);
    picture_->setPixmap(picture);
}

}  // namespace sightline::app
