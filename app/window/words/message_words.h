/// What the engine and space have to say, in the language of the player: the rows of their tables
/// of messages are translated under the context "Messages", the texts of cards under "Cards".
#pragma once
#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>

#include "engine/citation.h"
#include "geometry/measure/result.h"
#include "geometry/words/message.h"

namespace sightline::app {

class MessageWords {
    Q_DECLARE_TR_FUNCTIONS(MessageWords)

  public:
    /// Empty where nothing is said.
    static QString said(const Message& message);
    /// Why an answer is not taken, with the rule that it breaks, as the command line says it:
    /// "dodge tokens to spend: 0 to 1, not 2 (p. 34, Apply Dodge)".
    static QString said(const engine::Refusal& refusal);
    /// What is wrong, as far as there are words for it; else its English.
    static QString said(const Problem& problem);
    /// What the catalogue says of a card or keyword, with the number that the card prints.
    static QString cardText(const std::string& english, std::optional<int> x = std::nullopt);
};

}  // namespace sightline::app
