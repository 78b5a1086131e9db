/// Layouts that a command made, written where it was asked to.
#pragma once
#include <filesystem>
#include <nlohmann/json_fwd.hpp>

namespace sightline::app {

/// Over the file that lies there, or not at all: one that is half written is worse than none.
bool saveLayout(const std::filesystem::path& file, const nlohmann::json& layout);

}  // namespace sightline::app
