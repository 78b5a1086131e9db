// The window shows effects of an attack. A clock of the test drives them.
#include <QSignalSpy>
#include <algorithm>

#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/handover/handover_banner.h"
#include "app/window/shell/look/theme.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;

class EffectsInWindow : public WindowStand {
  protected:
    EffectShow& show() { return window->parts().table->effects(); }

    /// Plays up to the choice of weapons. `wanted` switches the effects on.
    void declare(bool wanted = true) {
        startClose();
        show().setWanted(wanted);
        show().setClock([this] { return seconds; });
        clickRow(unitOf(question().player, 4));
        key(Qt::Key_Return);
        press(QStringLiteral("Attack"));
        const engine::UnitId defender = unitOf(engine::opponent(question().player), 4);
        press(QString::fromStdString(view().unit(defender).label));
        press(QStringLiteral("Attack "));
        ASSERT_EQ(question().ask, Ask::chooseWeapons);
    }
    /// Answers questions until the results of the attack are compared.
    void shoot() {
        for (int i = 0; i < 20 && !compared(); ++i) {
            switch (question().ask) {
                case Ask::chooseWeapons:
                    press(QStringLiteral("Form attack pool"));
                    break;
                case Ask::declareAdditionalDefender:
                    press(QStringLiteral("No further"));
                    break;
                case Ask::spendDodge:
                case Ask::spendSurgeAttacking:
                case Ask::spendSurgeDefending:
                    press(QStringLiteral("Spend none"));
                    break;
                default:
                    FAIL() << "question " << static_cast<int>(question().ask);
            }
        }
    }
    bool compared() {
        const auto& record = session().game().record();
        return std::any_of(record.begin(), record.end(), [](const engine::Ruling& one) {
            return one.happening == engine::Happening::resultsCompared;
        });
    }
    double seconds = 100.0;
};

TEST_F(EffectsInWindow, AnAttackIsShownAndEndsByItself) {
    declare();
    QSignalSpy began(&show(), &EffectShow::began), ended(&show(), &EffectShow::ended);
    shoot();
    EXPECT_EQ(began.count(), 1);
    ASSERT_TRUE(show().playing());
    EXPECT_FALSE(window->parts().table->settled());
    seconds += 0.1;
    show().tick();
    EXPECT_TRUE(show().playing());
    seconds += 5.0;
    EXPECT_TRUE(waitUntil([&] { return !show().playing(); }, 5000)) << "the table drives the time";
    EXPECT_EQ(ended.count(), 1);
    EXPECT_TRUE(waitUntil([&] { return window->parts().table->settled(); }));
}

TEST_F(EffectsInWindow, TheBoltsAreSeenOnTheTable) {
    declare();
    TableView& table = *window->parts().table;
    shoot();
    ASSERT_TRUE(show().playing());
    seconds += 0.15;
    const QImage during = table.grabTable();
    show().finish();
    ASSERT_FALSE(show().playing());
    const QImage after = table.grabTable();
    ASSERT_EQ(during.size(), after.size());
    int changed = 0;
    for (int y = 0; y < during.height(); ++y)
        for (int x = 0; x < during.width(); ++x) {
            const QColor a = during.pixelColor(x, y), b = after.pixelColor(x, y);
            if (std::abs(a.red() - b.red()) > 40) ++changed;
        }
    EXPECT_GT(changed, 20);
}

TEST_F(EffectsInWindow, AClickEndsTheEffectsAndStillDoesItsWork) {
    declare();
    shoot();
    ASSERT_TRUE(show().playing());
    const engine::UnitId other = unitOf(question().player, 4);
    clickRow(other);
    EXPECT_FALSE(show().playing());
    EXPECT_EQ(session().choice().selected(), other) << "the click is not lost";
}

TEST_F(EffectsInWindow, AKeyEndsTheEffectsAndAModifierDoesNot) {
    declare();
    shoot();
    ASSERT_TRUE(show().playing());
    key(Qt::Key_Shift);
    EXPECT_TRUE(show().playing());
    key(Qt::Key_H);
    EXPECT_FALSE(show().playing());
}

TEST_F(EffectsInWindow, AnswersAreTakenWhileEffectsPlay) {
    declare();
    shoot();
    ASSERT_TRUE(show().playing());
    ASSERT_NE(session().question(), nullptr);
    const std::size_t before = answers();
    const engine::Question open = question();
    ASSERT_FALSE(open.options.empty());
    EXPECT_TRUE(session().answer(engine::Pick{0, open.options.front()}));
    EXPECT_GT(answers(), before);
}

TEST_F(EffectsInWindow, ReducedMotionShowsNothing) {
    Appearance look = theme::shown();
    look.reducedMotion = true;
    theme::change(*qApp, look);
    declare();
    QSignalSpy began(&show(), &EffectShow::began), sounded(&show(), &EffectShow::sounded);
    shoot();
    EXPECT_FALSE(show().playing());
    EXPECT_EQ(began.count(), 0);
    EXPECT_GT(sounded.count(), 0) << "the sounds remain";
    theme::change(*qApp, {});
}

TEST_F(EffectsInWindow, UndoEndsTheEffects) {
    declare();
    shoot();
    ASSERT_TRUE(show().playing());
    ASSERT_TRUE(session().undo());
    EXPECT_FALSE(show().playing());
}

TEST_F(EffectsInWindow, TheBannerWaitsForTheEndOfTheEffects) {
    declare();
    shoot();
    ASSERT_TRUE(show().playing());
    HandoverBanner& banner = *window->parts().banner;
    banner.setEnabledByPlayers(true);
    banner.announce(engine::Player::red);
    EXPECT_FALSE(banner.isVisible());
    show().finish();
    EXPECT_TRUE(banner.isVisible());
}

TEST_F(EffectsInWindow, WithoutEffectsTheTableIsNotPaintedAgain) {
    declare();
    shoot();
    show().finish();
    TableView& table = *window->parts().table;
    ASSERT_TRUE(waitUntil([&] { return table.settled(); }));
    int frames = 0;
    const auto counting =
        QObject::connect(&table, &QOpenGLWidget::frameSwapped, [&frames] { ++frames; });
    // Panels of the attack may still move for a moment. A timer of the table would never rest.
    const auto rests = [&] {
        frames = 0;
        QTest::qWait(300);
        return frames == 0;
    };
    EXPECT_TRUE(waitUntil(rests, 10'000));
    QObject::disconnect(counting);
}

}  // namespace
}  // namespace sightline::app
