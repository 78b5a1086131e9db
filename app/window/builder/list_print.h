/// The army on paper: printed or as a PDF.
#pragma once
#include <QString>
#include <memory>
#include <optional>

class QPagedPaintDevice;
class QTextDocument;
class QWidget;

namespace sightline::app {

class ArmyModel;

/// The whole list with stats, weapons and dice, upgrades, hand and deck.
QString listAsHtml(const ArmyModel& model);
/// The same laid out for that paper, without its margins; no unit begins on one page and ends on
/// another.
std::unique_ptr<QTextDocument> listOnPages(const ArmyModel& model, QPagedPaintDevice& paper);
/// A line when the file cannot be written.
std::optional<QString> writePdf(const QString& path, const ArmyModel& model);
/// Asks for a printer first.
void printList(const ArmyModel& model, QWidget* window);

}  // namespace sightline::app
