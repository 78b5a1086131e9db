/// Shows the name and the rule of the token under the mouse pointer.
#pragma once
#include "app/window/legion/tools/table_tool.h"

namespace sightline::app {

/// The token under the pointer, or the token whose plate is under the pointer. Empty if there is
/// none, or if a miniature is in front of it.
std::optional<engine::ObjectiveId> tokenUnder(const engine::View& view,
                                              const TablePointer& pointer);

class TokenHover : public TableTool {
    Q_OBJECT

  public:
    explicit TokenHover(GameSession& session, QObject* parent = nullptr);

    void hover(const TablePointer& pointer) override;
    std::optional<TableNote> note() const override;
    /// The pointer has left the table, or points for the ruler.
    void leave();

  private:
    std::optional<engine::ObjectiveId> token_;  ///< the token under the pointer
    QPointF pointer_;
};

}  // namespace sightline::app
