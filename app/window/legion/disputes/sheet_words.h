/// Writes the texts of a dispute's result sheet in the players' language. The engine computes the
/// result; this class only formats it.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/disputes/dispute_of.h"
#include "engine/legion/advice/disputes/sheet.h"
#include "engine/legion/advice/disputes/turning_points.h"

namespace sightline::app {

class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)

  public:
    /// A settled question, and the state of the game in which it was asked.
    struct SettledQuestion {
        const engine::View& view;
        const engine::DisputeRequest& asked;
        const engine::Dispute& dispute;
        const engine::DisputeAnswer& answer;
        /// The values at which the verdict changes, close to the stated values (`turningPoints`).
        const std::vector<engine::Flip>& turning;
    };
    /// Fills in the texts of the sheet: verdict, reasons, numbers, doubts, page and rule, and the
    /// names and lengths in the drawings.
    static void say(engine::DisputeSheet& sheet, const SettledQuestion& settled);

    /// The verdict as text, such as "LOS is there".
    static QString verdict(engine::DisputeAbout about, engine::DisputeVerdict verdict);
    /// The rule for this kind of question, in this project's own words.
    static QString rule(engine::DisputeAbout about);

  private:
    static QString quantity(const SettledQuestion& settled, const std::string& name);
    /// A value with its unit, such as "1.640 in" or "30.000°".
    static QString measured(const SettledQuestion& settled, const std::string& name, double value,
                            int places);
    /// The condition under which the verdict changes, such as "height of Wall is under 1.64 in".
    static QString threshold(const SettledQuestion& settled, const engine::Flip& flip, int places);
    static QString line(const SettledQuestion& settled);
    static QString number(const SettledQuestion& settled, const engine::DisputeNumber& number);
    static QStringList doubts(const SettledQuestion& settled);
    static QStringList turning(const SettledQuestion& settled);
    static QStringList reasons(const engine::DisputeSheet& sheet, const SettledQuestion& settled);
    static void nameShapes(engine::SheetDrawing& drawing, const SettledQuestion& settled);
};

}  // namespace sightline::app
