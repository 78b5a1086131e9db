#include "app/window/shell/widgets/table_preview.h"

#include <QAction>
#include <QMenu>

#include "app/window/shell/widgets/table_pictures.h"

namespace sightline::app {

TablePreview::TablePreview(QWidget* parent)
    : QLabel(parent, Qt::ToolTip), pictures_(new TablePictures(this)) {
    setObjectName(QStringLiteral("tablePreview"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    connect(pictures_, &TablePictures::painted, this,
            [this](const QString& file, const QImage& picture) {
                pictureOf_[file] = QPixmap::fromImage(picture);
            });
}

void TablePreview::follow(QMenu* menu) {
    menu->disconnect(this);
    connect(menu, &QMenu::hovered, this, [this, menu](QAction* action) { point(menu, action); });
    connect(menu, &QMenu::aboutToHide, this, &QWidget::hide);
    QStringList files;
    for (const QAction* action : menu->actions()) {
        const QString file = action->data().toString();
        if (!file.isEmpty() && !pictureOf_.contains(file)) files << file;
    }
    pictures_->want(files);
}

void TablePreview::point(const QMenu* menu, QAction* action) {
    const auto found = pictureOf_.find(action->data().toString());
    if (found == pictureOf_.end()) return hide();
    setPixmap(found->second);
    adjustSize();
    const QRect row = menu->actionGeometry(action);
    move(menu->mapToGlobal(QPoint(menu->width() + 6, row.top())));
    show();
}

}  // namespace sightline::app
