#include "app/window/layouts/layout/own_model_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/window/layouts/layout/facts_rows.h"
#include "app/window/layouts/layout/model_picture.h"
#include "app/window/layouts/layout/study_job.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/layouts/layout_file.h"

namespace sightline::app {
namespace {

constexpr int ownPictureSide = 320;
constexpr float besideIt = 0.6F;  // distance between the model and the trooper, inches
const char* const unitNames[] = {"in", "mm", "cm", "m"};

// Places a trooper in front of the model's near right corner, so that the player can compare sizes.
// Both stand on the ground.
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

QString countWords(std::size_t count) { return QLocale().toString(qulonglong(count)); }

// The error of a simplified model as text. It is rounded up, because it must stay an upper bound.
QString errorNumber(double inches) {
    constexpr double tenThousandths = 10'000.0;
    return QLocale().toString(std::ceil(inches * tenThousandths) / tenThousandths, 'f', 4);
}

}  // namespace

OwnModelDialog::OwnModelDialog(ModelStudy study, rendering::Model trooper, QWidget* parent)
    : QDialog(parent),
      study_(std::make_shared<const ModelStudy>(std::move(study))),
      trooper_(std::make_shared<const rendering::Model>(std::move(trooper))),
      picture_(new QLabel),
      facts_(new QLabel),
      origin_(new QLabel),
      unit_(new QComboBox),
      up_(new QComboBox),
      kind_(new QComboBox),
      scale_(new QDoubleSpinBox),
      error_(new QDoubleSpinBox),
      progress_(new QProgressBar),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)),
      job_(new StudyJob(this)),
      painting_(new LatestJob(this)) {
    setObjectName(QStringLiteral("ownModel"));
    setWindowTitle(tr("A model of your own"));
    build();
    startFrom(study_->reading);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QComboBox* box : {unit_, up_})
        connect(box, &QComboBox::currentIndexChanged, this, &OwnModelDialog::refresh);
    for (QDoubleSpinBox* box : {scale_, error_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &OwnModelDialog::refresh);
    connect(kind_, &QComboBox::activated, this, [this] { agreedByHand_ = true; });
    connect(rows_, &FactsRows::edited, this, [this] { agreedByHand_ = true; });
    connect(job_, &StudyJob::reached, this,
            [this](double share) { progress_->setValue(int(share * progress_->maximum())); });
    connect(job_, &StudyJob::done, this, &OwnModelDialog::take);
    connect(job_, &StudyJob::failed, this, [this](const Problem& why) {
        progress_->hide();
        facts_->setText(MessageWords::said(why));
    });
    refresh();
}

OwnModelDialog::~OwnModelDialog() = default;

void OwnModelDialog::build() {
    picture_->setMinimumSize(ownPictureSide, ownPictureSide);
    picture_->setAlignment(Qt::AlignCenter);
    facts_->setWordWrap(true);
    facts_->setTextFormat(Qt::PlainText);
    progress_->hide();
    auto* column = new QVBoxLayout(this);
    column->addWidget(picture_);
    column->addWidget(facts_);
    column->addWidget(progress_);
    column->addLayout(form());
    column->addWidget(buttons_);
}

QFormLayout* OwnModelDialog::form() {
    unit_->addItems({tr("inches"), tr("millimetres"), tr("centimetres"), tr("metres")});
    up_->addItems({tr("z points up"), tr("y points up")});
    scale_->setRange(0.001, 1000.0);
    scale_->setDecimals(3);
    scale_->setSingleStep(0.1);
    error_->setRange(engine::leastSimplifying, engine::mostSimplifying);
    error_->setDecimals(3);
    error_->setSingleStep(0.005);
    for (QDoubleSpinBox* box : {scale_, error_}) box->setKeyboardTracking(false);
    using geometry::Kind;
    for (const Kind one : {Kind::obstacle, Kind::area, Kind::scatter, Kind::barricade})
        kind_->addItem(kindWords(one));
    auto* rows = new QFormLayout;
    rows->addRow(tr("Its numbers are"), unit_);
    rows->addRow(tr("Way up"), up_);
    rows->addRow(tr("Scale"), scale_);
    origin_->setWordWrap(true);
    origin_->setTextFormat(Qt::PlainText);
    rows->addRow(QString(), origin_);
    rows->addRow(tr("Allowed error (in)"), error_);
    rows->setRowVisible(error_, isLarge());
    rows->addRow(tr("Kind"), kind_);
    rows_ = new FactsRows(rows, tr("not agreed"), this);
    return rows;
}

void OwnModelDialog::startFrom(const ModelReading& likely) {
    const auto* found = std::find(std::begin(unitNames), std::end(unitNames), likely.unit);
    unit_->setCurrentIndex(static_cast<int>(found - std::begin(unitNames)));
    up_->setCurrentIndex(likely.yUp ? 1 : 0);
    scale_->setValue(likely.scale);
    error_->setValue(study_->within);
}

ModelReading OwnModelDialog::reading() const {
    return {unitNames[std::max(0, unit_->currentIndex())], up_->currentIndex() == 1,
            scale_->value()};
}

