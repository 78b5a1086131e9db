#include "app/window/layouts/layout/study_job.h"

#include <utility>

#include "app/window/shell/session/table_job.h"

namespace sightline::app {

StudyJob::StudyJob(QObject* parent)
    : QObject(parent), stop_(std::make_shared<std::atomic<bool>>(false)), job_(new LatestJob) {}

// Waits for the background thread, which may still call functions of this object.
StudyJob::~StudyJob() {
    *stop_ = true;
    delete job_;
}

void StudyJob::ask(const std::filesystem::path& file, const StudyWish& wish,
                   ReaderScope::Share allowed) {
    *stop_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    job_->ask([this, file, wish, allowed, stop = stop_]() -> LatestJob::Finish {
        const auto tell = [this, stop](double share) {
            QMetaObject::invokeMethod(
                this,
                [this, stop, share] {
                    if (!*stop && busy()) emit reached(share);
                },
                Qt::QueuedConnection);
        };
        const ReaderScope here(allowed);
        auto study = studyModel(file, wish, {stop.get(), tell});
        if (!study) return [this, why = study.problem()] { emit failed(why); };
        return [this, known = std::make_shared<const ModelStudy>(std::move(study).value())] {
            emit done(*known);
        };
    });
}

void StudyJob::stop() {
    *stop_ = true;
    job_->forget();
}

bool StudyJob::busy() const { return job_->busy(); }

}  // namespace sightline::app
