// Layout mode opens a file on another thread. Until the file is open, the window shows the old
// layout, which does not change.
#include <QTimer>

#include "app/files/tables/load.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

class LayoutWaiting : public LayoutStand {
  protected:
    const QString dustfall =
        QString::fromStdString((assetsFolder() / "layouts" / "dustfall.layout.json").string());
};

TEST_F(LayoutWaiting, WhatIsThereStandsStillMeanwhile) {
    put(QStringLiteral("outpost"), 20, 18);
    ASSERT_EQ(layout().pieces.size(), 1U);
    bool tried = false;
    QTimer::singleShot(0, window.get(), [&] {
        tried = true;
        session().undo();
        EXPECT_EQ(layout().pieces.size(), 1U) << "no step is taken";
        EXPECT_TRUE(window->toast().text().contains(QStringLiteral("one moment")));
        EXPECT_EQ(window->files().open(dustfall),
                  QStringLiteral("Opening dustfall.layout.json: one moment"));
    });
    ASSERT_FALSE(window->files().open(dustfall));
    EXPECT_TRUE(tried);
    EXPECT_GT(layout().pieces.size(), 10U);
    const std::size_t pieces = layout().pieces.size();
    put(QStringLiteral("outpost"), 3, 33);
    EXPECT_EQ(layout().pieces.size(), pieces + 1) << "and goes on afterwards";
}

TEST_F(LayoutWaiting, ClosingGivesTheOtherLayoutUp) {
    put(QStringLiteral("outpost"), 20, 18);
    QTimer::singleShot(0, window.get(), [&] { EXPECT_FALSE(window->close()); });
    EXPECT_EQ(window->files().open(dustfall),
              QStringLiteral("dustfall.layout.json was not opened: cancelled"));
    EXPECT_EQ(layout().pieces.size(), 1U);
    EXPECT_TRUE(window->isWindowModified());
    EXPECT_TRUE(window->close());
}

}  // namespace
}  // namespace sightline::app
