/// Settles disputes and writes their sheets in a background thread. It outlives the dialogs that
/// use it, so closing a dialog never waits.
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

    /// Asks about the currently shown position. The sheet shows `words` as the question. Drops an
    /// unanswered earlier question. `settled` or `refused` follows.
    void ask(const ShownGame& game, const engine::DisputeRequest& asked, const QString& words);
    /// Drops the pending answer.
    void forget();
    bool settling() const { return settling_.busy(); }

    enum class Paper { pdf, png };
    /// One file at a time; `written` or `notWritten` follows.
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
