#include "app/window/widgets/written_picture.h"

#include <QCoreApplication>

#include "app/window/words/message_words.h"
#include "engine/files/whole_file.h"

namespace sightline::app {
namespace {

/// Its static tr() is where these words are translated.
struct WrittenPictureText {
    Q_DECLARE_TR_FUNCTIONS(Screenshot)
};

}  // namespace

std::optional<QString> writePicture(const QPixmap& picture, const QString& file) {
    const auto target = engine::fileToWrite(file.toStdString());
    if (!target) return MessageWords::said(target.problem());
    if (!picture.save(file)) return WrittenPictureText::tr("%1 cannot be written").arg(file);
    return std::nullopt;
}

}  // namespace sightline::app
