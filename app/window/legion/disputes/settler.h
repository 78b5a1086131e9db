/// Settles disputes and writes their sheets in a background thread. It outlives the dialogs that
/// use it, so a dialog can close without waiting.
#pragma once
#include <QObject>
#include <QString>
#include <stop_token>

#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/disputes/dispute_of.h"
#include "engine/legion/advice/disputes/sheet.h"

namespace sightline::app {

class Settler : public QObject {
    Q_OBJECT

  public:
    explicit Settler(QObject* parent = nullptr);
    ~Settler() override;

    /// Asks a question about the position that is now shown. `words` is the text of the question on
    /// the sheet. An earlier question without an answer is dropped. The signal `settled` or
    /// `refused` follows.
    void ask(const ShownGame& game, const engine::DisputeRequest& asked, const QString& words);
    /// Drops the question that is not answered yet.
    void forget();
    bool settling() const { return settling_.busy(); }

    enum class Paper { pdf, png };
    /// Writes a file, one at a time. The signal `written` or `notWritten` follows.
    void write(Paper paper, const QString& path, const engine::DisputeSheet& sheet);
    bool writing() const { return writing_.busy(); }

  signals:
    void settled(const sightline::engine::DisputeSheet& sheet);
    void refused(const QString& why);
    void written(const QString& path);
    void notWritten(const QString& why);

  private:
    std::stop_source stop_;
    LatestJob settling_, writing_;
};

}  // namespace sightline::app
