#include "app/window/legion/rulebook/rulebook_contents.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>

#include "app/window/legion/rulebook/rulebook_words.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {

RulebookContents::RulebookContents(QWidget* parent) : QTreeWidget(parent) {
    setAccessibleName(tr("Sections of the rules"));
    setHeaderHidden(true);
    setColumnCount(1);
    setIndentation(14);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        const QString id = item ? item->data(0, Qt::UserRole).toString() : QString();
        if (!id.isEmpty()) emit chosen(id);
    });
}

QTreeWidgetItem* RulebookContents::itemOf(const engine::RuleSection& section) {
    auto* item = new QTreeWidgetItem({RulebookWords::title(section)});
    item->setData(0, Qt::UserRole, QString::fromStdString(section.id));
    item->setToolTip(0, RulebookWords::title(section));
    return item;
}

void RulebookContents::listAll(const engine::Rulebook& book) {
    const QSignalBlocker quiet(this);
    clear();
    QFont bold = font();
    bold.setBold(true);
    for (const engine::RuleChapter& chapter : book.chapters()) {
        const QString title = QString::fromStdString(chapter.title.in(RulebookWords::language()));
        auto* above = new QTreeWidgetItem({title});
        above->setFlags(Qt::ItemIsEnabled);
        above->setFont(0, bold);
        above->setForeground(0, theme::accent());
        for (const engine::RuleSection& section : chapter.sections)
            above->addChild(itemOf(section));
        addTopLevelItem(above);
    }
    expandAll();
}

void RulebookContents::listFound(const std::vector<const engine::RuleSection*>& found) {
    const QSignalBlocker quiet(this);
    clear();
    for (const engine::RuleSection* section : found) addTopLevelItem(itemOf(*section));
}

void RulebookContents::point(const engine::RuleSection& section) {
    const QSignalBlocker quiet(this);
    const QString id = QString::fromStdString(section.id);
    for (QTreeWidgetItemIterator each(this); *each; ++each)
        if ((*each)->data(0, Qt::UserRole).toString() == id) {
            setCurrentItem(*each);
            scrollToItem(*each);
            return;
        }
    setCurrentItem(nullptr);
}

}  // namespace sightline::app
