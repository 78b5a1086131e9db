#include "app/window/legion/builder/stock/deck_words.h"

#include <QStringList>
#include <set>

#include "app/window/legion/words/battle_words.h"
#include "engine/legion/lists/catalogue/battle_card.h"

namespace sightline::app {
namespace {

QString wordsOf(const engine::BattleEntry& entry) {
    const engine::BattleCard card = engine::playedAs(entry);
    QStringList lines;
    for (const QString& line : BattleWords::lines(card)) lines << line.toHtmlEscaped();
    return QStringLiteral("<p><b>%1</b> (%2)<br>%3</p>")
        .arg(QString::fromStdString(card.name).toHtmlEscaped(),
             BattleWords::kind(card.kind).toHtmlEscaped(), lines.join(QStringLiteral("<br>")));
}

}  // namespace

QString deckWords(const std::array<nlohmann::json, 2>& decks, const engine::Catalogue& catalogue) {
    QString all;
    std::set<std::string> shown;
    for (const char* kind : {"primary", "secondary", "advantage"}) {
        for (const nlohmann::json& deck : decks) {
            for (const nlohmann::json& id : deck.value(kind, nlohmann::json::array())) {
                const auto name = id.get<std::string>();
                const engine::BattleEntry* entry = catalogue.battleCard(name);
                if (entry && shown.insert(name).second) all += wordsOf(*entry);
            }
        }
    }
    return all;
}

}  // namespace sightline::app
