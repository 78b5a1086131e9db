/// The parts of the rulebook: chapters and sections in English and in French. The program's own
/// words explain the rules.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace sightline::engine {

enum class RuleLanguage { english, french };

struct RuleText {
    std::string en, fr;
    const std::string& in(RuleLanguage language) const {
        return language == RuleLanguage::french ? fr : en;
    }
};

struct RuleParagraphs {
    std::vector<std::string> en, fr;
    const std::vector<std::string>& in(RuleLanguage language) const {
        return language == RuleLanguage::french ? fr : en;
    }
};

/// A drawn example of a rule: a scenario, and a request of `sightline-cli query` or
/// `sightline-cli odds` about it. Exactly one of the two requests is an object, and the other is
/// null.
struct RuleScene {
    std::string scenario;  ///< path of the scenario file, relative to the file of the chapter
    RuleText shows;        ///< one or two sentences about the scene
    nlohmann::json query, odds;
    nlohmann::json ruling;  ///< the members of the answer that the section states
};

struct RuleSection {
    std::string id;
    std::vector<int> pages;               ///< pages of the document, in ascending order
    RuleText title;                       ///< the English title is the heading in the document
    std::vector<std::string> headings{};  ///< other English headings that citations may use
    /// Pages on which citations name a card instead of a heading. Such citations lead here.
    std::vector<int> cardPages{};
    RuleParagraphs text;
    std::vector<std::string> related{};  ///< ids of related sections
    std::string lesson{};                ///< id of the lesson that teaches the section, or empty
    std::string quiz{};                  ///< kind of quiz that practises the section, or empty
    std::optional<RuleScene> scene{};
};

struct RuleChapter {
    RuleText title;
    std::string document{};  ///< name of the document; empty: the Core Rulebook
    std::vector<RuleSection> sections;
};

}  // namespace sightline::engine
