#include "app/cli/rules/rules_command.h"

#include <ostream>

#include "app/cli/rules/rules_text.h"
#include "app/cli/rules/scene_answer.h"
#include "app/files/lessons/load_rulebook.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::Rulebook;
using engine::RuleLanguage;
using engine::RuleSection;
using nlohmann::ordered_json;

ordered_json briefJson(const RuleSection& section, RuleLanguage language) {
    return {{"id", section.id}, {"title", section.title.in(language)}, {"pages", section.pages}};
}

ordered_json contentsJson(const Rulebook& book, RuleLanguage language) {
    ordered_json chapters = ordered_json::array();
    for (const engine::RuleChapter& chapter : book.chapters()) {
        ordered_json one = {{"title", chapter.title.in(language)}};
        if (!chapter.document.empty()) one["document"] = chapter.document;
        for (const RuleSection& section : chapter.sections)
            one["sections"].push_back(briefJson(section, language));
        chapters.push_back(std::move(one));
    }
    return {{"chapters", std::move(chapters)}};
}

Result<ordered_json> sceneJson(const engine::RuleScene& scene, RuleLanguage language) {
    const auto answer = answerOfScene(scene);
    if (!answer) return answer.problem();
    ordered_json object = {{"shows", scene.shows.in(language)},
                           {"scenario", (rulesFolder() / scene.scenario).string()}};
    if (!scene.query.is_null()) object["query"] = scene.query;
    if (!scene.odds.is_null()) object["odds"] = scene.odds;
    object["answer"] = *answer;
    return object;
}

Result<ordered_json> sectionJson(const Rulebook& book, const RuleSection& section,
                                 RuleLanguage language) {
    const engine::RuleChapter& chapter = book.chapterOf(section);
    ordered_json object = briefJson(section, language);
    object["chapter"] = chapter.title.in(language);
    if (!chapter.document.empty()) object["document"] = chapter.document;
    object["text"] = section.text.in(language);
    object["related"] = ordered_json::array();
    for (const std::string& id : section.related)
        object["related"].push_back(briefJson(*book.section(id), language));
    if (!section.lesson.empty()) object["lesson"] = section.lesson;
    if (!section.quiz.empty()) object["quiz"] = section.quiz;
    if (section.scene) {
        auto scene = sceneJson(*section.scene, language);
        if (!scene) return scene.problem();
        object["scene"] = std::move(scene).value();
    }
    return object;
}

Problem unknownSection(const Rulebook& book, const std::string& id) {
    std::vector<std::string> ids;
    for (const RuleSection* one : book.sections()) ids.push_back(one->id);
    const std::string nearest = engine::nearestName(id, ids);
    return {"no section has the id \"" + id + "\"" +
            (nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)")};
}

Result<ordered_json> resultOf(const Rulebook& book, const RulesSettings& settings) {
    if (!settings.id.empty()) {
        const RuleSection* section = book.section(settings.id);
        if (section == nullptr) return unknownSection(book, settings.id);
        return sectionJson(book, *section, settings.language);
    }
    if (settings.page == 0 && settings.search.empty()) return contentsJson(book, settings.language);
    ordered_json result, sections = ordered_json::array();
    if (settings.page > 0) {
        result["page"] = settings.page;
        for (const RuleSection* section : book.sectionsOfPage(settings.page)) {
            auto one = sectionJson(book, *section, settings.language);
            if (!one) return one.problem();
            sections.push_back(std::move(one).value());
        }
        if (sections.empty())
            return Problem{"no section is about page " + std::to_string(settings.page)};
    } else {
        result["search"] = settings.search;
        for (const RuleSection* section : book.search(settings.search, settings.language))
            sections.push_back(briefJson(*section, settings.language));
    }
    result["sections"] = std::move(sections);
    return result;
}

}  // namespace

std::string rulesHelp() {
    return R"(Without SEARCH and options, the command prints the contents:
  {"chapters": [{"title", "document"?, "sections": [{"id", "title", "pages"}]}]}
SEARCH prints the sections that contain all words, the best match first:
  {"search", "sections": [{"id", "title", "pages"}]}
A word may be the beginning of a longer word. Case and accents make no difference.
--page prints the sections of a page of the Core Rulebook: {"page", "sections": [SECTION]}
--id prints one SECTION:
  {"id", "title", "pages", "chapter", "document"?, "text": [paragraphs],
   "related": [{"id", "title", "pages"}], "lesson"?, "quiz"?, "scene"?}
  lesson    id of the lesson that teaches the section
  quiz      kind of the quiz that practises it
  scene     a drawn example: {"shows", "scenario", "query" or "odds", "answer"}. "scenario" is a
            scenario file, "query" or "odds" is a request of the command with this name, and
            "answer" is the answer to this request, computed now
The ids of keywords begin with "keyword-", such as keyword-take-cover. If a section has a
"document", its pages are those of this document instead of the Core Rulebook.
assets/rules/README.md describes the files of the rulebook.)";
}

int rulesCommand(const RulesSettings& settings, std::ostream& output, std::ostream& errors) {
    const auto refuse = [&](const Problem& problem) {
        errors << problem.text << '\n';
        return 1;
    };
    const auto book = loadRulebook();
    if (!book) return refuse(book.problem());
    const auto result = resultOf(*book, settings);
    if (!result) return refuse(result.problem());
    if (settings.text)
        output << rulesText(*result, settings.language);
    else
        output << result->dump(2, ' ', false, ordered_json::error_handler_t::replace) << '\n';
    return 0;
}

}  // namespace sightline::app
