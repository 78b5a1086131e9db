#include "engine/legion/lists/exchange/exchange_table.h"

#include <array>

#include "engine/legion/lists/words/packs.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;
constexpr std::array kindNames{"unit", "counterpart", "upgrade", "command", "battle"};

bool exists(const Catalogue& catalogue, const ExchangeCard& card) {
    switch (card.kind) {
        case Kind::unit:
            return catalogue.unit(card.id) != nullptr;
        case Kind::counterpart:
            return catalogue.counterpart(card.id) != nullptr;
        case Kind::upgrade:
            return catalogue.upgrade(card.id) != nullptr;
        case Kind::command:
            return catalogue.command(card.id) != nullptr;
        case Kind::battle:
            return catalogue.battleCard(card.id) != nullptr;
    }
    return false;
}

ExchangeCard readCard(const JsonAt& at, const Catalogue& catalogue) {
    at.allow({"unit", "counterpart", "upgrade", "command", "battle", "tts_name", "display_name"});
    ExchangeCard card;
    for (std::size_t i = 0; i < kindNames.size(); ++i) {
        if (const auto id = at.find(kindNames[i])) {
            card.kind = static_cast<Kind>(i);
            card.id = id->text();
            if (!exists(catalogue, card))
                id->refuse("the catalogue has no " + std::string(kindNames[i]) + " \"" + card.id +
                           "\"");
        }
    }
    if (card.id.empty()) at.wrong(say::idOfACard());
    if (const auto name = at.find("tts_name")) card.ttsName = name->text();
    if (const auto name = at.find("display_name")) card.displayName = name->text();
    return card;
}

RenamedCard readRenamed(const JsonAt& at, const Catalogue& catalogue) {
    at.allow({"was", "unit", "upgrade"});
    RenamedCard renamed;
    renamed.was = at.at("was").text();
    for (const Kind kind : {Kind::unit, Kind::upgrade}) {
        const std::string word = kindNames[static_cast<std::size_t>(kind)];
        const auto id = at.find(word);
        if (!id) continue;
        const ExchangeCard card{kind, id->text(), {}, {}};
        if (!exists(catalogue, card))
            id->refuse("the catalogue has no " + word + " \"" + card.id + "\"");
        renamed.kind = kind;
        renamed.id = card.id;
    }
    if (renamed.id.empty()) at.wrong(say::idOfUnitOrUpgrade());
    return renamed;
}

}  // namespace

std::string ExchangeTable::linkId(Kind kind, const std::string& id) const {
    const auto found = linkIds_.find({kind, id});
    return found == linkIds_.end() ? "" : found->second;
}

const ExchangeCard* ExchangeTable::find(Kind kind, const std::string& id) const {
    const auto found = cards.find(linkId(kind, id));
    return found == cards.end() ? nullptr : &found->second;
}

std::string ExchangeTable::linkIdOfForce(const std::string& id) const {
    for (const auto& [link, force] : battleForces) {
        if (force == id) return link;
    }
    return "";
}

Result<ExchangeTable> readExchange(const nlohmann::json& json, const std::string& where,
                                   const Catalogue& catalogue) {
    return readingJson([&] {
        const JsonAt document(json, where);
        document.allow({"format", "version", "battle_forces", "cards", "renamed"});
        expectFormat(document, "sightline-exchange", 1);
        ExchangeTable table;
        for (const auto& [link, force] : document.at("battle_forces").members()) {
            if (catalogue.battleForce(force.text()) == nullptr)
                force.wrong(say::ofCatalogue(say::aBattleForce()));
            table.battleForces[link] = force.text();
        }
        for (const auto& [link, at] : document.at("cards").members()) {
            if (link.size() != 2) at.refuse(say::noIdOfTwo(link));
            ExchangeCard card = readCard(at, catalogue);
            table.linkIds_.emplace(std::pair{card.kind, card.id}, link);
            table.cards.emplace(link, std::move(card));
        }
        if (const auto renamed = document.find("renamed")) {
            for (const JsonAt& at : renamed->list())
                table.renamed.push_back(readRenamed(at, catalogue));
        }
        return table;
    });
}

}  // namespace sightline::engine
