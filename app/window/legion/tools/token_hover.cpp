#include "app/window/legion/tools/token_hover.h"

#include "app/window/legion/scene/table_token_words.h"

namespace sightline::app {

std::optional<engine::ObjectiveId> tokenUnder(const engine::View& view,
                                              const TablePointer& pointer) {
    if (pointer.token) return pointer.token;
    if (pointer.mini) return std::nullopt;
    for (const engine::MissionView::Token& shown : view.mission.tokens) {
        const engine::ObjectiveToken& token = shown.token;
        const double away =
            glm::distance(geometry::Vec2{token.position}, geometry::Vec2{pointer.ground});
        if (token.onTable() && away <= engine::widthOf(token.kind)) return token.id;
    }
    return std::nullopt;
}

TokenHover::TokenHover(GameSession& session, QObject* parent) : TableTool(session, parent) {}

void TokenHover::hover(const TablePointer& pointer) {
    const auto token = session().running() ? tokenUnder(session().view(), pointer) : std::nullopt;
    if (token == token_) return;
    token_ = token;
    pointer_ = pointer.pixel;
    emit changed();
}

void TokenHover::leave() {
    if (!token_) return;
    token_.reset();
    emit changed();
}

std::optional<TableNote> TokenHover::note() const {
    if (!token_ || !session().running()) return std::nullopt;
    const engine::View& view = session().view();
    for (const engine::MissionView::Token& shown : view.mission.tokens) {
        if (shown.token.id == *token_ && shown.token.onTable())
            return TableNote{TableTokenWords::hover(view, shown.token), Tone::plain, pointer_};
    }
    return std::nullopt;
}

}  // namespace sightline::app
