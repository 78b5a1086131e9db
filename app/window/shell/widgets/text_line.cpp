#include "app/window/shell/widgets/text_line.h"

namespace sightline::app {

QLabel* textLine(const QString& text, const QColor& colour, bool strong) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    QPalette colours = label->palette();
    colours.setColor(QPalette::WindowText, colour);
    label->setPalette(colours);
    QFont font = label->font();
    font.setBold(strong);
    label->setFont(font);
    return label;
}

}  // namespace sightline::app
