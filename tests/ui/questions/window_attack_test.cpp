// Plays an attack in the attack panel, from the declaration of the defender to the wounds. The test
// gives all answers with the panel's buttons.
#include <QLabel>
#include <algorithm>

#include "app/window/action_bar.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/attack/step_line.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/why_popover.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/elided_label.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

class WindowAttack : public WindowStand {
  protected:
    void declare() {
        startClose();
        const engine::UnitId attacker = unitOf(question().player, 4);
        defender = unitOf(engine::opponent(question().player), 4);
        clickRow(attacker);
        key(Qt::Key_Return);
        press(QStringLiteral("Aim"));
        press(QStringLiteral("Attack"));
        ASSERT_EQ(question().ask, Ask::declareDefender);
        EXPECT_TRUE(window->parts().attack->isVisible());
        press(QString::fromStdString(view().unit(defender).label));
        press(QStringLiteral("Attack "));
        ASSERT_EQ(question().ask, Ask::chooseWeapons);
    }
    /// Answers every question of the attack with the panel's visible buttons.
    void playOn() {
        for (int i = 0; i < 40 && session().view().attack; ++i) {
            mostDefaults = std::max(mostDefaults, defaults().size());
            switch (question().ask) {
                case Ask::chooseWeapons:
                    press(QStringLiteral("Form attack pool"));
                    break;
                case Ask::declareAdditionalDefender:
                    press(QStringLiteral("No further"));
                    break;
                case Ask::rerollWithAim:
                    press(QStringLiteral("Keep"));
                    break;
                case Ask::spendDodge:
                case Ask::spendSurgeAttacking:
                case Ask::spendSurgeDefending:
                    press(QStringLiteral("Spend none"));
                    break;
                case Ask::assignWound:
                case Ask::chooseUnitLeader:
                    key(Qt::Key_1);
                    break;
                case Ask::applyByHand:
                    press(QStringLiteral("Applied"));
                    break;
                default:
                    FAIL() << "question " << static_cast<int>(question().ask);
            }
        }
    }
    bool recorded(engine::Happening happening) {
        for (const auto& ruling : session().game().record())
            if (ruling.happening == happening) return true;
        return false;
    }
    /// Plays to the end of the unit's activation.
    void finishActivation() {
        for (int i = 0; i < 4 && view().activating; ++i) press(QStringLiteral("Finish"));
        ASSERT_EQ(question().ask, Ask::chooseUnitToActivate);
    }
    /// The texts of the visible buttons that Enter would press.
    QStringList defaults() {
        QStringList names;
        for (const KeyButton* button : window->findChildren<KeyButton*>())
            if (button->isVisible() && button->isEnabled() &&
                button->key() == QStringLiteral("\u21B5"))
                names << button->text();
        return names;
    }
    engine::UnitId defender;
    qsizetype mostDefaults = 0;  ///< largest number of default buttons at a question of playOn()
};

TEST_F(WindowAttack, FromDeclarationToWounds) {
    declare();
    playOn();
    EXPECT_FALSE(view().attack);
    EXPECT_TRUE(recorded(engine::Happening::diceRolled));
    EXPECT_TRUE(recorded(engine::Happening::resultsCompared));
    EXPECT_TRUE(recorded(engine::Happening::attackEnded));
    EXPECT_TRUE(window->parts().attack->wanted()) << "the result stays to be read";
    press(QStringLiteral("Close"));
    EXPECT_TRUE(waitUntil([&] { return !window->parts().attack->isVisible(); }));
}

TEST_F(WindowAttack, ALineThatRestsOnAKeywordSaysWhatItDoes) {
    startClose();
    const engine::View shown = view();
    const auto tipOf = [&](const engine::Citation& citation, engine::UnitId unit) {
        const engine::Ruling ruling{.happening = engine::Happening::keywordActed,
                                    .message = engine::say::printed("acted"),
                                    .citation = citation,
                                    .unit = unit};
        return RulingLine(ruling, shown).toolTip();
    };
    int told = 0;
    const auto look = [&](const std::vector<engine::KeywordText>& keywords, engine::UnitId unit) {
        for (const engine::KeywordText& one : keywords) {
            ASSERT_TRUE(one.help) << one.label();
            const QString tip = tipOf(engine::citationOf(one.name.keyword()), unit);
            EXPECT_TRUE(tip.contains(QString::fromStdString(one.help->text))) << tip.toStdString();
            ++told;
        }
    };
    for (const engine::UnitView& unit : shown.units) {
        look(unit.card->keywords, unit.id);
        for (const engine::Weapon& weapon : unit.card->weapons) look(weapon.keywords, unit.id);
    }
    EXPECT_GT(told, 10);
    const QString plain = tipOf(engine::page(33, "Roll Attack Dice"), shown.units.front().id);
    EXPECT_FALSE(plain.contains(QLatin1Char('\n'))) << plain.toStdString();
}

