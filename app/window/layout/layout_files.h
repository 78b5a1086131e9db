/// Opening and saving layouts: dialogs, what is unsaved, and what a crash left behind.
#pragma once
#include <QImage>
#include <QObject>
#include <functional>
#include <optional>

#include "app/files/reader_process.h"
#include "app/window/layout/layout_recovery.h"
#include "app/window/layout/layout_session.h"
#include "app/window/session/awaited_job.h"
#include "app/window/session/disk_flush.h"

class QWidget;

namespace sightline::app {

class LayoutFiles : public QObject {
    Q_OBJECT

  public:
    LayoutFiles(LayoutSession& session, QWidget* window);
    /// A clean end: what was kept for recovery goes.
    ~LayoutFiles() override;

    /// Whether questions are put at all; tests and pictures answer for themselves.
    void setAsking(bool on) { asking_ = on; }
    /// What a shared table shows of itself; without one it has no picture.
    void setPicture(std::function<QImage()> picture) { picture_ = std::move(picture); }
    /// A layout or a shared table. The layout that was there is shown, and stands still, until this
    /// one is read.
    std::optional<QString> open(const QString& path);
    /// As the kind of file that its name says; a shared table is written as `shareTo` does.
    std::optional<QString> saveTo(const QString& path);
    /// Writes one file with everything that the layout needs. The layout stands still until then;
    /// its own file stays the one that it was.
    std::optional<QString> shareTo(const QString& path);
    void openOrSay(const QString& path);
    void chooseAndOpen();
    void startNew();
    bool save();
    bool saveAs();
    void share();
    /// What the table says of licences: as it was shared, or as it would be now.
    void showLicences();
    /// Asks what to do with unsaved changes; false when the players would rather stay, and while
    /// another layout is read, which is given up.
    bool mayLeave();
    /// Is there a file to play on? Asks where the layout has changes that its file has not: whether
    /// they are saved there or elsewhere, or the game begins without them. False when the players
    /// would rather stay.
    bool readyToPlay();
    /// Layouts that a crash left behind, each offered to be gone on with; true when one is.
    bool offerInterrupted();
    /// Where the layout is kept for recovery; empty before its first change.
    QString recoveryPath() const { return recovery_ ? recovery_->path() : QString(); }

    /// What is read or written is given up.
    void stop() { reading_.stop(); }

  signals:
    void said(const QString& line, bool bad);
    void waiting(const QString& what);  ///< for longer than a moment
    void waited();                      ///< no longer

  private:
    Result<engine::TerrainLayout> readBeside(const QString& path, ReadingHere::Share share);
    void keep();
    void forget();

    LayoutSession& session_;
    QWidget* window_;
    bool asking_ = true;
    std::function<QImage()> picture_;
    AwaitedJob reading_;
    QString doing_;  ///< meanwhile
    std::optional<LayoutRecovery> recovery_;
    DiskFlush flush_;  ///< of it
};

}  // namespace sightline::app
