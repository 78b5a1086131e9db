/// A background job that reads and simplifies a model. It reports progress and can be cancelled.
#pragma once
#include <QObject>
#include <atomic>
#include <memory>

#include "app/files/model_study.h"
#include "app/files/reader_process.h"

namespace sightline::app {

class LatestJob;

class StudyJob : public QObject {
    Q_OBJECT

  public:
    explicit StudyJob(QObject* parent = nullptr);
    ~StudyJob() override;

    /// Starts the job, and cancels the previous job.
    void ask(const std::filesystem::path& file, const StudyWish& wish,
             ReaderScope::Share share = ReaderScope::Share::usual);
    /// Ends the process that reads the model. No signal follows.
    void stop();
    bool busy() const;

  signals:
    void reached(double share);  ///< emitted with the finished share, 0 to 1
    void done(const sightline::app::ModelStudy& study);
    void failed(const sightline::Problem& why);

  private:
    std::shared_ptr<std::atomic<bool>> stop_;  ///< stop flag of the latest job
    LatestJob* job_;
};

}  // namespace sightline::app
