/// Computes the answers to questions about the table in a background thread, and writes the sheets
/// with the answers. A Settler outlives the dialogs that use it, so a dialog can close at once.
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

    /// Asks a question about the current state of the game. `words` is the question as text on the
    /// sheet. If an earlier question is still being computed, it is discarded. The signal `settled`
    /// or `refused` follows. After the first `settled`, the margin and the values at which the
    /// verdict changes are computed, and `settled` is emitted again with them. `settling` is true
    /// until then.
    void ask(const ShownGame& game, const engine::DisputeRequest& asked, const QString& words);
    /// Discards the question that is being computed.
    void forget();
    bool settling() const { return settling_.busy(); }

    enum class Paper { pdf, png };
    /// Writes a sheet to a file. The signal `written` or `notWritten` follows.
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
