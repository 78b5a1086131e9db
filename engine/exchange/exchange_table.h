/// What the community's formats call our cards: two-character ids of share links, names of the
/// Tabletop Simulator mod, names that cards had in earlier editions.
#pragma once
#include <map>
#include <string>

#include "engine/catalogue/catalogue.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

struct ExchangeCard {
    enum class Kind { unit, counterpart, upgrade, command, battle };
    Kind kind{};
    std::string id;           ///< ours
    std::string ttsName;      ///< where the mod uses a name of its own
    std::string displayName;  ///< where text lists use a name of their own
};

/// A name that a unit or an upgrade had in an earlier edition.
struct RenamedCard {
    std::string was;
    ExchangeCard::Kind kind{};
    std::string id;  ///< ours
};

struct ExchangeTable {
    std::map<std::string, ExchangeCard> cards;        ///< by the id in links
    std::map<std::string, std::string> battleForces;  ///< link id to ours
    std::vector<RenamedCard> renamed;

    /// The id in links of one of our cards; empty when it has none, such as a card of a pack.
    std::string linkId(ExchangeCard::Kind kind, const std::string& id) const;
    const ExchangeCard* find(ExchangeCard::Kind kind, const std::string& id) const;
    std::string linkIdOfForce(const std::string& id) const;

  private:
    friend Result<ExchangeTable> readExchange(const nlohmann::json&, const std::string&,
                                              const Catalogue&);
    std::map<std::pair<ExchangeCard::Kind, std::string>, std::string> linkIds_;
};

/// Problems name file, pointer and what was expected, such as an id that the catalogue does not
/// have.
Result<ExchangeTable> readExchange(const nlohmann::json& json, const std::string& where,
                                   const Catalogue& catalogue);

}  // namespace sightline::engine
