#include "engine/legion/lists/catalogue/card_program.h"

namespace sightline::engine {

std::vector<std::string> byHandAmong(const std::vector<CardClause>& clauses) {
    std::vector<std::string> texts;
    for (const CardClause& one : clauses) {
        if (one.by == CardClause::By::hand) texts.push_back(one.says);
    }
    return texts;
}

std::vector<KeywordText> keywordsGivenBy(const CardProgram& program) {
    std::vector<KeywordText> given = program.given;
    for (const CardSentence& sentence : program.sentences) {
        for (const CardStep& step : sentence.steps) {
            given.insert(given.end(), step.keywords.begin(), step.keywords.end());
            given.insert(given.end(), step.ofWeapons.begin(), step.ofWeapons.end());
        }
    }
    return given;
}

}  // namespace sightline::engine
