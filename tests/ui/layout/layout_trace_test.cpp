// Layout mode: a player puts a picture under the table, scales it with two points, and traces it
// with terrain.
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QUrl>

#include "app/window/layouts/layout/trace_dock.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

using geometry::Vec2;

class LayoutTrace : public LayoutStand {
  protected:
    const engine::Trace& trace() { return *layout().trace; }
    TraceDock& dock() { return window->trace(); }

    /// A red picture, by default twice as wide as it is high.
    QString redMap(const QString& name = QStringLiteral("map.png"), QSize size = {400, 200}) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(QColor(230, 20, 20));
        QString file = fileNamed(name);
        EXPECT_TRUE(image.save(file));
        return file;
    }
    bool drop(const QString& file) {
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent over({300, 300}, Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &over);
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &dropped, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &event);
        return over.isAccepted();
    }
    void lay(const QString& file) {
        ASSERT_TRUE(drop(file));
        ASSERT_TRUE(waitUntil([&] { return layout().trace.has_value(); }));
        ASSERT_TRUE(waitUntil([&] { return !window->tracePicture().reading(); }));
        QCoreApplication::processEvents();  // computes the layout of the new dock
        settle();
    }
    static void type(QDoubleSpinBox& box, const QString& number) {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, number);
        QTest::keyClick(&box, Qt::Key_Return);
    }
    static void press(QPushButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }
    QColor colourAt(double x, double y) {
        const QImage drawn = table().grabTable();
        return drawn.pixelColor((QPointF(pixel(x, y)) * drawn.devicePixelRatio()).toPoint());
    }
    static int redness(QColor colour) {
        return colour.red() - std::max(colour.green(), colour.blue());
    }
};

TEST_F(LayoutTrace, TwoPointsAndTwelveInchesGiveTheScale) {
    window->table().setCamera(QStringLiteral("top"));
    settle();
    lay(redMap());
    EXPECT_NEAR(trace().width, 72.0, 1e-6) << "as large as it fits";
    EXPECT_EQ(trace().middle, Vec2(36, 18));
    ASSERT_TRUE(dock().isVisible());
    press(dock().points());
    EXPECT_TRUE(window->traceHand().asking());
    EXPECT_FALSE(dock().distance().isEnabled());
    click(pixel(20, 18));
    click(pixel(44, 18));
    ASSERT_TRUE(window->traceHand().hasPoints());
    EXPECT_NEAR(dock().distance().value(), 24.0, 0.3);
    type(dock().distance(), QStringLiteral("12"));
    EXPECT_NEAR(trace().width, 36.0, 0.5) << "half of what it was";
    EXPECT_NEAR(trace().middle.x, 28.0, 0.3) << "the first point stays where it is";
    EXPECT_NEAR(trace().middle.y, 18.0, 0.3);
    EXPECT_NEAR(window->traceHand().distance(), 12.0, 1e-6);
    pressControl(*window, Qt::Key_Z);
    EXPECT_NEAR(trace().width, 72.0, 1e-6);
    EXPECT_NEAR(dock().distance().value(), 24.0, 0.3) << "the points are the picture's";
    pressControl(*window, Qt::Key_Z);
    EXPECT_FALSE(layout().trace);
    EXPECT_FALSE(dock().isVisible());
}

TEST_F(LayoutTrace, ItIsDraggedTurnedFadedHiddenAndTakenAway) {
    window->table().setCamera(QStringLiteral("top"));
    settle();
    lay(redMap());
    put(QStringLiteral("box"), 20, 12);
    EXPECT_FALSE(window->traceHand().active()) << "a piece in the hand comes first";
    dock().begin();
    ASSERT_TRUE(window->traceHand().active());
    drag(pixel(20, 12), pixel(30, 16));
    EXPECT_NEAR(trace().middle.x, 46.0, 0.3);
    EXPECT_NEAR(trace().middle.y, 22.0, 0.3);
    EXPECT_NEAR(layout().find("box")->position.x, 20.0, 0.3) << "terrain stays";
    type(dock().rotation(), QStringLiteral("30"));
    EXPECT_EQ(trace().rotation.value, 30.0);
    type(dock().width(), QStringLiteral("50"));
    EXPECT_EQ(trace().width, 50.0);
    dock().opacity().setFocus();
    QTest::keyClick(&dock().opacity(), Qt::Key_Home);
    EXPECT_EQ(trace().opacity, 0.05);
    QTest::keyClick(&dock().opacity(), Qt::Key_End);
    EXPECT_EQ(trace().opacity, 1.0);
    dock().shown().setFocus();
    QTest::keyClick(&dock().shown(), Qt::Key_Space);
    EXPECT_FALSE(trace().shown);
    table().setFocus();
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->traceHand().active());
    drag(pixel(20, 12, 2.0), pixel(26, 12, 2.0));
    EXPECT_NEAR(layout().find("box")->position.x, 26.0, 0.6) << "and terrain moves again";
    EXPECT_NEAR(trace().middle.x, 46.0, 0.3);
    press(dock().away());
    EXPECT_FALSE(layout().trace);
    pressControl(*window, Qt::Key_Z);
    ASSERT_TRUE(layout().trace);
    EXPECT_EQ(trace().width, 50.0);
}

