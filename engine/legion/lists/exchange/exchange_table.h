/// Identifiers of our cards in the community's formats: two-character ids of share links, names of
/// the Tabletop Simulator mod, and names from earlier editions.
#pragma once
#include <map>
#include <string>

#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

struct ExchangeCard {
    enum class Kind { unit, counterpart, upgrade, command, battle };
    Kind kind{};
    std::string id;           ///< our id
    std::string ttsName;      ///< name in the mod, if different
    std::string displayName;  ///< name in text lists, if different
};

/// A name that a unit or an upgrade had in an earlier edition.
struct RenamedCard {
    std::string was;
    ExchangeCard::Kind kind{};
    std::string id;  ///< our id
};

struct ExchangeTable {
    std::map<std::string, ExchangeCard> cards;        ///< by the id in links
    std::map<std::string, std::string> battleForces;  ///< from link id to our id
    std::vector<RenamedCard> renamed;

    /// The link id of one of our cards; empty if it has none, such as a card of a pack.
    std::string linkId(ExchangeCard::Kind kind, const std::string& id) const;
    const ExchangeCard* find(ExchangeCard::Kind kind, const std::string& id) const;
    std::string linkIdOfForce(const std::string& id) const;

  private:
    friend Result<ExchangeTable> readExchange(const nlohmann::json&, const std::string&,
                                              const Catalogue&);
    std::map<std::pair<ExchangeCard::Kind, std::string>, std::string> linkIds_;
};

/// Errors name the file, the pointer and the expected value, such as an id that the catalogue
/// lacks.
Result<ExchangeTable> readExchange(const nlohmann::json& json, const std::string& where,
                                   const Catalogue& catalogue);

}  // namespace sightline::engine
