/// Prints the army list, or writes it as a PDF.
#pragma once
#include <QString>
#include <memory>
#include <optional>

class QPagedPaintDevice;
class QTextDocument;
class QWidget;

namespace sightline::app {

class ArmyModel;

/// The whole list with stats, weapons and dice, upgrades, command hand and battle deck.
QString listAsHtml(const ArmyModel& model);
/// The list laid out for that paper without its margins. A page break never splits a unit.
std::unique_ptr<QTextDocument> listOnPages(const ArmyModel& model, QPagedPaintDevice& paper);
/// Returns a line when the file cannot be written.
std::optional<QString> writePdf(const QString& path, const ArmyModel& model);
/// Asks for a printer first.
void printList(const ArmyModel& model, QWidget* window);

}  // namespace sightline::app
