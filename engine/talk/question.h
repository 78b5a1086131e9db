/// Question: the player who must answer, the kind of question, and the legal answers. A rule set
/// has its own kinds, options and dice; its question class is derived from this class.
#pragma once
#include <string>
#include <vector>

#include "engine/talk/citation.h"
#include "engine/talk/player.h"
#include "geometry/base/message.h"

namespace sightline::engine::talk {

/// The form of an answer. For the forms move, places and spot, the question class of the rule set
/// contains the bounds.
enum class AnswerForm { pick, pickSeveral, count, move, places, dice, draw, spot };

template <class Ask, class Option, class Die>
struct Question {
    Player player{};
    Ask ask{};
    AnswerForm form{};
    Citation citation;
    bool secret = false;  ///< true: only the player of the question may see the options
    std::vector<Option> options;
    std::vector<std::string> names;  ///< names that the options refer to, as printed on cards
    /// Translatable texts for names that are not printed on cards; a text has the same index as its
    /// name in `names`. Empty: all names are printed on cards.
    Messages words;
    /// The ids of the names in the data of the game, such as "force-push"; an id has the same index
    /// as its name in `names`. Empty if the names need no ids.
    std::vector<std::string> ids{};
    /// For the form `pickSeveral`: smallest and largest number of options to pick. For the form
    /// `count`: smallest and largest number that may be answered.
    int least = 1, most = 1;
    std::vector<Die> dice;  ///< dice to roll, for the form `dice`
};

/// True if chance, not a player, answers the question.
template <class Ask, class Option, class Die>
bool isChance(const Question<Ask, Option, Die>& question) {
    return question.form == AnswerForm::dice || question.form == AnswerForm::draw;
}

/// The question as `player` may see it: without secret options of the other player.
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
