#include "engine/legion/lists/catalogue/read_catalogue.h"

#include <algorithm>
#include <deque>
#include <set>

#include "engine/legion/lists/catalogue/card_content.h"
#include "engine/legion/lists/catalogue/pack_files.h"
#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/catalogue/references.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace fs = std::filesystem;
namespace {

/// A JSON file that was read. It is kept because the check of references needs its values again.
struct Document {
    nlohmann::json json;
    std::string where;
    JsonAt at() const { return {json, where}; }
};

/// Reads all files of one folder: the folder of the product, or of a pack.
class FolderReader {
  public:
    FolderReader(fs::path folder, const CatalogueContext& context,
                 const std::vector<Keyword>& inCode, Catalogue& catalogue)
        : folder_(std::move(folder)), catalogue_(catalogue), context_(context), inCode_(inCode) {}

    void readPack();
    /// Reads the folder of an edition. The cards in this folder contain their own points, so no
    /// separate list of points is read. Reminders and keywords are taken from the catalogue that
    /// `own` reads.
    void readEdition(const FolderReader& own, const std::map<std::string, Figures>& standIns);
    void readTables(std::map<std::string, Figures>& standIns);
    void readCards();
    void checkReferencesOf(const KnownCards& known) const {
        for (const Document& document : documents_) checkReferences(document.at(), known);
    }

  private:
    const Document& open(const fs::path& file);
    bool has(const char* name) const { return fs::exists(folder_ / name); }
    std::vector<fs::path> filesOf(const char* kind) const;
    /// Adds `cards`, the cards of one file, to `to`. `list` is the name of the JSON list in the
    /// file; the entries of this list have the order of `cards`.
    template <class Card>
    void add(std::vector<Card>& to, std::vector<Card> cards, const Document& from,
             std::string_view list);
    template <class Card>
    void price(Card& card, int& points, const Prices& prices, const JsonAt& at) const;
    /// Adds the parts that the players apply, with their reminders, to a keyword that code applies
    /// only in part.
    void leavePartsByHand(KeywordEntry& entry);
    /// Marks the cards that C++ code applies. A marked card keeps its reminders, for games that
    /// began before the code existed.
    template <class Card>
    static void markInCode(std::vector<Card>& cards, const std::map<std::string, bool>& done);
    template <class Read>
    void eachFile(const char* kind, Read read) {
        for (const fs::path& file : filesOf(kind)) read(open(file));
    }

