/// Opens and saves layouts: dialogs, unsaved changes, and recovery after a crash.
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
    /// A normal end of the program removes the recovery file.
    ~LayoutFiles() override;

    /// Switches questions to the player on or off. Tests and screenshots switch them off.
    void setAsking(bool on) { asking_ = on; }
    /// Sets the source of the preview picture of a shared table. Without a source, the file has no
    /// picture.
    void setPicture(std::function<QImage()> picture) { picture_ = std::move(picture); }
    /// Opens a layout or a shared table. Until the file is read, the old layout stays visible and
    /// cannot be edited.
    std::optional<QString> open(const QString& path);
    /// Saves in the format of the name's extension. A shared table is written as in `shareTo`.
    std::optional<QString> saveTo(const QString& path);
    /// Writes one file with everything that the layout needs. Meanwhile, the layout cannot be
    /// edited. Afterwards, the layout still has its own file.
    std::optional<QString> shareTo(const QString& path);
    void openOrSay(const QString& path);
    void chooseAndOpen();
    void startNew();
    bool save();
    bool saveAs();
    void share();
    /// Shows the licences of the table. For a shared table, they are those in its file. For another
    /// layout, they are those that a shared table of it would contain.
    void showLicences();
    /// Asks about unsaved changes. Returns false if the players want to stay. If another layout is
    /// being read, cancels this and returns false.
    bool mayLeave();
    /// Ensures that a game has a file to start from. If the layout has changes that its file does
    /// not have, asks the players. They may save to this file or another file, or play without the
    /// changes. Returns false if the players want to stay.
    bool readyToPlay();
    /// Offers every layout that a crash left behind. Returns true if the player continues with one
    /// of them.
    bool offerInterrupted();
    /// Path of the recovery file. Empty before the first change of the layout.
    QString recoveryPath() const { return recovery_ ? recovery_->path() : QString(); }

    /// Cancels reading and writing.
    void stop() { reading_.stop(); }

  signals:
    void said(const QString& line, bool bad);
    void waiting(const QString& what);  ///< emitted when work takes longer than a moment
    void waited();                      ///< emitted when this work has ended

  private:
    Result<engine::TerrainLayout> readBeside(const QString& path, ReaderScope::Share share);
    void keep();
    void forget();

    LayoutSession& session_;
    QWidget* window_;
    bool asking_ = true;
    std::function<QImage()> picture_;
    AwaitedJob reading_;
    QString doing_;  ///< text about the current work
    std::optional<LayoutRecovery> recovery_;
    DiskFlush flush_;  ///< flushes the recovery file to the disk
};

}  // namespace sightline::app
