/// Forms of JSON members that only puzzles have. Private to engine/legion/advice/puzzles and its
/// tests.
#pragma once
#include "engine/legion/advice/lessons/start_forms.h"
#include "engine/legion/advice/puzzles/puzzle.h"
#include "engine/legion/advice/words/puzzles.h"
#include "engine/legion/lists/catalogue/answer_names.h"
#include "geometry/base/json/fields.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine::puzzles {

inline constexpr Name<Subject> subjectNames[] = {
    {"movement", Subject::movement},     {"sight", Subject::sight},
    {"cover", Subject::cover},           {"targets", Subject::targets},
    {"tokens", Subject::tokens},         {"orders", Subject::orders},
    {"melee", Subject::melee},           {"suppression", Subject::suppression},
    {"objectives", Subject::objectives}, {"keywords", Subject::keywords}};
inline constexpr Name<Counted> countedNames[] = {{"woundsDealt", Counted::woundsDealt},
                                                 {"defeated", Counted::defeated},
                                                 {"reply", Counted::reply},
                                                 {"seenBy", Counted::seenBy},
                                                 {"targets", Counted::targets},
                                                 {"distance", Counted::distance},
                                                 {"cover", Counted::cover},
                                                 {"contested", Counted::contested},
                                                 {"secured", Counted::secured},
                                                 {"suppressed", Counted::suppressed},
                                                 {"panicked", Counted::panicked},
                                                 {"inMelee", Counted::inMelee},
                                                 {"tokens", Counted::tokens},
                                                 {"ordered", Counted::ordered}};
inline constexpr Name<Best> bestNames[] = {{"most", Best::most}, {"least", Best::least}};
inline constexpr Name<Ends> endNames[] = {{"roll", Ends::roll},
                                          {"attack", Ends::attack},
                                          {"move", Ends::move},
                                          {"activation", Ends::activation},
                                          {"commandPhase", Ends::commandPhase}};
/// The questions that a puzzle may ask. Their names are those of `sightline-cli play`.
inline constexpr Name<Ask> decisionNames[] = {{"chooseUnitToActivate", Ask::chooseUnitToActivate},
                                              {"chooseAction", Ask::chooseAction},
                                              {"moveUnit", Ask::moveUnit},
                                              {"recover", Ask::recover},
                                              {"declareDefender", Ask::declareDefender},
                                              {"rerollWithAim", Ask::rerollWithAim},
                                              {"spendSurgeAttacking", Ask::spendSurgeAttacking},
                                              {"spendDodge", Ask::spendDodge},
                                              {"spendSurgeDefending", Ask::spendSurgeDefending},
                                              {"assignWound", Ask::assignWound},
                                              {"chooseFreeAction", Ask::chooseFreeAction},
                                              {"backUp", Ask::backUp},
                                              {"chooseForEffect", Ask::chooseForEffect},
                                              {"playCommandCard", Ask::playCommandCard},
                                              {"nominateCommander", Ask::nominateCommander},
                                              {"issueOrders", Ask::issueOrders}};
/// The name of a kind of question, as in `decisions`. Empty if a puzzle cannot ask it.
std::string nameOfDecision(Ask ask);

/// Reads an answer of a puzzle: an answer of a journal, or one of the short forms "to" and
/// "proposal".
PuzzleAnswer readPuzzleAnswer(const JsonAt& at);
nlohmann::json writePuzzleAnswer(const PuzzleAnswer& answer);

namespace form {
using engine::form::json;

inline constexpr engine::form::Range units{0, 199};
inline constexpr std::size_t longestText = 500;  // bytes

/// A text of a puzzle, which must not be empty.
struct ShortText : engine::form::Natural {
    void read(const JsonAt& at, std::string& text) const {
        text = at.text();
        if (text.empty() || text.size() > longestText)
            at.wrong(say::puzzleTextUpTo(static_cast<int>(longestText)));
    }
    json schema(const std::string&) const { return {{"type", "string"}, {"minLength", 1}}; }
};
inline constexpr ShortText shortText{};

/// A struct whose JSON object has no unknown members.
struct Exact {
    void read(const auto& at, auto& value) const { readExactly(at, value); }
    json write(const auto& value) const { return writeFields(value); }
    json schema(const auto& any) const {
        json schema = schemaOf(any);
        schema["additionalProperties"] = false;
        return schema;
    }
};
struct AFace : engine::form::Named<Name<Face>, std::size(faceNames)> {
    AFace() : Named{faceNames} {}
};
struct ADecision : engine::form::Named<Name<Ask>, std::size(decisionNames)> {
    ADecision() : Named{decisionNames} {}
};
struct AnAnswer {
    void read(const JsonAt& at, PuzzleAnswer& answer) const { answer = readPuzzleAnswer(at); }
    json write(const PuzzleAnswer& answer) const { return writePuzzleAnswer(answer); }
    json schema(const PuzzleAnswer&) const {
        return {{"type", "object"}, {"required", {"answer"}}};
    }
};
inline constexpr engine::form::ListOf<AnAnswer> answers{{}, 0, 60};
using lessons::form::ScenarioOrPath;
using lessons::form::Seed;

}  // namespace form
}  // namespace sightline::engine::puzzles
