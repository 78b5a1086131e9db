/// Takes a new look over into widgets that already exist: colours in their own style sheets, texts
/// and lists, and fonts that were set for a single widget.
#pragma once
#include <QFont>
#include <QPointer>
#include <QWidget>
#include <vector>

#include "app/window/shell/look/palettes.h"

namespace sightline::app {

void exchangeColours(const Palette& from, const Palette& to);

/// A font that a widget has for itself.
struct OwnFont {
    QPointer<QWidget> widget;
    QFont font;
};
std::vector<OwnFont> ownFonts();

/// Gives the widgets their own fonts again, with sizes multiplied by `by`. A new style sheet of the
/// program makes widgets forget these fonts.
void resizeOwnFonts(const std::vector<OwnFont>& fonts, double by);

}  // namespace sightline::app
