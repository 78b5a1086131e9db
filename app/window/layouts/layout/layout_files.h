/// Opening and saving layouts: dialogs, unsaved changes, and recovery after a crash.
#pragma once
#include <QImage>
#include <QObject>
#include <functional>
#include <optional>

#include "app/files/reader_process.h"
#include "app/window/layouts/layout/layout_recovery.h"
#include "app/window/layouts/layout/layout_session.h"
#include "app/window/shell/session/awaited_job.h"
#include "app/window/shell/session/disk_flush.h"

class QWidget;

namespace sightline::app {

class LayoutFiles : public QObject {
    Q_OBJECT

  public:
    LayoutFiles(LayoutSession& session, QWidget* window);
    /// A normal end removes the recovery file.
    ~LayoutFiles() override;

    /// Switches the questions to the player on or off; tests and screenshots switch them off.
    void setAsking(bool on) { asking_ = on; }
    /// Sets the source of the preview picture of a shared table; without it the file has no
    /// picture.
    void setPicture(std::function<QImage()> picture) { picture_ = std::move(picture); }
    /// Opens a layout or a shared table. Until it is read, the old layout stays visible and cannot
    /// be edited.
    std::optional<QString> open(const QString& path);
    /// Saves in the format of the name's extension; a shared table is written like `shareTo`.
    std::optional<QString> saveTo(const QString& path);
    /// Writes one file with everything that the layout needs. Until that is done the layout cannot
    /// be edited. The layout keeps its own file.
    std::optional<QString> shareTo(const QString& path);
    void openOrSay(const QString& path);
    void chooseAndOpen();
    void startNew();
    bool save();
    bool saveAs();
    void share();
    /// Shows the licences of the table: as they were shared, or as sharing would write them now.
    void showLicences();
    /// Asks what to do with unsaved changes. Returns false when the players want to stay. While
    /// another layout is being read, cancels that reading and returns false.
    bool mayLeave();
    /// Makes sure that a file exists to play on. When the layout has changes that its file lacks,
    /// asks whether to save them there or elsewhere, or to play without them. Returns false when
    /// the players want to stay.
    bool readyToPlay();
    /// Offers every layout that a crash left behind. Returns true when the player continues with
    /// one.
    bool offerInterrupted();
    /// Path of the recovery file; empty before the layout's first change.
    QString recoveryPath() const { return recovery_ ? recovery_->path() : QString(); }

    /// Cancels reading and writing.
    void stop() { reading_.stop(); }

  signals:
    void said(const QString& line, bool bad);
    void waiting(const QString& what);  ///< work takes longer than a moment
    void waited();                      ///< that work has ended

  private:
    Result<engine::TerrainLayout> readBeside(const QString& path, ReaderScope::Share share);
    void keep();
    void forget();

    LayoutSession& session_;
    QWidget* window_;
    bool asking_ = true;
    std::function<QImage()> picture_;
    AwaitedJob reading_;
    QString doing_;  ///< text for the work in progress
    std::optional<LayoutRecovery> recovery_;
    DiskFlush flush_;  ///< flushes the recovery file to the disk
};

}  // namespace sightline::app
