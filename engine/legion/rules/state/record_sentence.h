/// Makes a sentence from an entry of the record. The command line writes the sentence in English,
/// the window in the player's language. Both add the values of the entry that the sentence does not
/// contain.
#pragma once
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

struct RecordSentence {
    Message says{};
    /// True for each kind of value that the sentence does not contain.
    bool numbers = false, pieces = false, dice = false;
};

/// The sentence for an entry. If `namesAdjuster` is true, the sentence for a change by hand names
/// the player who made it. The window passes false in the sandbox, where no player has a turn.
RecordSentence sentenceOf(const Ruling& ruling, const View& view, bool namesAdjuster = true);

/// The name of a miniature: "Stormtroopers 2 miniature 3", or only the name of its unit if the unit
/// started with one miniature. Requires that `mini` is in the view.
Message nameOf(const View& view, MiniId mini);
/// The number of a miniature in its unit, from 1. The number does not change when miniatures of the
/// unit are defeated.
int miniatureNumber(const View& view, MiniId mini);

}  // namespace sightline::engine
