/// Messages of the engine and of geometry in the player's language. The rows of the message tables
/// are translated in the context "Messages". The texts of cards are translated in the context
/// "Cards".
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
    /// Empty if the message is empty.
    static QString said(const Message& message);
    /// Why an answer is refused, with the broken rule, as in the command line: "dodge tokens to
    /// spend: 0 to 1, not 2 (p. 34, Apply Dodge)".
    static QString said(const engine::Refusal& refusal);
    /// The problem in the player's language if a translation exists. Otherwise in English.
    static QString said(const Problem& problem);
    /// The catalogue's text of a card or keyword, with the number that the card prints.
    static QString cardText(const std::string& english, std::optional<int> x = std::nullopt);
};

}  // namespace sightline::app
