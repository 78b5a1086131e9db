/// Texts of a dispute sheet in the players' language. The engine decides. This file only formats
/// the result as text.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/disputes/dispute_of.h"
#include "engine/legion/advice/disputes/sheet.h"

namespace sightline::app {

class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)

  public:
    /// A settled question together with the position in which it was asked.
    struct SettledQuestion {
        const engine::View& view;
        const engine::DisputeRequest& asked;
        const engine::Dispute& dispute;
        const engine::DisputeAnswer& answer;
    };
    /// Fills in the texts for verdict, numbers, doubts, page and rule. The reason of a proof stays
    /// unchanged.
    static void say(engine::DisputeSheet& sheet, const SettledQuestion& settled);

    /// Such as "LOS is there".
    static QString verdict(engine::DisputeAbout about, engine::DisputeVerdict verdict);
    /// The rule of that page, in the words of this project.
    static QString rule(engine::DisputeAbout about);

  private:
    static QString quantity(const SettledQuestion& settled, const std::string& name);
    /// The value with its unit: "1.640 in", "30.000°".
    static QString measured(const SettledQuestion& settled, const std::string& name, double value,
                            int places);
    /// The value at which the verdict changes: "height of Wall is under 1.64 in".
    static QString threshold(const SettledQuestion& settled, const engine::Flip& flip, int places);
    static QString line(const SettledQuestion& settled);
    static QString number(const engine::DisputeNumber& number);
    static QStringList doubts(const SettledQuestion& settled);
};

}  // namespace sightline::app