TEST_F(LayoutTrace, ItIsSeenUnderThePiecesWhileItIsShown) {
    window->table().setCamera(QStringLiteral("top"));
    settle();
    const int bare = redness(colourAt(50, 18));
    lay(redMap());
    dock().opacity().setFocus();
    QTest::keyClick(&dock().opacity(), Qt::Key_End);
    put(QStringLiteral("box"), 30, 18);
    click(pixel(60, 34));
    EXPECT_GT(redness(colourAt(50, 18)), 150);
    EXPECT_LT(redness(colourAt(30, 18)), 100) << "terrain stands on it";
    for (QAction* action : window->findChildren<QAction*>())
        if (action->isCheckable() && action->text().contains(QStringLiteral("traced picture")))
            action->trigger();
    EXPECT_FALSE(trace().shown);
    EXPECT_NEAR(redness(colourAt(50, 18)), bare, 12);
}

TEST_F(LayoutTrace, TheMenuAsksForAPictureAndTheFileKeepsIt) {
    const QString file = redMap();
    typePath(window.get(), file);
    pressControl(*window, Qt::Key_R);
    ASSERT_TRUE(waitUntil([&] { return layout().trace.has_value(); }));
    type(dock().width(), QStringLiteral("40"));
    const QString saved = fileNamed(QStringLiteral("traced.layout.json"));
    ASSERT_FALSE(window->files().saveTo(saved));
    const engine::TerrainLayout before = layout();
    window->files().startNew();
    EXPECT_FALSE(layout().trace);
    ASSERT_FALSE(window->files().open(saved));
    EXPECT_EQ(layout(), before);
    EXPECT_TRUE(waitUntil([&] { return window->tracePicture().height() > 0.0; }));
    EXPECT_NEAR(window->tracePicture().height(), 0.5, 1e-6);
}

TEST_F(LayoutTrace, WhatIsNoPictureOrGoneIsOneLine) {
    const auto said = [this](const QString& words) {
        return waitUntil([&] { return window->toast().text().contains(words); });
    };
    QFile none(fileNamed(QStringLiteral("none.png")));
    ASSERT_TRUE(none.open(QIODevice::WriteOnly));
    none.write("no picture");
    none.close();
    ASSERT_TRUE(drop(none.fileName()));
    EXPECT_TRUE(said(QStringLiteral("none.png: expected a PNG or JPEG picture")));
    EXPECT_FALSE(layout().trace);
    const QString file = redMap();
    lay(file);
    const QString saved = fileNamed(QStringLiteral("traced.layout.json"));
    ASSERT_FALSE(window->files().saveTo(saved));
    window->files().startNew();
    ASSERT_TRUE(QFile::remove(file));
    ASSERT_FALSE(window->files().open(saved));
    EXPECT_TRUE(said(QStringLiteral("map.png: there is no such file")));
    EXPECT_TRUE(layout().trace) << "the layout is there without it";
}

TEST_F(LayoutTrace, LargePicturesAreMadeSmallerAndTooLargeOnesRefused) {
    const auto wide = readPictureToTrace(redMap(QStringLiteral("wide.png"), {4000, 100}));
    ASSERT_TRUE(wide) << wide.problem().text;
    EXPECT_EQ(wide->size(), QSize(3072, 77));
    const auto jpeg = readPictureToTrace(redMap(QStringLiteral("map.jpg")));
    ASSERT_TRUE(jpeg) << jpeg.problem().text;
    EXPECT_EQ(jpeg->size(), QSize(400, 200));
    QImage huge(8100, 8000, QImage::Format_Mono);
    huge.fill(0);
    const QString file = fileNamed(QStringLiteral("huge.png"));
    ASSERT_TRUE(huge.save(file));
    const auto refused = readPictureToTrace(file);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problem().text,
              file.toStdString() + ": expected a picture of at most 64 million pixels");
}

}  // namespace
}  // namespace sightline::app
