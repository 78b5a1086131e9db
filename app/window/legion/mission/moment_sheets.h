/// Shows a page for each important event of the game, one after the other (see moments.h).
#pragma once
#include <QObject>
#include <deque>

#include "app/window/legion/mission/moments.h"
#include "app/window/shell/session/shown_game.h"

namespace sightline::app {

class Sheet;

class MomentSheets : public QObject {
    Q_OBJECT

  public:
    MomentSheets(const ShownGame& game, Sheet& sheet, QObject* parent = nullptr);
    bool open() const { return open_; }
    /// While `held` is true, no page opens. The pages appear afterwards.
    void setHeld(bool held);

  signals:
    void opened();
    void allRead();

  private:
    void follow();
    void next();

    const ShownGame& game_;
    Sheet& sheet_;
    /// The game whose record was read last. The pointer is only compared, because the game may be
    /// deleted.
    const engine::Game* followed_ = nullptr;
    std::size_t read_ = 0;
    std::deque<Moment> waiting_;
    bool open_ = false, held_ = false;
};

}  // namespace sightline::app
