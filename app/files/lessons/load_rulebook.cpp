#include "app/files/lessons/load_rulebook.h"

#include <algorithm>

#include "app/files/lessons/keyword_file.h"
#include "engine/legion/advice/rulebook/keyword_chapter.h"
#include "engine/legion/advice/rulebook/rulebook_file.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;

// The French help texts and names of keywords.
Result<engine::FrenchTexts> frenchTexts() {
    auto names = readKeywordNames(assetsFolder() / "translations/keywords_fr.json");
    if (!names) return names.problem();
    const fs::path file = assetsFolder() / "translations/cards_fr.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readingJson([&] {
        engine::FrenchTexts texts{.help = {}, .names = std::move(names).value()};
        for (const auto& [english, french] : engine::JsonAt(*json, file.string()).members())
            texts.help.emplace(english, french.text());
        return texts;
    });
}

Result<std::vector<engine::RulesDocument>> chapterDocuments() {
    std::vector<fs::path> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(rulesFolder(), failed))
        if (entry.path().string().ends_with(".rules.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<engine::RulesDocument> documents;
    for (const fs::path& file : files) {
        auto json = engine::parseJsonFile(file);
        if (!json) return json.problem();
        documents.push_back({std::move(json).value(), file.string()});
    }
    return documents;
}

}  // namespace

fs::path rulesFolder() { return assetsFolder() / "rules"; }

Result<engine::Rulebook> loadRulebook(const std::vector<fs::path>& packs) {
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    const auto french = frenchTexts();
    if (!french) return french.problem();
    const auto documents = chapterDocuments();
    if (!documents) return documents.problem();
    return engine::readRulebook(*documents, engine::keywordChapter(*catalogue, *french));
}

fs::path ruleSceneFile(const engine::RuleScene& scene) {
    return (rulesFolder() / scene.scenario).lexically_normal();
}

Result<LoadedScenario> loadRuleScene(const engine::RuleScene& scene) {
    return loadScenario(ruleSceneFile(scene));
}

}  // namespace sightline::app
