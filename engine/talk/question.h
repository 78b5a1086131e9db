/// Question: the player who must answer, the kind of question, and the legal answers. A rule set
/// has its own kinds, options and dice, and derives its question from this one.
#pragma once
#include <string>
#include <vector>

#include "engine/talk/citation.h"
#include "engine/talk/player.h"
#include "geometry/base/message.h"

namespace sightline::engine::talk {

/// The form of an answer. Move, places and spot have their bounds in the question of the rule set.
enum class AnswerForm { pick, pickSeveral, count, move, places, dice, draw, spot };

template <class Ask, class Option, class Die>
struct Question {
    Player player{};
    Ask ask{};
    AnswerForm form{};
    Citation citation;
    bool secret = false;  ///< only its player may see the options
    std::vector<Option> options;
    std::vector<std::string> names;  ///< as cards print them, for options that refer to one
    /// Translatable texts of `names` that no card prints, by index; empty: cards print all of them.
    Messages words;
    /// Ids of `names` in the data of the game, by index: "force-push". Empty if the names need no
    /// ids.
    std::vector<std::string> ids{};
    int least = 1, most = 1;  ///< how many options, or the bounds of a count
    std::vector<Die> dice;    ///< form dice: what is rolled
};

/// True if chance answers it, not a player.
template <class Ask, class Option, class Die>
bool isChance(const Question<Ask, Option, Die>& question) {
    return question.form == AnswerForm::dice || question.form == AnswerForm::draw;
}

/// The question as that player may see it: without the other player's secret options.
template <class Asked>
Asked shownTo(Player player, const Asked& question) {
    Asked shown = question;
    if (question.secret && question.player != player) {
        shown.options.clear();
        shown.names.clear();
        shown.ids.clear();
    }
    return shown;
}

}  // namespace sightline::engine::talk
