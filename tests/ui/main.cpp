// The main function of the window tests: one application with its own settings and games.
#include <gtest/gtest.h>
#include <QApplication>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <string_view>

#include "app/window/shell/look/theme.h"
#include "ui/faulty_window.h"
#include "ui/private_display.h"

#ifdef __SANITIZE_ADDRESS__
// Keeps graphics drivers loaded until the process ends. LeakSanitizer cannot name the module of a
// driver that was unloaded, so the suppressions in leaks_of_drivers.txt would not match.
extern "C" int dlclose(void*) { return 0; }
#endif

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "faulty-window")
        return sightline::app::openFaultyWindow(argc, argv);
    ::testing::InitGoogleTest(&argc, argv);
    // The option that lists the tests needs no display.
    if (::testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();

    // Each test is a process of its own. All tests share the shader cache of the software renderer,
    // which saves a third of the time to open a window. A test uses one core, because tests run in
    // parallel.
    if (!qEnvironmentVariableIsSet("MESA_SHADER_CACHE_DIR"))
        qputenv("MESA_SHADER_CACHE_DIR", SIGHTLINE_SHADER_CACHE);
    if (!qEnvironmentVariableIsSet("LP_NUM_THREADS")) qputenv("LP_NUM_THREADS", "0");

    const sightline::app::PrivateDisplay display;
    const QTemporaryDir home;
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        // Qt prints a warning if XDG_RUNTIME_DIR is not set.
        qputenv("XDG_RUNTIME_DIR", home.path().toUtf8());
    qputenv("XDG_DATA_HOME", home.filePath("data").toUtf8());
    qputenv("SIGHTLINE_CACHE_DIR", home.filePath("cache").toUtf8());
    qputenv("XDG_CONFIG_HOME", home.filePath("config").toUtf8());
    qputenv("XDG_CACHE_HOME", home.filePath("cache").toUtf8());
    QSurfaceFormat format;
    format.setVersion(4, 1);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sightline-tests"));
    QApplication::setApplicationName(QStringLiteral("sightline-tests"));
    sightline::app::theme::apply(application);
    return RUN_ALL_TESTS();
}
