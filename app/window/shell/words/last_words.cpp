#include "app/window/shell/words/last_words.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#include "geometry/base/json/plain_text.h"

namespace sightline::app {
namespace {

std::atomic<bool> quiet{false};
QString firstUnprinted;  // first suppressed warning, usually the cause of a fault
QtMessageHandler handlerBefore = nullptr;

// Ends the program without destructors, because a destructor would delete the recovery file.
[[noreturn]] void end(const QString& line) { std::_Exit(sayAndReturn(line, 1)); }

QString lineOfFault(const std::exception_ptr& fault) {
    try {
        if (fault) std::rethrow_exception(fault);
    } catch (const std::bad_alloc&) {
        return QStringLiteral("there is not enough memory to go on");
    } catch (const std::exception& told) {
        return QString::fromUtf8(told.what());
    } catch (...) {
    }
    return QStringLiteral("the program cannot go on");
}

[[noreturn]] void endByFault() { end(lineOfFault(std::current_exception())); }

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtFatalMsg)
        end(firstUnprinted.isEmpty() ? message.section(QLatin1Char('\n'), 0, 0) : firstUnprinted);
    if (!quiet) return handlerBefore(type, context, message);
    if (firstUnprinted.isEmpty()) firstUnprinted = message;
}

}  // namespace

int sayAndReturn(const QString& line, int status) {
    const std::string plain = engine::plainText(line.simplified().toStdString(), 2000);
    std::fprintf(stderr, "sightline: %s\n", plain.c_str());
    return status;
}

void ownTheEnd() {
    handlerBefore = qInstallMessageHandler(hear);
    std::set_terminate(endByFault);
}
QtWarningSilencer::QtWarningSilencer() { quiet = true; }
QtWarningSilencer::~QtWarningSilencer() {
    quiet = false;
    firstUnprinted.clear();
}

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        endByFault();
    }
}

}  // namespace sightline::app
