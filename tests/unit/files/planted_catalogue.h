/// A copy of the catalogue in which a test changes a file, and the problem that the reader of the
/// catalogue reports.
#pragma once
#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "unit/files/text_files.h"

namespace sightline::test {

/// A copy of the catalogue in which one file is changed.
class PlantedCatalogue {
  public:
    PlantedCatalogue() {
        std::filesystem::copy(app::assetsFolder() / "catalogue", files_.folder() / "catalogue",
                              std::filesystem::copy_options::recursive);
    }
    template <class Plant>
    std::string problemWith(const std::string& name, Plant plant) {
        const std::filesystem::path file = files_.folder() / "catalogue" / name;
        const nlohmann::json before = *engine::parseJsonFile(file);
        nlohmann::json after = before;
        plant(after);
        files_.write("catalogue/" + name, after.dump());
        const std::string text = problem();
        files_.write("catalogue/" + name, before.dump());
        const std::string root = (files_.folder() / "catalogue").string() + "/";
        return text.starts_with(root) ? text.substr(root.size()) : text;
    }
    /// Changes a file of the copy for the rest of the test.
    template <class Change>
    void change(const std::string& name, Change make) {
        nlohmann::json after = *engine::parseJsonFile(files_.folder() / "catalogue" / name);
        make(after);
        files_.write("catalogue/" + name, after.dump());
    }
    /// Replaces the list of keywords that the code applies.
    void apply(engine::AppliedByCode applied) { applied_ = std::move(applied); }
    /// Removes a keyword from this list, as if the players applied the keyword by hand.
    void leaveByHand(const std::string& keyword) {
        std::erase_if(applied_.keywords, [&](const auto& one) { return one.name == keyword; });
    }
    Result<engine::Catalogue> load() const {
        std::vector<engine::Keyword> whole = engine::keywordsInCode();
        std::erase_if(whole, [&](engine::Keyword one) {
            return std::none_of(
                applied_.keywords.begin(), applied_.keywords.end(),
                [&](const auto& applied) { return engine::keywordNamed(applied.name) == one; });
        });
        return engine::readCatalogue({folder()}, *app::loadDimensions(app::assetsFolder()), whole);
    }

  private:
    std::filesystem::path folder() const { return files_.folder() / "catalogue"; }
    std::string problem() const {
        const auto loaded = load();
        if (!loaded) return loaded.problem().text;
        const auto disagreed = engine::problemOfAutomation(folder(), *loaded, applied_);
        return disagreed ? disagreed->text : "no problem";
    }

    engine::AppliedByCode applied_ = engine::appliedByCode();
    TextFiles files_;
};

}  // namespace sightline::test
