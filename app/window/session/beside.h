/// How a session works beside the window. For its own sources only.
#pragma once
#include <utility>

#include "app/window/session/game_session.h"

namespace sightline::app {

template <class Work>
auto GameSession::beside(const QString& what, Work work) {
    doing_ = what;
    return job_.await(std::move(work));
}

}  // namespace sightline::app
