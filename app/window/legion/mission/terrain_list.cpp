#include "app/window/legion/mission/terrain_list.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/words/table_words.h"
#include "app/window/shell/words/terrain_names.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct TerrainListText {
    Q_DECLARE_TR_FUNCTIONS(Terrain)
};

QString movementWords(geometry::Movement movement) {
    switch (movement) {
        case geometry::Movement::open:
            return TerrainListText::tr("open");
        case geometry::Movement::difficult:
            return TerrainListText::tr("difficult");
        case geometry::Movement::impassable:
            return TerrainListText::tr("impassable");
    }
    return {};
}

QString losWords(bool blocks) {
    return blocks ? TerrainListText::tr("blocks LOS") : TerrainListText::tr("does not block LOS");
}

QString partWords(const std::string& name, const geometry::PartFacts& facts) {
    QStringList changes;
    if (facts.movement) changes << movementWords(*facts.movement);
    if (facts.cover) changes << coverWords(*facts.cover);
    if (facts.blocksLos) changes << losWords(*facts.blocksLos);
    return QStringLiteral("%1: %2").arg(QString::fromStdString(name),
                                        changes.join(QStringLiteral(", ")));
}

}  // namespace

std::vector<TerrainEntry> terrainEntries(const ShownGame& game) {
    std::vector<TerrainEntry> entries;
    for (const geometry::PieceSpec& piece : game.layout().pieces) {
        const geometry::PieceInfo* info = game.view().battlefield.piece(piece.id);
        if (!info) continue;
        TerrainEntry entry;
        entry.name = terrainName(info->name.empty() ? piece.id : info->name);
        entry.facts = QStringList{kindWords(info->facts.kind), movementWords(info->facts.movement),
                                  coverWords(info->facts.cover), losWords(info->facts.blocksLos),
                                  TerrainListText::tr("%1 high").arg(inches(info->height))}
                          .join(QStringLiteral(", "));
        QStringList parts;
        for (const auto& [name, facts] : piece.parts) parts << partWords(name, facts);
        entry.parts = parts.join(QStringLiteral("; "));
        const auto same =
            std::find_if(entries.begin(), entries.end(), [&](const TerrainEntry& other) {
                return other.name == entry.name && other.facts == entry.facts &&
                       other.parts == entry.parts;
            });
        TerrainEntry& shared = same == entries.end() ? entries.emplace_back(entry) : *same;
        shared.pieces.push_back(piece.id);
    }
    return entries;
}

TerrainRow::TerrainRow(const TerrainEntry& entry, QWidget* parent)
    : QWidget(parent), entry_(entry) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 5, 10, 6);
    column->setSpacing(1);
    const auto count = entry.pieces.size();
    auto* name =
        new QLabel(count > 1 ? QStringLiteral("%1 × %2").arg(entry.name).arg(count) : entry.name);
    QFont strong = name->font();
    strong.setBold(true);
    name->setFont(strong);
    column->addWidget(name);
    for (const QString& words : {entry.facts, entry.parts}) {
        if (words.isEmpty()) continue;
        auto* line = new QLabel(words);
        line->setWordWrap(true);
        line->setProperty("muted", true);
        column->addWidget(line);
    }
    setAccessibleName(QStringLiteral("%1: %2").arg(name->text(), entry.facts));
}

void TerrainRow::enterEvent(QEnterEvent*) {
    emit pointed(entry_.pieces);
    update();
}

void TerrainRow::leaveEvent(QEvent*) {
    emit pointed({});
    update();
}

void TerrainRow::paintEvent(QPaintEvent*) {
    if (!underMouse()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 1, -2, -1), 6, 6);
    painter.fillRect(QRectF(2, 6, 3, height() - 12), theme::accent());
}

}  // namespace sightline::app
