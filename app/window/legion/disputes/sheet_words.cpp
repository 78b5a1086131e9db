#include "app/window/legion/disputes/sheet_words.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/window/legion/disputes/settle_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/disputes/unsure.h"

namespace sightline::app {
namespace {

QString writtenTo(int places, double value) { return QLocale().toString(value, 'f', places); }

}  // namespace

QString SheetWords::verdict(engine::DisputeAbout about, engine::DisputeVerdict verdict) {
    const int value = verdict.value;
    switch (about) {
        case engine::DisputeAbout::lineOfSight:
            return value == 0   ? tr("LOS is there")
                   : value == 1 ? tr("LOS is blocked")
                                : tr("LOS is contested");
        case engine::DisputeAbout::obscured:
            return value == 1 ? tr("obscured") : tr("not obscured");
        case engine::DisputeAbout::range:
            if (value == 0) return tr("base contact");
            if (value == 1) return tr("half-range");
            return value == 12 ? tr("beyond range 5") : tr("range %1").arg(value / 2);
        case engine::DisputeAbout::height:
            return tr("height %1").arg(value);
        case engine::DisputeAbout::place:
            return value == 1 ? tr("it may stand there") : tr("it may not stand there");
        case engine::DisputeAbout::move:
            return value == 1 ? tr("the move is legal") : tr("the move is not legal");
    }
    return {};
}

QString SheetWords::rule(engine::DisputeAbout about) {
    switch (about) {
        case engine::DisputeAbout::lineOfSight:
            return tr(
                "There is LOS if a straight line from a point of one silhouette to a point of the "
                "other enters nothing that blocks LOS.");
        case engine::DisputeAbout::obscured:
            return tr(
                "A miniature is obscured by nearby terrain between any part of it and any part of "
                "the attacker, unless the attacker touches that terrain.");
        case engine::DisputeAbout::range:
            return tr(
                "Range is measured from base to base where they are closest, seen from above; a "
                "band ends before its line.");
        case engine::DisputeAbout::height:
            return tr("The height is the segment of the upright range tool that contains the top.");
        case engine::DisputeAbout::place:
            return tr(
                "A base must end flat on the ground or terrain under it, on the table, and without "
                "overlap with other bases.");
        case engine::DisputeAbout::move:
            return tr(
                "The tool touches the base and crosses nothing that it may not cross. The leader "
                "ends in contact with the tool, where it may stand.");
    }
    return {};
}

// The name of an uncertain quantity, such as the height of a terrain piece, in the player's
// language.
QString SheetWords::quantity(const SettledQuestion& settled, const std::string& name) {
    using engine::Quantity;
    for (const Quantity& one : engine::quantitiesOf(settled.dispute)) {
        if (one.name != name) continue;
        const bool ofPiece = one.whose == Quantity::Whose::piece;
        const engine::DisputeRequest& asked = settled.asked;
        const QString whose =
            ofPiece ? SettleWords::piece(settled.view, settled.dispute.pieces[one.piece].id)
            : one.whose == Quantity::Whose::from
                ? SettleWords::mini(settled.view, asked.from)
                : SettleWords::mini(settled.view, std::get<engine::MiniId>(asked.to));
        switch (one.of) {
            case Quantity::Dimension::x:
                return tr("x of %1").arg(whose);
            case Quantity::Dimension::y:
                return tr("y of %1").arg(whose);
            case Quantity::Dimension::turn:
                return (ofPiece ? tr("rotation of %1") : tr("facing of %1")).arg(whose);
            case Quantity::Dimension::height:
                return tr("height of %1").arg(whose);
        }
    }
    if (name == engine::measuredDistance) return tr("the distance");
    if (name == engine::measuredHeight) return tr("the height");
    // Turning points are about heights that nobody called uncertain.
    for (const geometry::PieceSpec& piece : settled.dispute.pieces)
        if (name == "height of " + piece.id)
            return tr("height of %1").arg(SettleWords::piece(settled.view, piece.id));
    return QString::fromStdString(name);
}

QString SheetWords::measured(const SettledQuestion& settled, const std::string& name, double value,
                             int places) {
    const auto all = engine::quantitiesOf(settled.dispute);
    const bool turn = std::any_of(all.begin(), all.end(), [&](const engine::Quantity& one) {
        return one.name == name && one.of == engine::Quantity::Dimension::turn;
    });
    return (turn ? tr("%1\u00B0") : tr("%1 in")).arg(writtenTo(places, value));
}

QString SheetWords::threshold(const SettledQuestion& settled, const engine::Flip& flip,
                              int places) {
    const bool ofBand =
        flip.what == engine::measuredDistance || flip.what == engine::measuredHeight;
    return (flip.at < flip.stated ? tr("%1 is under %2")
            : ofBand              ? tr("%1 is %2 or more")
                                  : tr("%1 is over %2"))
        .arg(quantity(settled, flip.what), measured(settled, flip.what, flip.at, places));
}

// The answer as one line. If there is no proof, and all tried values give the same verdict, the
// line has the number of tries.
QString SheetWords::line(const SettledQuestion& settled) {
    const engine::Sensitivity& depends = settled.answer.depends;
    const QString says = verdict(settled.dispute.about, settled.answer.verdict);
    if (depends.certain)
        return engine::quantitiesOf(settled.dispute).empty() ? says
                                                             : tr("%1, for all values").arg(says);
    if (!depends.found)
        return tr("%1, unchanged in %2 tries").arg(says, QString::number(depends.tried));
    if (depends.flips.empty()) return tr("%1, but not for all values together").arg(says);
    const engine::Flip& first = depends.flips.front();
    return tr("%1, but %2 if %3")
        .arg(says, verdict(settled.dispute.about, first.towards), threshold(settled, first, 2));
}

QString SheetWords::number(const SettledQuestion& settled, const engine::DisputeNumber& number) {
    const QString inches = writtenTo(2, number.inches);
    if (number.what == "height") return tr("height %1 in").arg(inches);
    if (number.what != "margin") return tr("distance %1 in").arg(inches);
    // The margin is at least a bound in this direction, also if it is not proved.
    if (settled.dispute.about == engine::DisputeAbout::lineOfSight)
        return tr("margin: %1").arg(marginWords(number.inches, false));
    return tr("margin: %1 in to the nearest end of the band").arg(inches);
}

QStringList SheetWords::doubts(const SettledQuestion& settled) {
    const engine::Sensitivity& depends = settled.answer.depends;
    if (engine::quantitiesOf(settled.dispute).empty())
        return settled.turning.empty() ? QStringList{tr("No value is uncertain.")} : QStringList();
    if (depends.certain)
        return {tr("The same for every value: %1.").arg(MessageWords::said(depends.why))};
    QStringList all;
    for (const engine::Flip& flip : depends.flips)
        all << tr("If %1: %2.")
                   .arg(threshold(settled, flip, 3), verdict(settled.dispute.about, flip.towards));
    if (depends.found && all.isEmpty()) {
        QStringList values;
        for (const engine::QuantityValue& value : depends.example)
            values << quantity(settled, value.what) + QLatin1Char(' ') +
                          measured(settled, value.what, value.value, 3);
        all << tr("Together: %1.").arg(values.join(QStringLiteral(", ")));
    }
    if (!depends.found)
        all << tr("No try changed the verdict (tries: %1). This is no proof.").arg(depends.tried);
    return all;
}

// The values at which the verdict changes, close to the stated values. Values that the doubts name
// are left out.
QStringList SheetWords::turning(const SettledQuestion& settled) {
    const auto& told = settled.answer.depends.flips;
    QStringList all;
    for (const engine::Flip& flip : settled.turning) {
        const bool known = std::any_of(told.begin(), told.end(), [&](const engine::Flip& one) {
            return one.what == flip.what;
        });
        if (known) continue;
        all << tr("If %1: %2.")
                   .arg(threshold(settled, flip, 2), verdict(settled.dispute.about, flip.towards));
    }
    return all;
}

// The pieces that decide the verdict, or the reasons why a place or a move is not legal.
QStringList SheetWords::reasons(const engine::DisputeSheet& sheet, const SettledQuestion& settled) {
    QStringList all;
    for (const Message& objection : sheet.objections) all << MessageWords::said(objection);
    if (!all.isEmpty() || settled.dispute.about == engine::DisputeAbout::height) return all;
    QStringList names;
    for (const geometry::PieceId& id : sheet.blockers)
        if (const QString name = SettleWords::piece(settled.view, id); !names.contains(name))
            names << name;
    if (names.isEmpty()) return all;
    const QString listed = names.join(QStringLiteral(", "));
    all << (settled.dispute.about == engine::DisputeAbout::obscured
                ? tr("Obscured by: %1").arg(listed)
                : tr("In the way: %1").arg(listed));
    return all;
}

// Writes the names of the two miniatures and of the pieces into a drawing.
void SheetWords::nameShapes(engine::SheetDrawing& drawing, const SettledQuestion& settled) {
    using engine::Ink;
    const auto unitName = [&](engine::MiniId mini) {
        return UnitWords::label(settled.view, settled.view.mini(mini).unit).toStdString();
    };
    bool first = true;  // the end of a move has no label of its own
    for (engine::DrawnShape& shape : drawing.shapes) {
        if (!shape.piece.empty()) {
            shape.label = SettleWords::piece(settled.view, shape.piece).toStdString();
        } else if (shape.ink == Ink::base || shape.ink == Ink::silhouette) {
            if (std::exchange(first, false)) shape.label = unitName(settled.asked.from);
        } else if (const auto* to = std::get_if<engine::MiniId>(&settled.asked.to)) {
            shape.label = unitName(*to);
        }
    }
}

void SheetWords::say(engine::DisputeSheet& sheet, const SettledQuestion& settled) {
    sheet.verdict = line(settled).toStdString();
    sheet.numbers.clear();
    for (const engine::DisputeNumber& one : settled.answer.numbers)
        sheet.numbers.push_back(number(settled, one).toStdString());
    sheet.doubts.clear();
    for (const QString& one : doubts(settled) + turning(settled))
        sheet.doubts.push_back(one.toStdString());
    sheet.reasons.clear();
    for (const QString& one : reasons(sheet, settled)) sheet.reasons.push_back(one.toStdString());
    for (engine::SheetDrawing* drawing : {&sheet.plan, &sheet.side}) {
        nameShapes(*drawing, settled);
        for (engine::DimensionLine& line : drawing->dimensions)
            line.text = lengthWords(glm::distance(line.from, line.to), 2).toStdString();
    }
    sheet.page = RecordWords::citation(settled.answer.citation).toStdString();
    sheet.rule = rule(settled.dispute.about).toStdString();
}

}  // namespace sightline::app
