/// Moves things on the table with the keyboard: the leader of a move, miniatures in cohesion,
/// tokens, the ruler, and pieces moved by hand. The keys move a pointer of their own, and the mouse
/// tools get its presses, drags and releases. So keys and mouse have the same checks and the same
/// texts.
#pragma once
#include <QObject>
#include <optional>

#include "app/window/legion/tools/table_tool.h"

namespace sightline::app {

class MeasureMode;
class TableCamera;
class TableTools;

/// The offset of a thing from its starting place.
struct GhostStep {
    double distance = 0.0;   ///< inches
    double direction = 0.0;  ///< degrees clockwise; 0 is away from the viewer. For a thing that
                             ///< only turns: degrees clockwise from its first facing
};

class GhostKeys : public QObject {
    Q_OBJECT

  public:
    GhostKeys(const GameSession& session, TableTools& tools, TableCamera& camera,
              const MeasureMode& mode)
        : session_(session), tools_(tools), camera_(camera), mode_(mode) {}

    /// True if there is a thing that the keys can move now.
    bool active() const;
    /// True while the keys hold a thing.
    bool holding() const { return tool_ != nullptr; }
    /// The held thing or, if none is held, the thing that the keys would hold next. Empty if there
    /// is none.
    std::optional<TableHold> hold() const;
    /// The offset of the thing `hold` from its starting place.
    GhostStep step() const;

    /// Handles a key. Returns false if the key has another purpose now.
    bool key(int key, Qt::KeyboardModifiers modifiers);
    /// Handles the Tab key: goes to the next thing or the next stop, or with `forward` false to the
    /// previous one. Returns false if there is only one.
    bool next(bool forward);
    /// Places the thing exactly.
    void put(GhostStep step);
    /// Ends the hold of the keys, because the mouse or another question takes over. A held
    /// miniature stays where it is, as far as it is legal.
    void letGo();
    /// Forgets the held thing after its tool has cancelled the action.
    void forget();
    /// Called after the game changed.
    void follow();

  signals:
    void hint(const QString& text);
    void entryWanted();  ///< emitted when the player wants to type a distance and a direction

  private:
    TablePointer pointerOver(geometry::Vec2 at) const;
    bool take();
    void moveTo(geometry::Vec2 at);
    void turnTo(double clockwise);
    bool confirm();
    bool nudge(int key, double inches, double degrees);
    geometry::Vec2 ahead() const;

    const GameSession& session_;
    TableTools& tools_;
    TableCamera& camera_;
    const MeasureMode& mode_;
    TableTool* tool_ = nullptr;  ///< tool that holds the thing; null if none is held
    std::size_t which_ = 0;      ///< index of the thing among the things of its tool
    std::optional<std::size_t> stop_;
    TableHold held_;
    geometry::Vec2 at_{};     ///< place of the keys' pointer
    double clockwise_ = 0.0;  ///< how far a thing that only turns was turned, degrees
    std::size_t answersThen_ = 0;
};

}  // namespace sightline::app
