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
/// The list on pages of that paper without its margins. A page break never splits a unit.
std::unique_ptr<QTextDocument> listOnPages(const ArmyModel& model, QPagedPaintDevice& paper);
/// Writes a PDF. If this fails, returns a line with the reason.
std::optional<QString> writePdf(const QString& path, const ArmyModel& model);
/// Prints the list. The player chooses a printer first.
void printList(const ArmyModel& model, QWidget* window);

}  // namespace sightline::app
