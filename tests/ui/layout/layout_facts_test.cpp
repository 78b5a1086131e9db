// The table shows what the players agreed about terrain: the kind, the facts and the height.
#include <algorithm>

#include "app/window/layouts/layout/layout_words.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

class LayoutFacts : public LayoutStand {
  protected:
    QImage picture() {
        EXPECT_TRUE(waitUntil([this] { return table().settled(); }));
        return table().grabTable();
    }
    static int unlike(const QImage& one, const QImage& other) {
        int count = 0;
        for (int y = 0; y < std::min(one.height(), other.height()); ++y)
            for (int x = 0; x < std::min(one.width(), other.width()); ++x)
                count += one.pixel(x, y) == other.pixel(x, y) ? 0 : 1;
        return count;
    }
};

TEST_F(LayoutFacts, LieOnTheTableWhileTheyAreShown) {
    put(QStringLiteral("box"), 20, 12);
    moveTo(pixel(60, 30));
    const QImage without = picture();
    EXPECT_LT(unlike(without, picture()), 200) << "the same again";
    session().setFactsShown(true);
    EXPECT_GT(unlike(without, picture()), 1'000);
    session().setFactsShown(false);
    EXPECT_LT(unlike(without, picture()), 200);
}

TEST_F(LayoutFacts, SayWhichHeightDecidesWhoClimbs) {
    put(QStringLiteral("box"), 20, 12);
    engine::TerrainPiece piece = layout().pieces.back();
    const auto said = [&] { return heightWords(piece, session().dimensions()); };
    EXPECT_EQ(said(), QStringLiteral("2 in high, height 1"));
    piece.height = 5.99;
    EXPECT_EQ(said(), QStringLiteral("5.99 in high, height 1"));
    piece.height = 6.0;
    EXPECT_EQ(said(), QStringLiteral("6 in high, height 2"));
}

}  // namespace
}  // namespace sightline::app