geometry::Kind OwnModelDialog::kind() const {
    return static_cast<geometry::Kind>(kind_->currentIndex());
}

engine::TerrainFacts OwnModelDialog::agreed() const { return rows_->facts(); }

bool OwnModelDialog::working() const { return job_->busy(); }

Message OwnModelDialog::faultOfItsReach() const {
    return faultOfReach(study_->model.low, study_->model.high, inchesPerNumber(reading()));
}

QString OwnModelDialog::facts() const {
    const glm::dvec3 size = sizeAsRead(study_->model, reading());
    QStringList lines{QStringList{
        tr("Footprint %1 by %2").arg(inches(size.x), inches(size.y)),
        tr("%1 high").arg(inches(size.z)), tr("Triangles: %1").arg(countWords(study_->triangles)),
        study_->seams.closed() ? tr("closed all around") : tr("open: it has holes")}
                          .join(QStringLiteral(" · "))};
    if (study_->isSimplified && !working())
        lines << tr("Simplified to %1 triangles: measured error at most %2 in")
                     .arg(countWords(study_->trianglesLeft()), errorNumber(study_->measured));
    if (study_->staysLarge() && !working())
        lines << tr("Cannot be simplified: an error of %1 in needs nearly all of its triangles (%2 "
                    "s of processor time)")
                     .arg(errorNumber(study_->within), QLocale().toString(study_->seconds, 'f', 1));
    if (study_->seams.open > 0)
        lines << tr("Edges of one triangle only: %1").arg(countWords(study_->seams.open));
    if (study_->seams.crowded > 0)
        lines << tr("Edges of three triangles or more: %1").arg(countWords(study_->seams.crowded));
    if (study_->flat > 0)
        lines << tr("Triangles without an area: %1").arg(countWords(study_->flat));
    if (study_->faces.unused > 0)
        lines << tr("Points of no face: %1. The file may be cut off.")
                     .arg(countWords(study_->faces.unused));
    if (study_->faces.few > 0)
        lines << tr("Faces with fewer than three corners, left out: %1")
                     .arg(countWords(study_->faces.few));
    if (const Message fault = faultOfItsReach(); !fault.none())
        lines << MessageWords::said(fault);
    else if (!fitsATable(size))
        lines
            << tr("%1 long: is the unit correct?").arg(inches(std::max({size.x, size.y, size.z})));
    return lines.join(QLatin1Char('\n'));
}

QString OwnModelDialog::sayer(NumberSource by) {
    switch (by) {
        case NumberSource::file:
            return tr("as the file says");
        case NumberSource::format:
            return tr("as this format usually means it");
        case NumberSource::size:
            return tr("guessed by its size");
    }
    return {};
}

QString OwnModelDialog::origin() const {
    const ModelReading now = reading();
    const LikelyReading& likely = study_->likely;
    const bool unitKept = now.unit == likely.reading.unit && now.scale == likely.reading.scale;
    const QString chosen = tr("chosen by you");
    return tr("Unit: %1. Way up: %2.")
        .arg(unitKept ? sayer(likely.unit) : chosen,
             now.yUp == likely.reading.yUp ? sayer(likely.up) : chosen);
}

// Updates the dialog after a change. A change of the unit or the scale simplifies the model again,
// because its allowed error is in inches.
void OwnModelDialog::refresh() {
    origin_->setText(origin());
    const ModelReading wished = reading();
    const bool same = inchesPerNumber(wished) == inchesPerNumber(study_->reading) &&
                      (!isLarge() || error_->value() == study_->within);
    if (same || !isLarge()) {
        job_->stop();
        auto changed = std::make_shared<ModelStudy>(*study_);
        changed->reading = wished;
        study_ = std::move(changed);
        showWork(false);
    } else {
        again();
    }
    propose();
    paint();
}

void OwnModelDialog::again() {
    job_->ask(study_->file, {reading(), error_->value()});
    progress_->setValue(0);
    showWork(true);
}

void OwnModelDialog::take(const ModelStudy& study) {
    study_ = std::make_shared<const ModelStudy>(study);
    showWork(false);
    paint();
}

void OwnModelDialog::showWork(bool working) {
    progress_->setVisible(working);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!working && faultOfItsReach().none());
    facts_->setText(facts());
}

void OwnModelDialog::propose() {
    if (agreedByHand_) return;
    const LikelyFacts likely = likelyFacts(sizeAsRead(study_->model, reading()));
    kind_->setCurrentIndex(static_cast<int>(likely.kind));
    rows_->show(likely.facts);
}

void OwnModelDialog::paint() {
    const double ratio = devicePixelRatioF();
    painting_->ask([this, study = study_, trooper = trooper_, wished = reading(),
                    ratio]() -> LatestJob::Finish {
        const QImage image = pictureOf(together(modelAsRead(study->model, wished), *trooper),
                                       static_cast<int>(ownPictureSide * ratio));
        return [this, image, ratio] {
            QPixmap picture = QPixmap::fromImage(image);
            picture.setDevicePixelRatio(ratio);
            picture_->setPixmap(picture);
        };
    });
}

}  // namespace sightline::app
