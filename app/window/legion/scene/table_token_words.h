/// Icons and texts for tokens on the table, such as smoke, charges and Graffiti tokens.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/rules/cards/table_tokens.h"

namespace sightline::app {

class TableTokenWords {
    Q_DECLARE_TR_FUNCTIONS(TableTokenWords)

  public:
    /// The name of the icon, such as "tokens/smoke". Empty for a token without an icon of its own:
    /// the table shows its name.
    static QString icon(engine::TokenSort sort);
    /// The rule of the token in one sentence, with the page. Empty for tokens of battle cards,
    /// which the Mission panel explains.
    static QString rule(engine::TokenSort sort);
    /// The text beside the mouse pointer on the token, as HTML: its name, its owner, its rule, and
    /// the range in which it acts.
    static QString hover(const engine::View& view, const engine::ObjectiveToken& token);
};

}  // namespace sightline::app
