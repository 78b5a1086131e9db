/// The lessons of the program, with a picture of each table. Another thread reads and paints them.
#pragma once
#include <QObject>
#include <QPixmap>
#include <filesystem>
#include <vector>

#include "app/window/shell/session/table_job.h"
#include "engine/legion/advice/lessons/lesson.h"

namespace sightline::app {

struct ShelvedLesson {
    std::filesystem::path file;
    engine::lessons::Lesson lesson;
    QPixmap picture;  ///< the table from above; null until it is painted
};

class LessonShelf : public QObject {
    Q_OBJECT

  public:
    explicit LessonShelf(QObject* parent = nullptr) : QObject(parent), job_(this) {}

    /// Starts to read the lessons, if they are not read yet.
    void load();
    /// Starts to paint the pictures that are missing.
    void paint();
    bool loaded() const { return !lessons_.empty(); }
    const std::vector<ShelvedLesson>& lessons() const { return lessons_; }
    /// The lesson with this number. Null if there is none, or if it is not read yet.
    const ShelvedLesson* numbered(int number) const;
    std::vector<int> numbers() const;

    /// Height of a picture in pixels. The width depends on the shape of the table.
    static constexpr int pictureHeight = 64;

  signals:
    void ready();
    void painted(std::size_t index);

  private:
    void paintNext();

    std::vector<ShelvedLesson> lessons_;
    LatestJob job_;
    std::size_t painted_ = 0;  ///< number of lessons whose picture was painted
    bool loading_ = false, painting_ = false;
};

}  // namespace sightline::app
