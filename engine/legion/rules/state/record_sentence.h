/// The sentence of an entry of the record. The command line writes it in English and the window in
/// the player's language; both add the parts that the sentence leaves out.
#pragma once
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {

struct RecordSentence {
    Message says{};
    /// Parts of the entry that the sentence leaves out and a line of the record adds.
    bool numbers = false, pieces = false, dice = false;
};

/// `namesAdjuster`: the sentence of a change by hand names its player. In the sandbox, players have
/// no turns and nobody decides.
RecordSentence sentenceOf(const Ruling& ruling, const View& view, bool namesAdjuster = true);

/// "Stormtroopers 2 miniature 3"; only the unit when it started with one miniature. Requires a
/// miniature.
Message nameOf(const View& view, MiniId mini);
/// The index of a miniature in its unit at the start, from 1; defeated miniatures keep theirs.
int miniatureNumber(const View& view, MiniId mini);

}  // namespace sightline::engine