    fs::path folder_;
    Catalogue& catalogue_;
    CatalogueContext context_;
    const std::vector<Keyword>& inCode_;
    std::string pack_;
    PointsFile points_;
    Automation automation_;
    Reminders reminders_;
    std::deque<Document> documents_;  // documents in a deque, so that references to them stay valid
};

const Document& FolderReader::open(const fs::path& file) {
    auto json = parseJsonFile(file);
    if (!json) throw JsonError(json.problem());
    documents_.push_back({std::move(json).value(), file.string()});
    return documents_.back();
}

std::vector<fs::path> FolderReader::filesOf(const char* kind) const {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder_ / kind, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".json") files.push_back(entry->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

void FolderReader::readPack() {
    const JsonAt at = open(folder_ / "pack.json").at();
    at.allow({"format", "version", "name", "about"});
    expectFormat(at, "sightline-pack", 1);
    pack_ = at.at("name").text();
    const auto& packs = catalogue_.packs;
    if (std::find(packs.begin(), packs.end(), pack_) != packs.end()) {
        at.at("name").refuse(say::packOfThatName(pack_));
    }
    catalogue_.packs.push_back(pack_);
    refuseStrayFiles(folder_);
}

void FolderReader::readEdition(const FolderReader& own,
                               const std::map<std::string, Figures>& standIns) {
    const JsonAt at = open(folder_ / "edition.json").at();
    at.allow({"format", "version", "edition", "about"});
    expectFormat(at, "sightline-edition", 1);
    if (at.at("edition").text() != folder_.filename().string())
        at.at("edition").wrong(say::nameOfItsFolder());
    context_.reminders = &own.reminders_;
    context_.standIns = &standIns;
    context_.keywords = &catalogue_.keywords;
    readCards();
}

void FolderReader::readTables(std::map<std::string, Figures>& standIns) {
    if (pack_.empty() || has("points.json")) {
        points_ = readPoints(open(folder_ / "points.json").at());
        if (pack_.empty()) catalogue_.pointsDate = points_.date;
        for (PointsChange& change : points_.changes)
            catalogue_.pointsChanges.push_back(std::move(change));
    }
    if (pack_.empty() || has("stand_ins.json")) {
        standIns.merge(readStandIns(open(folder_ / "stand_ins.json").at(), context_));
    }
    if (pack_.empty() || has("special_slots.json")) {
        const JsonAt at = open(folder_ / "special_slots.json").at();
        at.allow({"format", "version", "special_slots"});
        expectFormat(at, "sightline-special-slots", 1);
        for (SpecialSlot& slot : readSpecialSlots(at.at("special_slots"))) {
            catalogue_.specialSlots.push_back(std::move(slot));
        }
    }
    if (pack_.empty() || has("automation.json")) {
        automation_ = readAutomation(open(folder_ / "automation.json").at());
    }
    if (pack_.empty() || has("reminders.json")) {
        reminders_ = readReminders(open(folder_ / "reminders.json").at());
    }
    context_.reminders = &reminders_;
    if (pack_.empty() || has("keywords.json")) {
        const JsonAt at = open(folder_ / "keywords.json").at();
        auto entries = readKeywordEntries(at, context_);
        for (KeywordEntry& entry : entries) {
            entry.automated = std::find(inCode_.begin(), inCode_.end(), keywordNamed(entry.name)) !=
                              inCode_.end();
            leavePartsByHand(entry);
            catalogue_.keywords.push_back(std::move(entry));
        }
        std::sort(catalogue_.keywords.begin(), catalogue_.keywords.end(),
                  [](const KeywordEntry& a, const KeywordEntry& b) { return a.name < b.name; });
        const auto twice = std::adjacent_find(
            catalogue_.keywords.begin(), catalogue_.keywords.end(),
            [](const KeywordEntry& a, const KeywordEntry& b) { return a.name == b.name; });
        if (twice != catalogue_.keywords.end())
            at.at("keywords").refuse(say::keywordTwice(twice->name));
    }
    context_.standIns = &standIns;
    context_.keywords = &catalogue_.keywords;
}

void FolderReader::leavePartsByHand(KeywordEntry& entry) {
    const auto parts = automation_.partsByHand.find(entry.name);
    if (parts == automation_.partsByHand.end()) return;
    auto& moments = reminders_.keywordParts[entry.name];
    for (const std::string& part : parts->second) entry.byHand.push_back({part, moments[part]});
    entry.help = helpOf(entry, {});
}

template <class Card>
void FolderReader::add(std::vector<Card>& to, std::vector<Card> cards, const Document& from,
                       std::string_view list) {
    std::set<std::string> taken;
    for (const Card& card : to) taken.insert(card.facts.id);
    auto record = from.json.at(std::string(list)).begin();
    for (Card& card : cards) {
        card.facts.content = contentOf(*record++);
        if (!taken.insert(card.facts.id).second) {
            throw JsonError(problemIn(from.where, problemOf(say::idIsTaken(card.facts.id))));
        }
        card.facts.pack = pack_;
        to.push_back(std::move(card));
    }
}

template <class Card>
void FolderReader::price(Card& card, int& points, const Prices& prices, const JsonAt& at) const {
    const auto priced = prices.find(card.facts.id);
    const bool inCard = at.find("points").has_value();
    if (priced == prices.end() && !inCard) {
        at.refuse(say::hasNoPoints(card.facts.id));
    }
    if (priced != prices.end() && inCard) at.at("points").refuse(say::pricedThere());
    if (priced != prices.end()) points = priced->second;
}

template <class Card>
void FolderReader::markInCode(std::vector<Card>& cards, const std::map<std::string, bool>& done) {
    for (Card& card : cards) {
        const auto listed = done.find(card.facts.id);
        if (listed == done.end() || !listed->second) continue;
        CardProgram program = card.program ? *card.program : CardProgram{};
        program.inCode = true;
        if constexpr (requires { card.given; }) program.given = card.given;
        card.program = std::make_shared<const CardProgram>(std::move(program));
    }
}

void FolderReader::readCards() {
    eachFile("units", [&](const Document& file) {
        auto units = readUnitEntries(file.at(), context_);
        if (catalogue_.rulesDate.empty()) catalogue_.rulesDate = file.at().at("rules_date").text();
        const auto items = file.at().at("units").list();
        for (std::size_t i = 0; i < units.size(); ++i) {
            price(units[i], units[i].card.points, points_.units, items[i]);
        }
        add(catalogue_.units, std::move(units), file, "units");
    });
    eachFile("counterparts", [&](const Document& file) {
        auto cards = readCounterparts(file.at(), context_);
        const auto items = file.at().at("counterparts").list();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            price(cards[i], cards[i].points, points_.counterparts, items[i]);
        }
        add(catalogue_.counterparts, std::move(cards), file, "counterparts");
    });
    eachFile("upgrades", [&](const Document& file) {
        auto cards = readUpgrades(file.at(), context_);
        const auto items = file.at().at("upgrades").list();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            price(cards[i], cards[i].points, points_.upgrades, items[i]);
        }
        markInCode(cards, automation_.upgrades);
        add(catalogue_.upgrades, std::move(cards), file, "upgrades");
    });
    eachFile("commands", [&](const Document& file) {
        auto cards = readCommands(file.at(), context_);
        markInCode(cards, automation_.commands);
        add(catalogue_.commands, std::move(cards), file, "commands");
    });
    eachFile("battle", [&](const Document& file) {
        auto cards = readBattleCards(file.at(), context_);
        markInCode(cards, automation_.battleCards);
        for (BattleEntry& card : cards) leaveToProgram(card);
        add(catalogue_.battleCards, std::move(cards), file, "cards");
    });
    eachFile("battle_forces", [&](const Document& file) {
        auto forces = readBattleForces(file.at(), context_);
        markInCode(forces, automation_.battleForces);
        for (BattleForce& force : forces) leaveToProgram(force);
        add(catalogue_.battleForces, std::move(forces), file, "battle_forces");
    });
}

