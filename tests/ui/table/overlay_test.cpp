// An overlay must always cover the whole window, even if the size of the window changes later.
#include "app/window/shell/widgets/overlay.h"

#include <gtest/gtest.h>

#include "ui/wait.h"

namespace sightline::app {
namespace {

class Curtain final : public Overlay {
  public:
    using Overlay::Overlay;
    void drop() { cover(); }

  protected:
    void settle() override { setGeometry(parentWidget()->rect()); }
};

TEST(Overlay, CoversAWindowThatGotItsSizeBeforeItWasShown) {
    QWidget window;
    window.resize(600, 400);
    Curtain curtain(&window);
    curtain.drop();
    window.resize(1000, 700);
    window.show();
    EXPECT_TRUE(waitUntil([&] { return curtain.geometry() == window.rect(); }));
}

TEST(Overlay, FollowsAWindowThatIsThere) {
    QWidget window;
    window.resize(600, 400);
    window.show();
    Curtain curtain(&window);
    curtain.drop();
    window.resize(800, 500);
    EXPECT_TRUE(waitUntil([&] { return curtain.geometry() == window.rect(); }));
}

}  // namespace
}  // namespace sightline::app
