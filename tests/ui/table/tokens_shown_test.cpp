// Tokens of keywords and cards on the table: their icons, their areas and their texts.
#include <QLabel>
#include <filesystem>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/scene/table_token_words.h"
#include "app/window/shell/look/icons.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

using engine::Player;
using engine::TokenSort;

constexpr std::array pictured{TokenSort::smoke,           TokenSort::charge,
                              TokenSort::graffiti,        TokenSort::priorityMission,
                              TokenSort::baneFacedown,    TokenSort::hereIAm,
                              TokenSort::smokeAndMirrors, TokenSort::kablamo};

TEST(TableTokenIcons, EachSortHasADrawingOfItsOwnAndARule) {
    std::set<QString> icons, rules;
    for (const TokenSort sort : pictured) {
        const QString name = TableTokenWords::icon(sort);
        const auto file = assetsFolder() / "icons" / (name.toStdString() + ".svg");
        EXPECT_TRUE(std::filesystem::exists(file)) << file;
        const QImage image = iconPixmap(name, 22, 1.0).toImage();
        bool drawn = false;
        for (int y = 0; y < image.height() && !drawn; ++y)
            for (int x = 0; x < image.width() && !drawn; ++x) drawn = qAlpha(image.pixel(x, y)) > 0;
        EXPECT_TRUE(drawn) << file;
        icons.insert(name);
        rules.insert(TableTokenWords::rule(sort));
    }
    EXPECT_EQ(icons.size(), pictured.size());
    EXPECT_EQ(rules.size(), pictured.size());
    EXPECT_TRUE(TableTokenWords::icon(TokenSort::other).isEmpty());
}

class TokensShown : public TableStand {
  protected:
    void lay(const std::string& name, geometry::Vec2 at, Player owner = Player::blue) {
        ASSERT_TRUE(session.answer(engine::Adjust{
            owner, engine::AdjustObjective{{}, engine::ObjectiveKind::marker, name, at, {}}}));
    }
    static rendering::Scene sceneOf(const engine::View& view) {
        SceneImages images;
        rendering::Scene scene;
        SceneDraft draft{scene, images};
        buildMission(draft, view, MissionLook{});
        return scene;
    }
};

TEST_F(TokensShown, AnIconStandsForTheNameAndACircleForTheArea) {
    lay("Graffiti 1", {30.0, 18.0});
    const rendering::Scene scene = sceneOf(session.game().view(Player::blue));
    ASSERT_FALSE(scene.badges.empty());
    EXPECT_NE(scene.badges.back().image.find("tokens/graffiti"), std::string::npos);
    ASSERT_EQ(scene.outlines.size(), 1U);
    EXPECT_EQ(scene.outlines.front().grow, 12.0);
}

TEST_F(TokensShown, ATokenWithoutAnIconShowsItsNameAndNoArea) {
    lay("Crate", {30.0, 18.0});
    const rendering::Scene scene = sceneOf(session.game().view(Player::blue));
    EXPECT_NE(scene.badges.back().image.find("plate/Crate"), std::string::npos);
    EXPECT_TRUE(scene.outlines.empty());
}

TEST_F(TokensShown, TokensOfBattleCardsShowTheAreaInWhichTheirCardActs) {
    lay("M", {30.0, 18.0});
    engine::View view = session.game().view(Player::blue);
    for (const char* printed : {"Ordnance", "Comms Scrambler", "Exchange", "Air Support"}) {
        view.mission.tokens.back().token.printed = printed;
        EXPECT_EQ(sceneOf(view).outlines.size(), 1U) << printed;
    }
    view.mission.tokens.back().token.printed = "Bunker";
    EXPECT_TRUE(sceneOf(view).outlines.empty());
}

TEST_F(TokensShown, ABaneTokenShowsItsFaceOnlyToItsPlayer) {
    lay("Kablamo!", {30.0, 18.0}, Player::red);
    for (const Player viewer : engine::bothPlayers) {
        const engine::View view = session.game().view(viewer);
        const std::string image = sceneOf(view).badges.back().image;
        const QString text = TableTokenWords::hover(view, view.mission.tokens.back().token);
        const bool own = viewer == Player::red;
        EXPECT_EQ(image.find("bane_kablamo") != std::string::npos, own) << image;
        EXPECT_EQ(text.contains(QStringLiteral("Kablamo")), own) << text.toStdString();
        EXPECT_TRUE(text.contains(QStringLiteral("range 1"))) << text.toStdString();
    }
}

TEST_F(TokensShown, HoveringTellsTheNameTheOwnerAndTheRule) {
    lay("Graffiti 1", {28.0, 16.0}, Player::red);
    moveTo(table->screenOf(geometry::Vec3{28.0, 16.0, 0.0}));
    const auto* card = table->findChild<QLabel*>(QStringLiteral("tableCard"));
    ASSERT_TRUE(waitUntil([&] { return !card->isHidden(); }));
    for (const char* words : {"Graffiti 1", "Red", "p. 60", "range 2"})
        EXPECT_TRUE(card->text().contains(QLatin1String(words))) << card->text().toStdString();
    moveTo(table->screenOf(geometry::Vec3{32.0, 12.0, 0.0}));
    EXPECT_TRUE(waitUntil([&] { return card->isHidden(); }));
    moveTo(table->screenOf(geometry::Vec3{28.0, 16.0, 0.0}));
    ASSERT_TRUE(waitUntil([&] { return !card->isHidden(); }));
    QEvent left(QEvent::Leave);
    QApplication::sendEvent(table.get(), &left);
    EXPECT_TRUE(waitUntil([&] { return card->isHidden(); })) << "the pointer left the table";
}

}  // namespace
}  // namespace sightline::app
