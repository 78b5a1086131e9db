/// Translates messages of the engine and texts of cards to the player's language. The translation
/// context of messages is "Messages", that of cards is "Cards".
#pragma once
#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>

#include "engine/legion/basics/citation.h"
#include "geometry/base/message.h"
#include "geometry/base/result.h"

namespace sightline::app {

class MessageWords {
    Q_DECLARE_TR_FUNCTIONS(MessageWords)

  public:
    static QString said(const Message& message);
    /// The reason of a refusal with the broken rule, such as "dodge tokens to spend: 0 to 1, not 2
    /// (p. 34, Apply Dodge)".
    static QString said(const engine::Refusal& refusal);
    /// A problem as text in the player's language, or in English if there is no translation.
    static QString said(const Problem& problem);
    /// The text of a card or keyword in the player's language. `x` is the number that the card
    /// prints after the keyword.
    static QString cardText(const std::string& english, std::optional<int> x = std::nullopt);
};

}  // namespace sightline::app
