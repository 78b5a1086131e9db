/// Test fixture for the timeline, controlled by mouse and keys.
#pragma once
#include <QPushButton>
#include <map>
#include <vector>

#include "app/window/legion/timeline/past_frame.h"
#include "app/window/legion/timeline/timeline_slider.h"
#include "app/window/legion/timeline/timeline_strip.h"
#include "app/window/shell/widgets/elided_label.h"
#include "app/window/shell/widgets/sheet.h"
#include "app/window/timeline_desk.h"
#include "ui/round_stand.h"

namespace sightline::app {

class TimelineStand : public RoundStand {
  protected:
    /// The state of the table in short.
    struct Stand {
        int round = 0;
        std::size_t entries = 0;
        std::vector<double> xs;
        bool operator==(const Stand&) const = default;
    };
    Stand stand() {
        Stand now{view().round, session().record().size(), {}};
        for (const engine::MiniView& mini : view().minis) now.xs.push_back(mini.mini.position.x);
        return now;
    }

    /// Plays random answers and notes the states that the window showed.
    void play(int count) {
        stands[answers()] = stand();
        for (int i = 0; i < count; ++i) {
            ASSERT_TRUE(session().answer(
                engine::randomAnswer(session().game(), 40 + static_cast<std::uint64_t>(i))));
            if (window->parts().sheet->isVisible()) window->parts().sheet->close();
            stands[answers()] = stand();
        }
    }
    void openTimeline() {
        window->activateWindow();
        QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier);
        ASSERT_TRUE(strip().isVisible());
        waitForFilm();
    }
    void waitForFilm() {
        ASSERT_TRUE(waitUntil([&] { return slider().maximum() == static_cast<int>(answers()); }));
    }
    void pressKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&slider(), key, modifiers);
        settle();
    }
    void clickAt(int value) {
        QTest::mouseClick(&slider(), Qt::LeftButton, {},
                          QPointF(slider().placeOf(value), slider().height() / 2.0).toPoint());
        settle();
    }
    /// Waits until the window shows the moment of the slider.
    void settle() {
        ASSERT_TRUE(waitUntil([&] {
            return session().answersShown() == static_cast<std::size_t>(slider().value());
        })) << slider().value();
    }
    /// Saves a game of some answers and returns its path.
    QString savedGame(int count) {
        startClose();
        play(count);
        const QString file = fileNamed(QStringLiteral("evening.sightline"));
        EXPECT_FALSE(session().saveAs(file));
        return file;
    }
    template <class Widget>
    Widget& part(const char* name) {
        auto* found = window->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return *found;
    }
    TimelineStrip& strip() { return *window->parts().timeline; }
    TimelineSlider& slider() { return strip().slider(); }
    QString words() { return part<ElidedLabel>("timelineWords").words(); }
    QString plate() { return part<PastFrame>("pastFrame").words(); }
    std::uint64_t digest() { return session().game().digest(); }

    std::map<std::size_t, Stand> stands;
};

}  // namespace sightline::app
