#include "app/window/legion/learn/lesson_shelf.h"

#include <QPainter>
#include <algorithm>

#include "app/files/lessons/load_lesson.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/table_relief.h"
#include "engine/legion/advice/lessons/lesson_file.h"

namespace sightline::app {
namespace {

constexpr int sharpness = 2;       // pixels of the painted picture for each logical pixel
constexpr double dotRadius = 1.7;  // inches

std::vector<ShelvedLesson> readAll() {
    std::vector<ShelvedLesson> lessons;
    for (const auto& file : lessonFiles()) {
        const auto json = engine::parseJsonFile(file);
        if (!json) continue;
        auto lesson = engine::lessons::readLesson(*json, file.string());
        if (lesson && lesson->number > 0)
            lessons.push_back({file, std::move(lesson).value(), QPixmap()});
    }
    std::sort(lessons.begin(), lessons.end(), [](const auto& one, const auto& other) {
        return one.lesson.number < other.lesson.number;
    });
    return lessons;
}

// The table from above, with a dot for each unit.
QImage pictureOf(const std::filesystem::path& file) {
    const auto loaded = loadLesson(file);
    const auto dimensions = loadDimensions(assetsFolder());
    if (!loaded || !dimensions) return {};
    const auto table = engine::laidTable(loaded->layout, *dimensions);
    if (!table) return {};
    const geometry::TableSize size = loaded->layout.table;
    const double scale = sharpness * LessonShelf::pictureHeight / size.depth;
    QImage picture = tableRelief(*table, loaded->layout.mat, static_cast<int>(size.width * scale));
    if (picture.isNull()) return {};
    auto game = engine::Game::start(loaded->scenario, loaded->lesson.seed);
    if (!game) return picture;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 160), 1.0));
    const engine::View view = (*game)->view(loaded->lesson.player);
    for (const engine::MiniView& mini : view.minis) {
        if (!mini.onTable() || !mini.leader) continue;
        painter.setBrush(theme::of(view.unit(mini.unit).player));
        const QPointF at = onRelief(geometry::Vec2{mini.mini.position}, size, picture.size());
        painter.drawEllipse(at, dotRadius * scale, dotRadius * scale);
    }
    return picture;
}

}  // namespace

void LessonShelf::load() {
    if (loaded() || loading_) return;
    loading_ = true;
    job_.ask([this] {
        auto lessons = std::make_shared<std::vector<ShelvedLesson>>(readAll());
        return [this, lessons] {
            loading_ = false;
            lessons_ = std::move(*lessons);
            emit ready();
        };
    });
}

void LessonShelf::paint() {
    if (!loaded() || painting_) return;
    painting_ = true;
    paintNext();
}

void LessonShelf::paintNext() {
    if (painted_ >= lessons_.size()) return;
    job_.ask([this, at = painted_, file = lessons_[painted_].file] {
        const QImage picture = pictureOf(file);
        return [this, at, picture] {
            lessons_[at].picture = QPixmap::fromImage(picture);
            lessons_[at].picture.setDevicePixelRatio(sharpness);
            painted_ = at + 1;
            emit painted(at);
            paintNext();
        };
    });
}

const ShelvedLesson* LessonShelf::numbered(int number) const {
    const auto found = std::find_if(lessons_.begin(), lessons_.end(),
                                    [&](const auto& one) { return one.lesson.number == number; });
    return found == lessons_.end() ? nullptr : &*found;
}

std::vector<int> LessonShelf::numbers() const {
    std::vector<int> numbers;
    for (const ShelvedLesson& one : lessons_) numbers.push_back(one.lesson.number);
    return numbers;
}

}  // namespace sightline::app
