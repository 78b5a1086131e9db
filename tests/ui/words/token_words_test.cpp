// Every row of the token table must have an icon and a name, also in French.
#include <gtest/gtest.h>
#include <QApplication>
#include <QTranslator>
#include <filesystem>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/legion/words/number_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"

namespace sightline::app {
namespace {

using engine::TokenKind;
using engine::tokenTable;

TEST(TokenIcons, EveryKindHasADrawingOfItsOwn) {
    std::set<QString> names;
    for (const TokenKind& one : tokenTable) {
        const QString name = iconName(one.token);
        const auto file = assetsFolder() / "icons" / (name.toStdString() + ".svg");
        EXPECT_TRUE(std::filesystem::exists(file)) << file;
        const QImage image = iconPixmap(name, 32, 1.0).toImage();
        bool drawn = false;
        for (int y = 0; y < image.height() && !drawn; ++y)
            for (int x = 0; x < image.width() && !drawn; ++x) drawn = qAlpha(image.pixel(x, y)) > 0;
        EXPECT_TRUE(drawn) << file;
        names.insert(name);
    }
    EXPECT_EQ(names.size(), tokenTable.size());
}

TEST(KeywordWords, MercenaryNamesTheFactionsAndNotTheirIds) {
    engine::KeywordText mercenary;
    mercenary.name = "Mercenary";
    mercenary.parameter = "empire, rebels";
    EXPECT_EQ(UnitWords::keyword(mercenary),
              QStringLiteral("Mercenary: Galactic Empire, Rebel Alliance"));
    mercenary.name = "Guidance";
    mercenary.parameter = "Ground Vehicle";
    EXPECT_EQ(UnitWords::keyword(mercenary), QStringLiteral("Guidance: Ground Vehicle"));
}

TEST(TokenWords, EveryKindHasThemInEnglish) {
    std::set<QString> titles;
    for (const TokenKind& one : tokenTable) {
        const QString title = UnitWords::token(one.token);
        EXPECT_EQ(title.toLower(), QString::fromLatin1(one.name));
        titles.insert(title);
        EXPECT_EQ(NumberWords::name(one.token), QString::fromLatin1(one.name));
    }
    EXPECT_EQ(titles.size(), tokenTable.size());
}

TEST(TokenWords, EveryKindHasThemInFrench) {
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    for (const TokenKind& one : tokenTable) {
        EXPECT_FALSE(french.translate("Messages", one.name).isEmpty()) << one.name;
        const std::string title = UnitWords::token(one.token).toStdString();
        EXPECT_FALSE(french.translate("UnitWords", title.c_str()).isEmpty()) << title;
    }
    qApp->installTranslator(&french);
    EXPECT_EQ(NumberWords::name(engine::Token::vehicleDamage),
              MessageWords::said(engine::say::tokenWord(engine::Token::vehicleDamage)));
    EXPECT_EQ(NumberWords::name(engine::Token::dodge), QStringLiteral("esquive"));
    EXPECT_EQ(NumberWords::name(engine::NumberId::wounds), QStringLiteral("blessures"));
    qApp->removeTranslator(&french);
}

}  // namespace
}  // namespace sightline::app
