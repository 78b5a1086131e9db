// Import of a model that is too large for memory. The program asks the players whether to continue,
// and they may stop the import.
#include <QFile>
#include <QPushButton>

#include "app/window/layouts/layout/own_models.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

class GoOnOffer : public LayoutStand {
  protected:
    void SetUp() override { openWindow({.asking = true, .remembering = false}); }
    void TearDown() override {
        window->files().setAsking(false);
        LayoutStand::TearDown();
    }
    /// Forty nodes. Each node contains the next node twice: 2^39 instances, more than any memory
    /// can hold.
    QString endlessModel() {
        QByteArray text = R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],)"
                          R"("nodes":[)";
        for (int i = 1; i < 40; ++i)
            text += QStringLiteral(R"({"children":[%1,%1]},)").arg(i).toUtf8();
        text +=
            R"({"mesh":0}],"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],)"
            R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],)"
            R"("bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"byteLength":36,)"
            R"("uri":"data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAA"}]})";
        return write(QStringLiteral("endless.gltf"), text);
    }
    QString write(const QString& name, const QByteArray& text) {
        QString path = fileNamed(name);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return path;
    }
    /// Presses "Stop" in the question and stores the text of the question in `asked`.
    void stopOnceAsked(QString& asked) {
        whenOpen<QMessageBox>(
            window.get(),
            [&asked](QMessageBox& box) {
                EXPECT_EQ(box.objectName(), QStringLiteral("goOnOffer"));
                asked = box.text();
                EXPECT_TRUE(box.informativeText().contains(QStringLiteral("120 s")));
                QTest::mouseClick(box.escapeButton(), Qt::LeftButton);
            },
            120);
    }
};

TEST_F(GoOnOffer, AModelOfOnesOwnIsStopped) {
    const QString model = endlessModel();
    QString asked;
    stopOnceAsked(asked);
    window->ownModels().take(model);
    ASSERT_TRUE(waitUntil([&] { return window->toast().text().contains(model); }, 120'000));
    EXPECT_TRUE(asked.contains(model)) << asked.toStdString();
    EXPECT_EQ(asked, window->toast().text());
}

TEST_F(GoOnOffer, ALayoutThatNamesOneIsNotOpened) {
    endlessModel();
    const QString layout = write(
        QStringLiteral("yard.layout.json"),
        R"({"format":"sightline-layout","version":1,"table":{"width":72,"depth":36},"pieces":[)"
        R"({"id":"a","position":[9,9],"kind":"area","shape":{"mesh":"endless.gltf"}}]})");
    QString asked;
    stopOnceAsked(asked);
    const auto problem = window->files().open(layout);
    ASSERT_TRUE(problem);
    EXPECT_EQ(*problem, asked);
    EXPECT_TRUE(problem->contains(QStringLiteral("endless.gltf"))) << problem->toStdString();
}

}  // namespace
}  // namespace sightline::app
