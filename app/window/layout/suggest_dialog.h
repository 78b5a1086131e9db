/// A table out of the terrain that ships: what it is to be like, what comes of it with its figures,
/// another one, and the one that is used.
#pragma once
#include <QDialog>

#include "app/window/layout/table_suggester.h"

class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSlider;
class QSpinBox;

namespace sightline::app {

class SuggestDialog : public QDialog {
    Q_OBJECT

  public:
    /// Starts from the theme and the size of that layout. What is made is given up when it closes.
    SuggestDialog(TableSuggester& suggester, const engine::TerrainLayout& now,
                  QWidget* parent = nullptr);

    QComboBox& theme() { return *theme_; }
    QComboBox& tableSize() { return *tableSize_; }
    QSlider& density() { return *density_; }
    QSpinBox& percent() { return *percent_; }
    QSpinBox& seed() { return *seed_; }
    QPushButton& otherSeed() { return *otherSeed_; }
    QPushButton& suggestButton() { return *suggest_; }
    /// Gives up what is being made; shown meanwhile.
    QPushButton& stopButton() { return *stop_; }
    QPushButton& anotherButton() { return *another_; }
    QPushButton& useButton() { return *use_; }
    /// As the boxes have it.
    TableWish wish() const;
    /// What is shown; null before the first one.
    const KnownSuggestion& shown() const { return shown_; }
    /// Its figures, or why there is none.
    QString words() const;
    bool showsPicture() const;

  signals:
    /// "Use it" was pressed.
    void used(const sightline::app::KnownSuggestion& table);

  public slots:
    void done(int result) override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    QFormLayout* form();
    QHBoxLayout* densityRow();
    QHBoxLayout* seedRow();
    void fillSizes(geometry::TableSize now);
    /// Why there are none, in one line; empty: there are.
    QString fillThemes(const std::string& now);
    QWidget* work();
    QWidget* buttons();
    void wire();
    void suggest();
    void takeAnotherSeed();
    void giveUp();
    void present(const KnownSuggestion& table);
    void showWork(bool working);
    static QString figuresOf(const SuggestedLayout& table);

    TableSuggester& suggester_;
    KnownSuggestion shown_;
    QWidget* wishes_;
    QComboBox *theme_, *tableSize_;
    QSlider* density_;
    QSpinBox *percent_, *seed_;
    QPushButton *otherSeed_, *suggest_, *stop_, *another_, *use_, *close_;
    QLabel *picture_, *words_;
    QProgressBar* bar_;
};

}  // namespace sightline::app
