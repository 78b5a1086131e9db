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

/// The whole army list as HTML: stats, weapons and dice, upgrades, command hand and battle deck.
QString listAsHtml(const ArmyModel& model);
/// The army list as a document with pages for this paper. A page break splits only units that are
/// longer than a page.
std::unique_ptr<QTextDocument> listOnPages(const ArmyModel& model, QPagedPaintDevice& paper);
/// Writes the army list as a PDF. Returns the error, if any.
std::optional<QString> writePdf(const QString& path, const ArmyModel& model);
/// Lets the player choose a printer, and prints the army list.
void printList(const ArmyModel& model, QWidget* window);

}  // namespace sightline::app
