// The colours of each theme: contrast of texts (WCAG 2.1), and differences of the colours of sides
// and marks for eyes without one kind of receptor (Machado, Oliveira and Fernandes 2009).
#include <gtest/gtest.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "app/window/shell/look/palettes.h"

namespace sightline::app {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr std::array themes{Theme::dark, Theme::light, Theme::contrast};
constexpr std::array marks{MarkColours::usual, MarkColours::clear};

struct Vision {
    const char* name;
    Matrix matrix;  ///< for linear red, green and blue
};

const std::array visions{Vision{"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
                         Vision{"protan",
                                {{{0.152286, 1.052583, -0.204868},
                                  {0.114503, 0.786281, 0.099216},
                                  {-0.003882, -0.048116, 1.051998}}}},
                         Vision{"deutan",
                                {{{0.367322, 0.860646, -0.227968},
                                  {0.280085, 0.672501, 0.047413},
                                  {-0.011820, 0.042940, 0.968881}}}},
                         Vision{"tritan",
                                {{{1.255528, -0.076749, -0.178779},
                                  {-0.078411, 0.930809, 0.147602},
                                  {0.004733, 0.691367, 0.303900}}}}};

double linear(double share) {
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

Triple times(const Matrix& matrix, const Triple& with) {
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * with[column];
    return result;
}

/// CIE L*a*b* of a colour as eyes with this vision see it, for the white of D65.
Triple labOf(const QColor& colour, const Vision& vision) {
    Triple seen =
        times(vision.matrix, {linear(double(colour.redF())), linear(double(colour.greenF())),
                              linear(double(colour.blueF()))});
    for (double& share : seen) share = std::clamp(share, 0.0, 1.0);
    const Matrix toXyz{
        {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
    const Triple xyz = times(toXyz, seen);
    const auto root = [](double t) {
        return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
    };
    const double x = root(xyz[0] / 0.95047), y = root(xyz[1]), z = root(xyz[2] / 1.08883);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

/// CIE 1976 difference of two colours.
double difference(const QColor& one, const QColor& other, const Vision& vision) {
    const Triple a = labOf(one, vision), b = labOf(other, vision);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

double leastContrast(Theme theme) { return theme == Theme::contrast ? 7.0 : 4.5; }

TEST(Palettes, EveryTextIsReadableOnEveryBackground) {
    for (const Theme theme : themes)
        for (const MarkColours mark : marks) {
            const Palette of = paletteOf(theme, mark);
            for (const QColor& behind : {of.ground, of.panel, of.raised, of.lifted})
                for (const QColor& text :
                     {of.text, of.muted, of.faint, of.accent, of.good, of.bad, of.blue, of.red})
                    EXPECT_GE(contrastOf(text, behind), leastContrast(theme))
                        << int(theme) << " " << text.name().toStdString() << " on "
                        << behind.name().toStdString();
        }
}

TEST(Palettes, TextsInGoldAndOnSidesAreReadable) {
    for (const Theme theme : themes)
        for (const MarkColours mark : marks) {
            const Palette of = paletteOf(theme, mark);
            const double least = leastContrast(theme);
            for (const QColor& gold : {of.accent, of.accentLit})
                EXPECT_GE(contrastOf(of.ground, gold), least) << int(theme);
            for (const QColor& gold : {of.gild, of.gildLit})
                EXPECT_GE(contrastOf(of.text, gold), least) << int(theme);
            for (const QColor& side : {of.blue, of.red}) {
                const QColor behind = sunkIn(of, side);
                for (const QColor& text : {of.text, of.muted, side})
                    EXPECT_GE(contrastOf(text, behind), least)
                        << int(theme) << " " << text.name().toStdString();
            }
        }
}

TEST(Palettes, TheContrastIsThatOfTheGuidelines) {
    EXPECT_NEAR(contrastOf(Qt::black, Qt::white), 21.0, 1e-9);
    EXPECT_NEAR(contrastOf(QColor(0x76, 0x76, 0x76), Qt::white), 4.54, 0.01);
    EXPECT_NEAR(contrastOf(Qt::red, Qt::red), 1.0, 1e-9);
}

TEST(Palettes, SidesAndMarksDifferForEveryColourVision) {
    constexpr double least = 40.0;
    for (const Vision& vision : visions) {
        const MarkPalette table = tableMarksOf(MarkColours::clear);
        EXPECT_GE(difference(table.blue, table.red, vision), least) << vision.name;
        EXPECT_GE(difference(table.legal, table.illegal, vision), least) << vision.name;
        EXPECT_GE(difference(table.legal, table.caution, vision), least) << vision.name;
        for (const Theme theme : themes) {
            const Palette of = paletteOf(theme, MarkColours::clear);
            EXPECT_GE(difference(of.blue, of.red, vision), least) << vision.name << int(theme);
            EXPECT_GE(difference(of.good, of.bad, vision), least) << vision.name << int(theme);
        }
    }
}

// The usual colours do not suffice for everybody: this is the reason for the other colours.
TEST(Palettes, TheUsualMarksAreAlikeForDeutanEyes) {
    const MarkPalette table = tableMarksOf(MarkColours::usual);
    EXPECT_LT(difference(table.legal, table.illegal, visions[2]), 40.0);
    EXPECT_GT(difference(table.blue, table.red, visions[2]), 40.0);
}

TEST(Palettes, NoTwoColoursOfAPaletteAreEqual) {
    for (const Theme theme : themes)
        for (const MarkColours mark : marks) {
            std::set<std::string> values;
            for (const auto& [name, colour] : namedColours(paletteOf(theme, mark)))
                EXPECT_TRUE(values.insert(colour.name().toStdString()).second)
                    << int(theme) << " " << name;
        }
}

}  // namespace
}  // namespace sightline::app
