/// Work of a report spread over threads, for results that do not depend on how many there are.
#pragma once
#include <cstddef>
#include <functional>
#include <stop_token>

namespace sightline::engine {

/// Who works on a report, and until when.
struct Workers {
    unsigned threads = 0;    ///< 0: as many as the machine runs at a time
    std::stop_token stop{};  ///< asked to stop: what has not begun is left out

    bool stopped() const { return stop.stop_requested(); }
    /// `work(i)` for every i below `count`, each once; what it writes has to be its own.
    void each(std::size_t count, const std::function<void(std::size_t)>& work) const;
};

}  // namespace sightline::engine
