#include "ui/faulty_window.h"

#include <QTimer>
#include <new>
#include <stdexcept>

#include "app/window/legion/table/graphics.h"
#include "app/window/main_window.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/session/table_job.h"
#include "app/window/shell/words/last_words.h"

namespace sightline::app {
namespace {

void throwFault(const QString& what) {
    if (what == QLatin1String("memory")) throw std::bad_alloc();
    if (what == QLatin1String("number")) throw 7;
    throw std::runtime_error("a fault\nin two lines");
}

/// A widget that throws an exception. `where` chooses the place in the code that throws.
class FaultyPart : public QWidget {
  public:
    FaultyPart(QString whereAt, QString what, QWidget* parent)
        : QWidget(parent), where_(std::move(whereAt)), what_(std::move(what)) {}

    void begin() {
        if (where_ == QLatin1String("paint")) return show();
        if (where_ == QLatin1String("job"))
            return job_.ask([this]() -> LatestJob::Finish {
                throwFault(what_);
                return {};
            });
        if (where_ == QLatin1String("slot")) return QTimer::singleShot(0, this, [this] { fail(); });
        QCoreApplication::postEvent(this, new QEvent(QEvent::User));
    }

  protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::User) fail();
        return QWidget::event(event);
    }
    void paintEvent(QPaintEvent*) override { fail(); }

  private:
    void fail() { throwFault(what_); }
    QString where_, what_;
    LatestJob job_;
};

}  // namespace

int openFaultyWindow(int argc, char** argv) {
    ownTheEnd();
    chooseSurface();
    Application application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sightline-tests"));
    QApplication::setApplicationName(QStringLiteral("faulty"));
    theme::apply(application);
    MainWindow window({.asking = false, .remembering = false, .banner = false, .tumbling = false});
    if (const auto problem = window.files().openStarter()) return sayAndReturn(*problem, 3);
    if (!window.session().answer(engine::randomAnswer(window.session().game(), 1)))
        return sayAndReturn(QStringLiteral("the question was not answered"), 3);
    window.show();
    const QStringList arguments = QCoreApplication::arguments();
    auto* part = new FaultyPart(arguments.value(2), arguments.value(3), &window);
    QTimer::singleShot(0, part, &FaultyPart::begin);
    // If no exception was thrown after 20 seconds, the process ends with status 4.
    QTimer::singleShot(20'000, &application, [] { QCoreApplication::exit(4); });
    return QApplication::exec();
}

}  // namespace sightline::app
