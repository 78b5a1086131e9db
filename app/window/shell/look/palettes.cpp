#include "app/window/shell/look/palettes.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {
namespace {

Palette dark() {
    return {.ground = 0x12151AU,
            .panel = 0x1A1E25U,
            .raised = 0x242A33U,
            .lifted = 0x2F3742U,
            .edge = 0x3B4452U,
            .text = 0xE8EAEDU,
            .muted = 0xA9B2BEU,
            .faint = 0x9AA4B1U,
            .accent = 0xF2C14EU,
            .accentLit = 0xFFD36BU,
            .gild = 0x4A3E1FU,
            .gildLit = 0x5C4D26U,
            .good = 0x5FCB7AU,
            .bad = 0xF58A8AU,
            .blue = 0x6BB2F5U,
            .red = 0xF58C85U};
}

Palette light() {
    return {.ground = 0xFFFFFFU,
            .panel = 0xF3F4F6U,
            .raised = 0xE6E9EDU,
            .lifted = 0xD5DAE1U,
            .edge = 0xAEB6C1U,
            .text = 0x15181DU,
            .muted = 0x434B56U,
            .faint = 0x4D5561U,
            .accent = 0x6B4700U,
            .accentLit = 0x835A0AU,
            .gild = 0xF7E3AEU,
            .gildLit = 0xF0D48AU,
            .good = 0x0E5426U,
            .bad = 0x951A1AU,
            .blue = 0x0B4A8CU,
            .red = 0x93271FU};
}

Palette contrast() {
    return {.ground = 0x000000U,
            .panel = 0x0A0A0AU,
            .raised = 0x161616U,
            .lifted = 0x262626U,
            .edge = 0x9A9A9AU,
            .text = 0xFFFFFFU,
            .muted = 0xDADADAU,
            .faint = 0xC4C4C4U,
            .accent = 0xFFD640U,
            .accentLit = 0xFFE680U,
            .gild = 0x332900U,
            .gildLit = 0x4D3E00U,
            .good = 0x7CF09AU,
            .bad = 0xFFA6A0U,
            .blue = 0x8CC8FFU,
            .red = 0xFFA79CU};
}

Palette usual(Theme theme) {
    switch (theme) {
        case Theme::light:
            return light();
        case Theme::contrast:
            return contrast();
        case Theme::dark:
            break;
    }
    return dark();
}

double linear(double share) {
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF())) +
           0.0722 * linear(double(colour.blueF()));
}

}  // namespace

Palette paletteOf(Theme theme, MarkColours marks) {
    Palette palette = usual(theme);
    if (marks == MarkColours::usual) return palette;
    switch (theme) {
        case Theme::dark:
            palette.good = 0x7FD4E8U;
            palette.bad = 0xF2913FU;
            palette.red = 0xF2944AU;
            break;
        case Theme::light:
            palette.good = 0x004F6BU;
            palette.bad = 0x8A3400U;
            palette.red = 0x8A3800U;
            break;
        case Theme::contrast:
            palette.good = 0x8FE6FFU;
            palette.bad = 0xFFA04DU;
            palette.red = 0xFFA64DU;
            break;
    }
    return palette;
}

MarkPalette tableMarksOf(MarkColours marks) {
    if (marks == MarkColours::clear)
        return {.blue = 0x2F7FD0U,
                .red = 0xD9762BU,
                .legal = 0x6FD6F0U,
                .illegal = 0xD8480FU,
                .caution = 0xF5D76EU};
    return {.blue = 0x3B82C4U,
            .red = 0xC4473BU,
            .legal = 0x5ED980U,
            .illegal = 0xED4D47U,
            .caution = 0xF2B340U};
}

QColor sunkIn(const Palette& palette, const QColor& side) {
    const auto mix = [](int a, int b) { return (a + 5 * b) / 6; };
    const QColor& ground = palette.panel;
    return {mix(side.red(), ground.red()), mix(side.green(), ground.green()),
            mix(side.blue(), ground.blue())};
}

std::array<std::pair<const char*, QColor>, 18> namedColours(const Palette& of) {
    return {{{"GROUND", of.ground},
             {"PANEL", of.panel},
             {"RAISED", of.raised},
             {"LIFTED", of.lifted},
             {"EDGE", of.edge},
             {"TEXT", of.text},
             {"MUTED", of.muted},
             {"FAINT", of.faint},
             {"GOLDLIT", of.accentLit},
             {"ACCENT", of.accent},
             {"GILDLIT", of.gildLit},
             {"GILD", of.gild},
             {"GOOD", of.good},
             {"BAD", of.bad},
             {"BLUE", of.blue},
             {"RED", of.red},
             {"SUNKB", sunkIn(of, of.blue)},
             {"SUNKR", sunkIn(of, of.red)}}};
}

double contrastOf(const QColor& one, const QColor& other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace sightline::app
