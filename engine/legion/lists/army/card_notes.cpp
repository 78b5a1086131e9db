#include "engine/legion/lists/army/card_notes.h"

#include <set>

#include "engine/legion/lists/words/armies.h"

namespace sightline::engine {
namespace {

/// Collects the notes on an army's cards. Each note is added only once.
class Notes {
  public:
    explicit Notes(std::vector<CardNote>& notes) : notes_(notes) {}

    /// Adds notes on a unit card. Only a unit gets a note for a missing price, because many
    /// upgrades really cost nothing.
    void addUnit(const UnitEntry& entry, std::size_t index) {
        unit_ = index;
        add(entry.facts, entry.card.points > 0);
    }
    void add(const CardFacts& facts, bool priced = true) {
        if (facts.released && priced) return;
        Message what;
        if (!facts.released) {
            what =
                facts.expected.empty() ? say::notReleased() : say::notReleasedUntil(facts.expected);
        }
        if (!priced)
            what = what.none() ? say::withoutPrice() : say::alsoNoted(what, say::withoutPrice());
        const Message note = say::noteOnCard(facts.shownName() + titleOf(facts), what);
        if (noted_.insert(english(note)).second) notes_.push_back({facts.id, note, unit_});
    }
    template <class Card>
    void addKnown(const Card* card) {
        if (card != nullptr) add(card->facts);
    }
    void endUnits() { unit_.reset(); }

  private:
    static std::string titleOf(const CardFacts& facts) {
        return facts.title.empty() ? "" : " (" + facts.title + ")";
    }
    std::vector<CardNote>& notes_;
    std::set<std::string> noted_;
    std::optional<std::size_t> unit_;
};

}  // namespace

std::vector<CardNote> notesOn(const ArmyList& list, const Catalogue& everyCard) {
    const Catalogue& catalogue = everyCard.of(editionOf(list.size));
    std::vector<CardNote> found;
    Notes notes(found);
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        const ArmyUnit& unit = list.units[i];
        if (const UnitEntry* entry = catalogue.unit(unit.unit)) notes.addUnit(*entry, i);
        notes.addKnown(catalogue.counterpart(unit.counterpart));
        for (const auto* upgrades : {&unit.upgrades, &unit.counterpartUpgrades}) {
            for (const std::string& id : *upgrades) notes.addKnown(catalogue.upgrade(id));
        }
    }
    notes.endUnits();
    notes.addKnown(catalogue.battleForce(list.battleForce));
    for (const std::string& id : list.commandHand) notes.addKnown(catalogue.command(id));
    const BattleDeck& deck = list.battleDeck;
    for (const auto* pile : {&deck.primary, &deck.secondary, &deck.advantage}) {
        for (const std::string& id : *pile) notes.addKnown(catalogue.battleCard(id));
    }
    return found;
}

}  // namespace sightline::engine
