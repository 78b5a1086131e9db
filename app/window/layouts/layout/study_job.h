/// A background job that reads a model and simplifies it if it has too many triangles. The job
/// reports progress and can be cancelled.
#pragma once
#include <QObject>
#include <atomic>
#include <memory>

#include "app/files/models/model_study.h"
#include "app/files/models/reader_process.h"

namespace sightline::app {

class LatestJob;

class StudyJob : public QObject {
    Q_OBJECT

  public:
    explicit StudyJob(QObject* parent = nullptr);
    ~StudyJob() override;

    /// Starts to read the file. A job that is already running is cancelled.
    void ask(const std::filesystem::path& file, const StudyWish& wish,
             ReaderScope::Share share = ReaderScope::Share::usual);
    /// Kills the process that reads the model. No signal is emitted afterwards.
    void stop();
    bool busy() const;

  signals:
    void reached(double share);  ///< emitted with the finished share of the job, 0 to 1
    void done(const sightline::app::ModelStudy& study);
    void failed(const sightline::Problem& why);

  private:
    std::shared_ptr<std::atomic<bool>> stop_;  ///< stop flag of the latest job
    LatestJob* job_;
};

}  // namespace sightline::app
