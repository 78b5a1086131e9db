#include "app/window/shell/session/user_packs.h"

#include <QSettings>
#include <QStandardPaths>
#include <QStringList>

#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/read_catalogue.h"

namespace sightline::app {
namespace {

const QString packsKey = QStringLiteral("packs");

QString keyOf(const std::filesystem::path& folder) {
    return QString::fromStdString(folder.filename().string());
}

}  // namespace

QString packsFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/packs");
}

std::vector<UserPack> userPacks() {
    const QStringList on = QSettings().value(packsKey).toStringList();
    std::vector<UserPack> packs;
    for (const auto& folder : engine::packsIn(packsFolder().toStdString())) {
        UserPack pack{folder, keyOf(folder), on.contains(keyOf(folder)), {}};
        if (const auto name = engine::readPackName(folder)) {
            pack.name = QString::fromStdString(*name);
        } else {
            pack.fault = MessageWords::said(name.problem());
        }
        packs.push_back(std::move(pack));
    }
    return packs;
}

void switchPack(const UserPack& pack, bool on) {
    QStringList names = QSettings().value(packsKey).toStringList();
    names.removeAll(keyOf(pack.folder));
    if (on) names << keyOf(pack.folder);
    QSettings().setValue(packsKey, names);
}

std::vector<std::filesystem::path> packsSwitchedOn() {
    std::vector<std::filesystem::path> folders;
    for (const UserPack& pack : userPacks())
        if (pack.on) folders.push_back(pack.folder);
    return folders;
}

}  // namespace sightline::app
