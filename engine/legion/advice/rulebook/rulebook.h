/// The rulebook: lists its sections, and finds sections by id, page, citation or words.
#pragma once
#include <map>
#include <string_view>

#include "engine/legion/advice/rulebook/rule_section.h"
#include "engine/legion/advice/rulebook/section_match.h"
#include "engine/legion/basics/citation.h"

namespace sightline::engine {

/// A rulebook does not change after it was made. Pointers to sections are valid as long as the
/// rulebook exists and is not moved.
class Rulebook {
  public:
    explicit Rulebook(std::vector<RuleChapter> chapters);

    const std::vector<RuleChapter>& chapters() const { return chapters_; }
    /// All sections of all chapters in reading order.
    std::vector<const RuleSection*> sections() const;
    /// The chapter that contains a section of this rulebook.
    const RuleChapter& chapterOf(const RuleSection& section) const;

    /// The section with this id. Null if there is none.
    const RuleSection* section(std::string_view id) const;
    /// The sections on a page of a document. The Core Rulebook has the empty name.
    std::vector<const RuleSection*> sectionsOfPage(int page, std::string_view document = {}) const;
    /// The section to which a citation leads. The first of these that exists: a section with the
    /// cited heading on the cited page; the section of a keyword on this page that the citation
    /// names as a card prints it; a section that has this page in `cardPages`; a section with the
    /// cited heading on another page; the first section of the page. Null if none of these exists,
    /// or if the citation has no page.
    const RuleSection* sectionOf(const Citation& citation) const;
    /// True if the section has this heading, as its title or as another heading.
    static bool hasHeading(const RuleSection& section, std::string_view heading);

    /// The sections that contain every word of `words`, the best match first. Each word may be the
    /// beginning of a word in the section. A match in the title is better than a match in the other
    /// headings, and a match in the text is the weakest. Case and accents make no difference.
    std::vector<const RuleSection*> search(std::string_view words, RuleLanguage language) const;

  private:
    struct Place {
        std::size_t chapter, section;
    };
    using Heading = std::pair<std::string, std::string>;  // document, words of the heading
    const RuleSection& at(Place place) const {
        return chapters_[place.chapter].sections[place.section];
    }

    std::vector<RuleChapter> chapters_;
    std::vector<Place> places_;  // sections in reading order
    std::map<std::string, Place, std::less<>> byId_;
    std::map<Heading, std::vector<Place>> byHeading_;
    std::vector<SectionWords> words_;  // words of the sections, in reading order
};

}  // namespace sightline::engine
