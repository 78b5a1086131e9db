/// The identifiers of our cards in other formats of the community: two-character ids in share
/// links, names in the Tabletop Simulator mod, and names from earlier editions.
#pragma once
#include <map>
#include <string>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

struct ExchangeCard {
    enum class Kind { unit, counterpart, upgrade, command, battle };
    Kind kind{};
    std::string id;  ///< id of the card in our catalogue
    /// Name in the Tabletop Simulator mod, if it differs from the name on the card.
    std::string ttsName;
    std::string displayName;  ///< name in text lists, if it differs from the name on the card
};

/// A unit or an upgrade that had another name in an earlier edition.
struct RenamedCard {
    std::string was;
    ExchangeCard::Kind kind{};
    std::string id;  ///< id of the card in our catalogue
};

struct ExchangeTable {
    std::map<std::string, ExchangeCard> cards;  ///< cards; the key is the card's id in share links
    /// Ids of battle forces in our catalogue; the key is the id in share links.
    std::map<std::string, std::string> battleForces;
    std::vector<RenamedCard> renamed;

    /// The id of a card in share links. Empty if the card has none, such as a card of a pack.
    std::string linkId(ExchangeCard::Kind kind, const std::string& id) const;
    const ExchangeCard* find(ExchangeCard::Kind kind, const std::string& id) const;
    std::string linkIdOfForce(const std::string& id) const;

  private:
    friend Result<ExchangeTable> readExchange(const nlohmann::json&, const std::string&,
                                              const Catalogue&);
    std::map<std::pair<ExchangeCard::Kind, std::string>, std::string> linkIds_;
};

/// Reads the table of identifiers. A problem names the file, the JSON pointer and the expected
/// value. An id that the catalogue does not contain is such a problem.
Result<ExchangeTable> readExchange(const nlohmann::json& json, const std::string& where,
                                   const Catalogue& catalogue);

}  // namespace sightline::engine