TEST_F(WindowAttack, EnterActivatesNobodyWhoWasOnlyLookedAt) {
    declare();
    clickRow(defender);  // displays the card of the defender
    playOn();
    finishActivation();
    ASSERT_EQ(view().unit(defender).player, question().player) << "it could be activated";
    ASSERT_EQ(session().choice().selected(), defender);
    EXPECT_TRUE(window->parts().attack->wanted()) << "the result stays to be read";
    EXPECT_EQ(defaults(), QStringList());
    const std::size_t before = answers();
    key(Qt::Key_Return);
    EXPECT_EQ(answers(), before) << "activating rolls dice";
    clickRow(defender);
    EXPECT_EQ(defaults().size(), 1);
    key(Qt::Key_Return);
    EXPECT_EQ(view().activating, defender);
}

TEST_F(WindowAttack, OneButtonAtMostClaimsEnter) {
    declare();
    playOn();
    EXPECT_LE(mostDefaults, 1) << "while it asks";
    EXPECT_LE(defaults().size(), 1) << "when it is over";
    finishActivation();
    EXPECT_LE(defaults().size(), 1);
}

TEST_F(WindowAttack, ASelectionForThisStandsWhileTokensAreAdjusted) {
    declare();
    playOn();
    finishActivation();
    clickRow(defender);
    ASSERT_TRUE(session().answer(
        engine::Adjust{question().player, engine::AdjustToken{defender, engine::Token::aim, 1}}));
    key(Qt::Key_Return);
    EXPECT_EQ(view().activating, defender);
}

TEST_F(WindowAttack, EscapePutsAwayWhatIsOver) {
    declare();
    playOn();
    ASSERT_TRUE(window->parts().attack->wanted());
    key(Qt::Key_Escape);
    EXPECT_TRUE(waitUntil([&] { return !window->parts().attack->isVisible(); }));
}

TEST_F(WindowAttack, WhoSelectsAUnitAfterwardsReadsItsCard) {
    declare();
    ASSERT_FALSE(window->parts().attack->visibleRegion().isEmpty());
    clickRow(defender);
    QApplication::processEvents();
    EXPECT_FALSE(window->parts().attack->visibleRegion().isEmpty()) << "the attack still asks";
    playOn();
    clickRow(unitOf(view().unit(defender).player, 4));
    clickRow(defender);
    QApplication::processEvents();
    EXPECT_TRUE(window->parts().card->isVisible());
    EXPECT_FALSE(window->parts().attack->isVisible()) << "one panel at a time";
}

TEST_F(WindowAttack, AimRerollsTheDiceThatWereClicked) {
    declare();
    press(QStringLiteral("Form attack pool"));
    if (question().ask == Ask::declareAdditionalDefender) press(QStringLiteral("No further"));
    ASSERT_EQ(question().ask, Ask::rerollWithAim);
    DiceWidget* dice = window->parts().attack->rerollDice();
    ASSERT_NE(dice, nullptr);
    for (const int die : {0, 1})
        QTest::mouseClick(dice, Qt::LeftButton, {}, dice->dieRect(die).center());
    EXPECT_EQ(dice->chosen().size(), 2U);
    press(QStringLiteral("Reroll 2"));
    EXPECT_TRUE(recorded(engine::Happening::diceRerolled));
    playOn();
    EXPECT_TRUE(recorded(engine::Happening::attackEnded));
}

