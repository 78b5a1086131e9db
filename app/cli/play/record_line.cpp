#include "app/cli/play/record_line.h"

#include <cmath>
#include <cstdio>

#include "app/cli/play/table_names.h"
#include "engine/legion/lists/catalogue/unit_filter.h"
#include "engine/legion/rules/state/record_sentence.h"
#include "engine/legion/rules/state/record_values.h"
#include "geometry/measure/shown_length.h"

namespace sightline::app {
namespace {

using engine::Number;

std::string lengthText(double inches) {
    const Length shown = geometry::shownRange(inches);
    char text[48];
    std::snprintf(text, sizeof text, "%.*f in", shown.digits, shown.inches);
    return text;
}

std::string valueText(const Number& number) {
    const int whole = static_cast<int>(std::lround(number.value));
    switch (number.name.kind()) {
        case engine::NumberKind::length:
            return lengthText(number.value);
        case engine::NumberKind::rank:
            return engine::nameOf(static_cast<engine::Rank>(whole));
        case engine::NumberKind::action:
            return actionName(static_cast<engine::Action>(whole));
        case engine::NumberKind::count:
            break;
    }
    return decimal(number.value);
}

std::string joined(const std::string& text, const std::string& more) {
    return text.empty() ? more : text + ", " + more;
}

/// The numbers of a record entry as text, such as " (canceled 2, distance 3.2 in)". Empty if the
/// entry has no numbers.
std::string numbersOf(const engine::Ruling& ruling) {
    std::string text;
    for (const Number& one : ruling.numbers)
        text = joined(text, one.name.english() + " " + valueText(one));
    return text.empty() ? text : " (" + text + ")";
}

/// The dice of a record entry as text, such as ": red hit, black blank". Empty if the entry has no
/// dice.
std::string diceOf(const engine::Ruling& ruling) {
    std::string text;
    for (const engine::RolledDie& one : ruling.dice) text = joined(text, dieText(one));
    return text.empty() ? text : ": " + text;
}

std::string piecesOf(const engine::Ruling& ruling) {
    std::string text;
    for (const std::string& piece : ruling.pieces) text = joined(text, piece);
    return text.empty() ? text : ", by " + text;
}

}  // namespace

std::string recordLine(const engine::Ruling& ruling, const engine::View& view) {
    const engine::RecordSentence sentence = engine::sentenceOf(ruling, view);
    std::string line = english(sentence.says);
    if (ruling.happening == engine::Happening::lineOfSight)
        if (const auto margin = valueOf(ruling, engine::NumberId::margin))
            line += ", margin " + lengthText(*margin);
    if (sentence.pieces) line += piecesOf(ruling);
    if (sentence.numbers) line += numbersOf(ruling);
    if (sentence.dice) line += diceOf(ruling);
    return line;
}

}  // namespace sightline::app