std::vector<std::string> modelsIn(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".glb") names.push_back(entry->path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

Result<Catalogue> readCatalogue(const CatalogueFolders& folders,
                                const geometry::Dimensions& dimensions,
                                const std::vector<Keyword>& inCode) {
    return readingJson([&] {
        Catalogue catalogue;
        std::map<std::string, Figures> standIns;
        const std::vector<std::string> models = modelsIn(folders.models);
        CatalogueContext context{.dimensions = &dimensions};
        if (!folders.models.empty()) context.models = &models;
        std::deque<FolderReader> readers;
        readers.emplace_back(folders.own, context, inCode, catalogue);
        for (const fs::path& pack : folders.packs) {
            readers.emplace_back(pack, context, inCode, catalogue);
            readers.back().readPack();
        }
        for (FolderReader& reader : readers) {
            reader.readTables(standIns);
            reader.readCards();
        }
        const KnownCards known(catalogue);
        for (const FolderReader& reader : readers) reader.checkReferencesOf(known);
        catalogue.index();
        for (const Edition* edition : everyEdition) {
            const fs::path folder = folders.editions / edition->id;
            if (folders.editions.empty() || !fs::exists(folder / "edition.json")) continue;
            auto cards = std::make_shared<Catalogue>();
            cards->pointsDate = edition->date;
            cards->keywords = catalogue.keywords;
            cards->battleCards = catalogue.battleCards;
            cards->packs = catalogue.packs;
            FolderReader reader(folder, context, inCode, *cards);
            reader.readEdition(readers.front(), standIns);
            cards->index();
            reader.checkReferencesOf(KnownCards(*cards));
            catalogue.editions[edition->id] = std::move(cards);
        }
        return catalogue;
    });
}

Result<std::string> readPackName(const fs::path& folder) {
    const auto json = parseJsonFile(folder / "pack.json");
    if (!json) return json.problem();
    return readingJson([&] {
        const JsonAt at(*json, (folder / "pack.json").string());
        expectFormat(at, "sightline-pack", 1);
        return at.at("name").text();
    });
}

std::vector<fs::path> packsIn(const fs::path& folder) {
    std::vector<fs::path> packs;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (fs::exists(entry->path() / "pack.json")) packs.push_back(entry->path());
    }
    std::sort(packs.begin(), packs.end());
    return packs;
}

}  // namespace sightline::engine
