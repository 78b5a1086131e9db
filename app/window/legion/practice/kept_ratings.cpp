#include "app/window/legion/practice/kept_ratings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include "app/window/shell/words/message_words.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {

QString KeptRatings::file() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/ratings.json");
}

KeptRatings::KeptRatings() {
    if (!QFileInfo::exists(file())) return;
    const std::string path = file().toStdString();
    const auto parsed = engine::parseJsonFile(path);
    auto read =
        parsed ? engine::readRatings(*parsed, path) : Result<engine::QuizRatings>(parsed.problem());
    if (read)
        ratings_ = *read;
    else
        fault_ = MessageWords::said(read.problem());
}

std::optional<QString> KeptRatings::learn(const engine::QuizItem& item, bool right) {
    engine::learn(ratings_.of(item.kind), item.level, item.options.size(), right);
    return write();
}

std::optional<QString> KeptRatings::reset() {
    ratings_ = {};
    return write();
}

std::optional<QString> KeptRatings::write() {
    if (fault_) {
        const QString aside = file() + QStringLiteral(".unread");
        QFile::remove(aside);
        QFile::rename(file(), aside);
        fault_.reset();
    }
    QDir().mkpath(QFileInfo(file()).path());
    QSaveFile out(file());
    const QByteArray text = QByteArray::fromStdString(engine::ratingsJson(ratings_).dump(2) + "\n");
    if (out.open(QIODevice::WriteOnly) && out.write(text) == text.size() && out.commit())
        return std::nullopt;
    return tr("The ratings cannot be written to %1.").arg(file());
}

}  // namespace sightline::app
