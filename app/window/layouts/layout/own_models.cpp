#include "app/window/layouts/layout/own_models.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <memory>

#include "app/files/models/any_model.h"
#include "app/files/tables/load.h"
#include "app/window/layouts/layout/own_model_dialog.h"
#include "app/window/layouts/layout/study_job.h"
#include "app/window/shell/session/go_on_offer.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/words/message_words.h"
#include "rendering/model/model_file.h"

namespace sightline::app {
namespace {

const QString modelFolderKey = QStringLiteral("lastModelFolder");

}  // namespace

OwnModels::OwnModels(QWidget* window)
    : QObject(window), window_(window), study_(new StudyJob(this)), beside_(new LatestJob(this)) {
    connect(study_, &StudyJob::reached, this, &OwnModels::reached);
    connect(study_, &StudyJob::done, this, &OwnModels::ask);
    connect(study_, &StudyJob::failed, this, &OwnModels::giveUp);
}

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

void OwnModels::take(const QString& file) { take(file, ReaderScope::Share::usual); }

void OwnModels::take(const QString& file, ReaderScope::Share share) {
    beside_->forget();
    file_ = file;
    emit reading(QFileInfo(file).fileName());
    study_->ask(std::filesystem::path(file.toStdString()), {}, share);
    share_ = share;
}

// Reports that a model could not be read. After a resource limit, first offers a second try with
// the longer limit.
void OwnModels::giveUp(const Problem& why) {
    emit ended();
    if (share_ == ReaderScope::Share::usual && askToGoOn(window_, why))
        return take(file_, ReaderScope::Share::longer);
    emit failed(MessageWords::said(why));
}

void OwnModels::cancel() {
    study_->stop();
    beside_->forget();
    emit ended();
}

void OwnModels::ask(const ModelStudy& study) {
    beside_->ask([this, known = std::make_shared<ModelStudy>(study)]() -> LatestJob::Finish {
        auto read = readAnyModel({.path = assetsFolder() / "models" / "trooper_rebel_a.glb",
                                  .up = rendering::UpAxis::y});
        auto trooper =
            std::make_shared<rendering::Model>(read ? std::move(*read) : rendering::Model{});
        return [this, known, trooper] { show(std::move(*known), std::move(*trooper)); };
    });
}

void OwnModels::show(ModelStudy study, rendering::Model trooper) {
    emit ended();
    auto* dialog = new OwnModelDialog(std::move(study), std::move(trooper), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { lay(*dialog); });
    dialog->open();
}

// Creates the terrain piece of the confirmed model in a background thread.
void OwnModels::lay(const OwnModelDialog& dialog) {
    beside_->ask([this, study = dialog.study(), kind = dialog.kind(),
                  facts = dialog.agreed()]() -> LatestJob::Finish {
        auto piece = pieceOf(*study);
        if (!piece) return [this, why = MessageWords::said(piece.problem())] { emit failed(why); };
        piece->kind = kind;
        piece->facts = facts;
        return [this, known = std::make_shared<engine::TerrainPiece>(std::move(*piece))] {
            emit taken(*known);
        };
    });
}

}  // namespace sightline::app