TEST_F(WindowAttack, AnAimTokenCanBeSpentForNoDie) {
    declare();
    press(QStringLiteral("Form attack pool"));
    if (question().ask == Ask::declareAdditionalDefender) press(QStringLiteral("No further"));
    ASSERT_EQ(question().ask, Ask::rerollWithAim);
    const engine::UnitId attacker = question().unit;
    const int tokens = view().unit(attacker).tokens[engine::Token::aim];
    press(QStringLiteral("reroll no die"));
    EXPECT_EQ(view().unit(attacker).tokens[engine::Token::aim], tokens - 1);
    EXPECT_FALSE(recorded(engine::Happening::diceRerolled));
    playOn();
    EXPECT_TRUE(recorded(engine::Happening::attackEnded));
}

TEST_F(WindowAttack, TakingDiceBackAsksBothPlayers) {
    declare();
    press(QStringLiteral("Form attack pool"));
    if (question().ask == Ask::declareAdditionalDefender) press(QStringLiteral("No further"));
    ASSERT_TRUE(session().game().undoCrossesDice());
    const std::uint64_t seen = session().game().digest();
    answerBox(QStringLiteral("Cancel"));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().game().digest(), seen);
    answerBox(QStringLiteral("agree"));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(session().game().digest(), seen);
    EXPECT_TRUE(recorded(engine::Happening::adjusted)) << "the record says so";
}

TEST_F(WindowAttack, EveryMeasuredRulingSaysItsMargin) {
    declare();
    const auto words = [&] {
        QStringList said;
        for (const QLabel* label : window->parts().why->findChildren<QLabel*>())
            said << label->text();
        return said.join(QLatin1Char('\n'));
    };
    int sights = 0, ranges = 0;
    const auto& record = session().game().record();
    for (int i = 0; i < static_cast<int>(record.size()); ++i) {
        const engine::Ruling& ruling = record[static_cast<std::size_t>(i)];
        const bool sight = ruling.happening == engine::Happening::lineOfSight;
        if (!sight && ruling.happening != engine::Happening::rangeMeasured) continue;
        window->explain(i, QRect(0, 0, 100, 20));
        ASSERT_TRUE(window->parts().why->isVisible());
        if (sight) {
            EXPECT_TRUE(words().contains(QStringLiteral("visible by"))) << words().toStdString();
            EXPECT_TRUE(words().contains(QStringLiteral("Margin")));
        } else {
            EXPECT_TRUE(words().contains(QStringLiteral("To the next band")));
            EXPECT_TRUE(words().contains(QStringLiteral("Range of "))) << words().toStdString();
            EXPECT_TRUE(words().contains(QStringLiteral(", p. "))) << "of its source";
        }
        (sight ? sights : ranges) += 1;
        QTest::keyClick(window->parts().why, Qt::Key_Escape);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    EXPECT_EQ(sights, 4) << "one for each miniature of the defender";
    EXPECT_EQ(ranges, 1);
}

TEST_F(WindowAttack, WhereToAnswerIsSaidAgainWhenThePointerLeaves) {
    declare();
    ActionBar& bar = *window->parts().bar;
    const auto* hint = bar.findChild<ElidedLabel*>();
    ASSERT_NE(hint, nullptr);
    const QString where = QStringLiteral("Answer in the attack panel");
    EXPECT_EQ(hint->words(), where);
    bar.setHint(QStringLiteral("Stormtroopers 2"));
    EXPECT_EQ(hint->words(), QStringLiteral("Stormtroopers 2"));
    bar.setHint({});
    EXPECT_EQ(hint->words(), where);
}

TEST_F(WindowAttack, ALineOfTheRecordOpensItsReason) {
    declare();
    playOn();
    RecordPanel* record = window->parts().record;
    int row = -1;
    for (std::size_t i = 0; i < session().game().record().size(); ++i)
        if (session().game().record()[i].happening == engine::Happening::resultsCompared)
            row = static_cast<int>(i);
    ASSERT_GE(row, 0);
    const QRect line = record->lineRect(row);
    QTest::mouseClick(record->list()->viewport(), Qt::LeftButton, {}, line.center());
    EXPECT_TRUE(window->parts().why->isVisible());
    QTest::keyClick(window->parts().why, Qt::Key_Escape);
    EXPECT_FALSE(window->parts().why->isVisible());
}

}  // namespace
}  // namespace sightline::app
