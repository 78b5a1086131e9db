#include "app/files/lessons/keyword_file.h"

#include "engine/legion/basics/keyword.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

using engine::JsonAt;

std::string filled(const JsonAt& at) {
    std::string text = at.text();
    if (text.empty()) at.wrong("a text");
    return text;
}

/// Collects the names, and refuses a name that is unknown or that the file lists twice.
class NamesReader {
  public:
    void add(const JsonAt& at, const std::string& english, const std::string& name) {
        if (engine::keywordNamed(english) == engine::Keyword::none) {
            const std::string nearest = engine::nearestName(english, engine::keywordNames());
            at.refuse("\"" + english + "\" is not a keyword of the rulebook" +
                      (nearest.empty() ? "" : " (did you mean \"" + nearest + "\"?)"));
        }
        if (!names_.emplace(english, name).second)
            at.refuse("the keyword \"" + english + "\" is listed twice");
    }

    void checkAll(const JsonAt& file) const {
        for (const std::string& one : engine::keywordNames())
            if (!names_.contains(one)) file.refuse("the keyword \"" + one + "\" is missing");
    }

    /// Adds a word that cards print after a keyword. Some words are also names of keywords.
    void addWord(const std::string& english, const std::string& word) {
        names_.emplace(english, word);
    }

    KeywordNames names() && { return std::move(names_); }

  private:
    KeywordNames names_;
};

}  // namespace

Result<KeywordNames> readKeywordNames(const std::filesystem::path& file) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readingJson([&] {
        const JsonAt at(*json, file.string());
        engine::expectFormat(at, "sightline-keyword-names", 1);
        at.allow({"format", "version", "about", "names", "alike", "english", "words"});
        NamesReader read;
        for (const auto& [english, name] : at.at("names").members())
            read.add(name, english, filled(name));
        for (const JsonAt& name : at.at("alike").list()) read.add(name, name.text(), name.text());
        for (const auto& [english, reason] : at.at("english").members()) {
            filled(reason);
            read.add(reason, english, english);
        }
        read.checkAll(at);
        for (const auto& [english, word] : at.at("words").members())
            read.addWord(english, filled(word));
        return std::move(read).names();
    });
}

}  // namespace sightline::app
