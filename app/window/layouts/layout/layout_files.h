/// Opens and saves layout files in Layout mode: with dialogs, with questions about unsaved changes,
/// and with recovery after a crash.
#pragma once
#include <QImage>
#include <QObject>
#include <functional>
#include <optional>

#include "app/files/models/reader_process.h"
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
    /// Deletes the recovery file. A crash skips the destructor, so the file then stays.
    ~LayoutFiles() override;

    /// Switches the questions to the player on or off. Tests switch them off.
    void setAsking(bool on) { asking_ = on; }
    /// Sets the function that makes the preview picture for shared tables. Without the function, a
    /// shared table has no picture.
    void setPicture(std::function<QImage()> picture) { picture_ = std::move(picture); }
    /// Opens a layout or a shared table. While the file is read, the old layout stays visible but
    /// cannot be edited. Returns the error, if any.
    std::optional<QString> open(const QString& path);
    /// Saves the layout. The extension of the file name decides the format. For a shared table,
    /// `shareTo` is called. Returns the error, if any.
    std::optional<QString> saveTo(const QString& path);
    /// Writes a shared table: one file with the layout and all its models. While the file is
    /// written, the layout cannot be edited. The layout stays linked to its own layout file.
    /// Returns the error, if any.
    std::optional<QString> shareTo(const QString& path);
    void openOrSay(const QString& path);
    void chooseAndOpen();
    void startNew();
    bool save();
    bool saveAs();
    void share();
    /// Shows the licences in the layout's shared table. If the layout is changed or has no shared
    /// table, shows the licences that a new shared table would contain.
    void showLicences();
    /// Asks about unsaved changes before the layout is closed. Returns false if the player cancels.
    /// While another layout is being read, cancels the reading and returns false.
    bool mayLeave();
    /// Ensures that a game can start from a layout file. If the layout has unsaved changes, asks
    /// the player: save to the file, save to another file, or play without the changes. Returns
    /// false if the player cancels.
    bool readyToPlay();
    /// Offers every layout that was recovered after a crash. Returns true if the player opens one
    /// of them.
    bool offerInterrupted();
    /// Path of the recovery file. Empty if the layout has not been changed yet.
    QString recoveryPath() const { return recovery_ ? recovery_->path() : QString(); }

    void stop() { reading_.stop(); }

  signals:
    void said(const QString& line, bool bad);
    /// Emitted when reading or writing takes longer than a moment.
    void waiting(const QString& what);
    void waited();  ///< emitted when the reading or writing has ended

  private:
    Result<engine::TerrainLayout> readBeside(const QString& path, ReaderScope::Share share);
    void keep();
    void forget();

    LayoutSession& session_;
    QWidget* window_;
    bool asking_ = true;
    std::function<QImage()> picture_;
    AwaitedJob reading_;
    QString doing_;  ///< text about the reading or writing in progress
    std::optional<LayoutRecovery> recovery_;
    DiskFlush flush_;  ///< flushes the recovery file to the disk
};

}  // namespace sightline::app
