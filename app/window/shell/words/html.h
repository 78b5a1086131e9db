/// Text that is part of a rich text.
#pragma once
#include <QString>
#include <string>

namespace sightline::app {

/// Writes the characters <, >, & and " so that a rich text shows them as they are.
inline QString escaped(const std::string& text) {
    return QString::fromStdString(text).toHtmlEscaped();
}

}  // namespace sightline::app
