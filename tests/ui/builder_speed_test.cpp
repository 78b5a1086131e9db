// What a click in the builder costs the window's thread, in time of the processor, so that other
// programs do not count.
#include <ctime>

#include "app/window/builder/army_files.h"
#include "app/window/builder/card_page.h"
#include "ui/builder_stand.h"

namespace sightline::app {
namespace {

double threadMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

class BuilderSpeed : public BuilderStand {
  protected:
    void SetUp() override {
        BuilderStand::SetUp();
        const QString file =
            QString::fromStdString((assetsFolder() / "armies" / "rebels_hope.army.json").string());
        ASSERT_FALSE(window->open(file));
        settle();
    }
    /// The longest that the window cannot answer: an event of this step, or what follows it.
    template <class Step>
    double longest(Step step) {
        double slowest = 0.0, before = threadMilliseconds();
        const auto lap = [&] {
            const double now = threadMilliseconds();
            slowest = std::max(slowest, now - std::exchange(before, now));
        };
        step();
        lap();
        for (int turn = 0; turn < 20 || !window->offers().settled(); ++turn) {
            QCoreApplication::processEvents();
            lap();
        }
        return slowest;
    }
};

TEST_F(BuilderSpeed, SelectingAUnitIsQuick) {
    auto* card = window->findChild<CardPage*>();
    ASSERT_NE(card, nullptr);
    double slowest = 0.0;
    for (const OfferPanel::Tab tab : {OfferPanel::units, OfferPanel::upgrades}) {
        window->offers().showTab(tab);
        settle();
        for (std::size_t unit = 0; unit < list().units.size(); ++unit)
            slowest = std::max(slowest, longest([&] { model().select(unit); }));
    }
    EXPECT_TRUE(card->words().contains(
        QString::fromStdString(model().catalogue().unit(list().units.back().unit)->card.name)));
    RecordProperty("slowest_milliseconds", QString::number(slowest).toStdString());
    EXPECT_LT(slowest, 40.0);  // 16 on a quiet machine
}

TEST_F(BuilderSpeed, AddingAUnitIsQuick) {
    double slowest = 0.0;
    for (int i = 0; i < 5; ++i)
        slowest = std::max(slowest, longest([&] { model().addUnit("rebel-troopers"); }));
    EXPECT_EQ(list().units.back().unit, "rebel-troopers");
    RecordProperty("slowest_milliseconds", QString::number(slowest).toStdString());
    EXPECT_LT(slowest, 40.0);  // 16 on a quiet machine
}

}  // namespace
}  // namespace sightline::app
