/// A small card pack in a temporary folder. Each test makes one part of it invalid.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "app/files/tables/load.h"
#include "unit/files/text_files.h"

namespace sightline::test {

inline const char* const packJson =
    R"({"format": "sightline-pack", "version": 1, "name": "House rules"})";
inline std::string packUnit(const std::string& id = "test-squad", const std::string& change = "") {
    return R"({"format": "sightline-units", "version": 1, "rules_date": "2026-05-29", "units": [{
        "id": ")" +
           id + R"(", "name": "Test Squad", "faction": "rebels", "rank": "corps", "type": "trooper",
        "unique": false, "points": 30, "miniatures": 4, "wounds": 1, "courage": 1, "defense_die": "white",
        "speed": 2, "surge": {"attack": "none", "defense": "none"}, "upgrade_bar": ["gear"],
        "keywords": [{"name": "Nimble"}],
        "weapons": [{"name": "Rifle", "range": {"minimum": 1, "maximum": 3},
                     "dice": {"red": 0, "black": 1, "white": 0}, "keywords": [{"name": "Pierce", "value": 1}]}],
        "base": "small", "silhouette_in": 1.65, "looks": {"stand_in": "trooper"})" +
           change + "}]}";
}

class Pack {
  public:
    explicit Pack(const std::string& units = packUnit(), const std::string& pack = packJson) {
        std::filesystem::create_directories(files_.folder() / "units");
        files_.write("pack.json", pack);
        files_.write("units/mine.json", units);
    }
    Pack& write(const std::string& name, const std::string& text) {
        std::filesystem::create_directories((files_.folder() / name).parent_path());
        files_.write(name, text);
        return *this;
    }
    std::filesystem::path folder() const { return files_.folder(); }
    Result<engine::Catalogue> load() const {
        return app::loadCatalogue(app::assetsFolder(), {files_.folder()});
    }
    /// The reason why the pack is refused, without the path of the folder. "no problem" if the pack
    /// can be loaded.
    std::string problem() const {
        const auto loaded = load();
        if (loaded) return "no problem";
        const std::string text = loaded.problem().text, folder = files_.folder().string() + "/";
        return text.starts_with(folder) ? text.substr(folder.size()) : text;
    }

  private:
    TextFiles files_;
};

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

}  // namespace sightline::test
