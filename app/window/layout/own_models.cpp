#include "app/window/layout/own_models.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <memory>

#include "app/files/any_model.h"
#include "app/files/load.h"
#include "app/window/layout/own_model_dialog.h"
#include "app/window/session/table_job.h"
#include "rendering/model/model_file.h"

namespace sightline::app {
namespace {

const QString modelFolderKey = QStringLiteral("lastModelFolder");

struct Studied {
    ModelStudy model;
    rendering::Model trooper;
};

}  // namespace

OwnModels::OwnModels(QWidget* window)
    : QObject(window), window_(window), reading_(new LatestJob(this)) {}

OwnModels::~OwnModels() = default;

void OwnModels::choose() {
    QStringList endings;
    for (const std::string_view ending : rendering::modelFormats)
        endings << QStringLiteral("*.%1").arg(
            QLatin1String(ending.data(), static_cast<qsizetype>(ending.size())));
    const QString file = QFileDialog::getOpenFileName(
        window_, tr("A model of your own"), QSettings().value(modelFolderKey).toString(),
        tr("Models (%1);;All files (*)").arg(endings.join(QLatin1Char(' '))));
    if (file.isEmpty()) return;
    QSettings().setValue(modelFolderKey, QFileInfo(file).absolutePath());
    take(file);
}

// A large one takes a while, and may bring its reader down.
void OwnModels::take(const QString& file) {
    reading_->ask([this, path = std::filesystem::path(file.toStdString())]() -> LatestJob::Finish {
        auto study = studyModel(path);
        if (!study)
            return [this, why = QString::fromStdString(study.problem().text)] { emit failed(why); };
        auto trooper = readAnyModel({.path = assetsFolder() / "models" / "trooper_rebel_a.glb",
                                     .up = rendering::UpAxis::y});
        auto both = std::make_shared<Studied>(
            Studied{std::move(*study), trooper ? std::move(*trooper) : rendering::Model{}});
        return [this, both] { ask(std::move(both->model), std::move(both->trooper)); };
    });
}

void OwnModels::ask(ModelStudy study, rendering::Model trooper) {
    auto* dialog = new OwnModelDialog(std::move(study), std::move(trooper), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto piece = pieceOf(dialog->study(), dialog->reading());
        if (piece)
            emit taken(*piece);
        else
            emit failed(QString::fromStdString(piece.problem().text));
    });
    dialog->open();
}

}  // namespace sightline::app
