#include "app/window/shell/words/table_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <array>
#include <cmath>

#include "app/window/shell/words/keyword_words.h"
#include "geometry/measure/shown_length.h"

namespace sightline::app {
namespace {

/// The Qt translation context of this file's texts.
struct TableWordsText {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

}  // namespace

QString lengthWords(double inches, int digits) {
    return TableWordsText::tr("%1 in").arg(QLocale().toString(inches, 'f', digits));
}

QString inches(double length) {
    const Length shown = geometry::shownRange(length);
    return lengthWords(shown.inches, shown.digits);
}

QString bandWords(double band) {
    if (band <= 0.0) return TableWordsText::tr("Base contact");
    if (band < 1.0) return TableWordsText::tr("Half-range");
    if (band > 5.0) return TableWordsText::tr("Beyond range 5");
    return TableWordsText::tr("Range %1").arg(int(band));
}

QString coverWords(geometry::Cover cover) {
    switch (cover) {
        case geometry::Cover::none:
            return TableWordsText::tr("no cover");
        case geometry::Cover::light:
            return TableWordsText::tr("light cover");
        case geometry::Cover::heavy:
            return TableWordsText::tr("heavy cover");
    }
    return {};
}

QString withoutWords(const std::vector<std::string>& keywords) {
    if (keywords.empty()) return {};
    QStringList names;
    for (const std::string& keyword : keywords) names << KeywordWords::label(keyword);
    return TableWordsText::tr("Without keywords: %1").arg(names.join(QStringLiteral(", ")));
}

QString sightWords(const geometry::Sight& sight) {
    if (sight.verdict == geometry::SightVerdict::contested) {
        return sight.visible ? TableWordsText::tr("LOS too close to call (a clear line is shown)")
                             : TableWordsText::tr("LOS too close to call");
    }
    QString words = sight.visible ? TableWordsText::tr("LOS yes") : TableWordsText::tr("LOS no");
    if (!sight.margin) return words;
    return QStringLiteral("%1, %2").arg(words, marginWords(*sight.margin, sight.marginProven));
}

QString marginWords(double margin, bool proven) {
    constexpr double most = 0.5;  // inches; larger margins are not measured exactly
    const QString length = lengthWords(std::abs(margin), 2);
    if (margin <= 0.0)
        return (proven ? TableWordsText::tr("blocked by %1")
                       : TableWordsText::tr("blocked by at most %1"))
            .arg(length);
    if (margin >= most - 1e-9) return TableWordsText::tr("visible by %1 and more").arg(length);
    return (proven ? TableWordsText::tr("visible by %1")
                   : TableWordsText::tr("visible by at least %1"))
        .arg(length);
}

QString kindWords(geometry::Kind kind) {
    switch (kind) {
        case geometry::Kind::obstacle:
            return TableWordsText::tr("obstacle");
        case geometry::Kind::area:
            return TableWordsText::tr("area terrain");
        case geometry::Kind::scatter:
            return TableWordsText::tr("scatter terrain");
        case geometry::Kind::barricade:
            return TableWordsText::tr("barricade");
    }
    return {};
}

QString pageWords(int page) { return page > 0 ? TableWordsText::tr("p. %1").arg(page) : QString(); }

QString swatchHtml(const QColor& colour, Qt::BrushStyle hatching) {
    QImage square(14, 14, QImage::Format_ARGB32_Premultiplied);
    square.fill(colour);
    QPainter painter(&square);
    if (hatching != Qt::SolidPattern)
        painter.fillRect(square.rect(), QBrush(QColor(13, 13, 13), hatching));
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    square.save(&buffer, "PNG");
    return QStringLiteral("<img src='data:image/png;base64,%1'>")
        .arg(QString::fromLatin1(png.toBase64()));
}

QString diceHtml(const engine::DicePool& dice) {
    static const std::array<const char*, 5> colours{"#E5484D", "#8A929E", "#FFFFFF", "#E5484D",
                                                    "#FFFFFF"};
    const std::array<QString, 5> names{
        TableWordsText::tr("red"), TableWordsText::tr("black"), TableWordsText::tr("white"),
        TableWordsText::tr("red defense"), TableWordsText::tr("white defense")};
    QStringList parts;
    for (std::size_t kind = 0; kind < dice.count.size(); ++kind) {
        if (dice.count[kind] == 0) continue;
        parts << QStringLiteral("<span style='color:%1'>&#9670;</span> %2 %3")
                     .arg(QLatin1String(colours[kind]))
                     .arg(dice.count[kind])
                     .arg(names[kind]);
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace sightline::app
