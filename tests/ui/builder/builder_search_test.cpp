// Search for cards in the army builder: by name, keyword, weapon, rank and points.
#include <QToolButton>
#include <algorithm>
#include <set>

#include "app/window/legion/builder/stock/card_search.h"
#include "ui/builder_stand.h"

namespace sightline::app {
namespace {

TEST(CardSearch, EveryWordMustBeFoundWhateverItsSpelling) {
    const Findable card{"han solo unorthodox general hans dl 44 blaster pierce 2 ", 90};
    EXPECT_TRUE(CardSearch("").finds(card));
    EXPECT_TRUE(CardSearch("HAN  pierce").finds(card));
    EXPECT_TRUE(CardSearch("DL-44").finds(card));
    EXPECT_FALSE(CardSearch("han impact").finds(card));
}

TEST(CardSearch, PointsOnBothSidesOfTheBoundary) {
    const Findable card{"snowtroopers ", 48}, free{"ambush ", -1};
    EXPECT_TRUE(CardSearch("<49").finds(card));
    EXPECT_FALSE(CardSearch("<48").finds(card));
    EXPECT_TRUE(CardSearch("<=48").finds(card));
    EXPECT_TRUE(CardSearch(">47").finds(card));
    EXPECT_FALSE(CardSearch(">48").finds(card));
    EXPECT_TRUE(CardSearch(">=48 snow").finds(card));
    EXPECT_TRUE(CardSearch("=48").finds(card));
    EXPECT_TRUE(CardSearch("40-48").finds(card));
    EXPECT_FALSE(CardSearch("40-47").finds(card));
    EXPECT_FALSE(CardSearch("<60").finds(free)) << "a card without points";
}

TEST(CardSearch, KnowsWhatItFindsByName) {
    const Findable card{"rebeltroopers corps surgical ", 48, "rebeltroopers "};
    EXPECT_TRUE(CardSearch("rebel trooper").names(card));
    EXPECT_FALSE(CardSearch("rebel corps").names(card)) << "elsewhere on the card";
    EXPECT_FALSE(CardSearch("rebel >50").names(card)) << "not found at all";
    EXPECT_FALSE(CardSearch("<60").names(card)) << "no word, no name";
}

class BuilderSearch : public BuilderStand {
  protected:
    /// The names in the list of cards, in the order of the list, without headings.
    QStringList listed() {
        const auto* offers = static_cast<const OfferModel*>(window->offers().list().model());
        QStringList names;
        for (const OfferRow& row : offers->rows())
            if (row.kind != OfferRow::Kind::header) names << row.name;
        return names;
    }
    std::set<std::string> shown() {
        const auto* offers = static_cast<const OfferModel*>(window->offers().list().model());
        std::set<std::string> ids;
        for (const OfferRow& row : offers->rows())
            if (row.kind != OfferRow::Kind::header) ids.insert(row.id);
        return ids;
    }
};

TEST_F(BuilderSearch, WhoBearsTheNameComesFirst) {
    search(QStringLiteral("rebel trooper"));
    const QStringList names = listed();
    ASSERT_GT(names.size(), 2);
    qsizetype bearing = 0;
    while (bearing < names.size() && names[bearing].contains(QStringLiteral("Rebel Trooper")))
        ++bearing;
    EXPECT_GT(bearing, 0) << names.front().toStdString();
    EXPECT_LT(bearing, names.size()) << "others have it on their cards";
    for (const QString& name : names.mid(bearing))
        EXPECT_FALSE(name.contains(QStringLiteral("Rebel Trooper"))) << name.toStdString();
}

TEST_F(BuilderSearch, ByKeywordWeaponRankAndPoints) {
    chooseFaction(1);
    const auto check = [this](const QString& words,
                              const std::function<bool(const engine::UnitCard&)>& is) {
        search(words);
        const auto ids = shown();
        EXPECT_FALSE(ids.empty()) << words.toStdString();
        for (const std::string& id : ids)
            EXPECT_TRUE(is(model().catalogue().unit(id)->card))
                << words.toStdString() << ": " << id;
    };
    search(QStringLiteral("scout"));
    EXPECT_TRUE(shown().contains("scout-troopers"));
    EXPECT_FALSE(shown().contains("stormtroopers"));
    check(QStringLiteral("pierce"), [](const engine::UnitCard& card) {
        return std::any_of(card.weapons.begin(), card.weapons.end(),
                           [](const auto& weapon) { return weapon.has("Pierce"); }) ||
               std::any_of(card.keywords.begin(), card.keywords.end(), [](const auto& keyword) {
                   return keyword.label().find("Pierce") != std::string::npos;
               });
    });
    check(QStringLiteral("lightsaber"), [](const engine::UnitCard& card) {
        return std::any_of(card.weapons.begin(), card.weapons.end(), [](const auto& weapon) {
            return weapon.name.find("Lightsaber") != std::string::npos;
        });
    });
    check(QStringLiteral("special forces"), [](const engine::UnitCard& card) {
        return card.rank == engine::Rank::specialForces ||
               std::any_of(card.keywords.begin(), card.keywords.end(), [](const auto& keyword) {
                   return keyword.label().find("Special Forces") != std::string::npos;
               });
    });
    check(QStringLiteral("heavy <=160"),
          [](const engine::UnitCard& card) { return card.points <= 160; });
    search({});
    const std::size_t all = shown().size();
    window->findChild<QToolButton*>(QStringLiteral("foreign"))->click();
    EXPECT_GT(shown().size(), all) << "units of other factions as well";
    EXPECT_EQ(shown().size(), model().catalogue().units.size());
}

}  // namespace
}  // namespace sightline::app
