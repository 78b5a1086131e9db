#include "app/window/legion/learn/learn_dialog.h"

#include <QTabWidget>
#include <QVBoxLayout>

#include "app/window/shell/widgets/window_room.h"

namespace sightline::app {
namespace {
constexpr QSize learnRoom{940, 640};  // pixels; the window fits a screen of 1280 by 720
}

LearnDialog::LearnDialog(LessonShelf& shelf, LessonProgress& progress, QWidget* parent)
    : QDialog(parent), pages_(new QTabWidget), lessons_(new LessonList(shelf, progress)) {
    setObjectName(QStringLiteral("learn"));
    setWindowTitle(tr("Learn"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 10, 10);
    pages_->setObjectName(QStringLiteral("learnPages"));
    pages_->setTabBarAutoHide(true);
    for (QWidget* one : {static_cast<QWidget*>(pages_), static_cast<QWidget*>(pages_->tabBar())})
        one->setAccessibleName(windowTitle());
    pages_->setDocumentMode(true);
    column->addWidget(pages_);
    addPage(lessons_, tr("Lessons"));
    resize(sizeWithin(*this, learnRoom));
}

void LearnDialog::addPage(QWidget* page, const QString& title) { pages_->addTab(page, title); }

}  // namespace sightline::app
