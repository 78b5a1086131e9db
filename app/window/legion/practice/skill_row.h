/// One kind of quiz question: a box to choose the kind, and a bar with the rating of the skill.
#pragma once
#include <QWidget>

#include "engine/legion/advice/quiz/rating/rating.h"

class QCheckBox;

namespace sightline::app {

/// A bar with a rating. A new player has the rating 1000, which is marked with a line.
class SkillBar : public QWidget {
    Q_OBJECT

  public:
    explicit SkillBar(QWidget* parent = nullptr);
    void show(const engine::SkillRating& skill);
    double rating() const { return skill_.skill; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    engine::SkillRating skill_;
};

class SkillRow : public QWidget {
    Q_OBJECT

  public:
    SkillRow(engine::QuizKind kind, bool chosen, QWidget* parent = nullptr);
    engine::QuizKind kind() const { return kind_; }
    bool chosen() const;
    void choose(bool chosen);
    SkillBar& bar() { return *bar_; }

  signals:
    void chosenChanged();

  private:
    engine::QuizKind kind_;
    QCheckBox* box_;
    SkillBar* bar_;
};

}  // namespace sightline::app
