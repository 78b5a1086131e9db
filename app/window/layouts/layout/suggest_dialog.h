/// A dialog that suggests tables made of the program's terrain. The player sets theme, size and
/// density, and sees the table with its figures. The player can request another table or use the
/// shown one.
#pragma once
#include <QDialog>

#include "app/window/layouts/layout/table_suggester.h"

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
    /// The boxes start with the theme and the table size of the layout `now`. When the dialog
    /// closes, the work in progress is cancelled.
    SuggestDialog(TableSuggester& suggester, const engine::TerrainLayout& now,
                  QWidget* parent = nullptr);

    QComboBox& theme() { return *theme_; }
    QComboBox& tableSize() { return *tableSize_; }
    QSlider& density() { return *density_; }
    QSpinBox& percent() { return *percent_; }
    QSpinBox& seed() { return *seed_; }
    QPushButton& otherSeed() { return *otherSeed_; }
    QPushButton& suggestButton() { return *suggest_; }
    QPushButton& stopButton() { return *stop_; }
    QPushButton& anotherButton() { return *another_; }
    QPushButton& useButton() { return *use_; }
    TableWish wish() const;
    /// The table that is shown. Null before the first suggestion.
    const KnownSuggestion& shown() const { return shown_; }
    /// The text with the figures of the shown table, or with the reason why no table could be made.
    QString words() const;
    bool showsPicture() const;

  signals:
    /// Emitted when the player pressed "Use it".
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
    /// Fills the list of themes. If there are no themes, returns the reason as one line.
    QString fillThemes(const std::string& now);
    QWidget* work();
    QWidget* buttons();
    void wire();
    void suggest();
    void takeAnotherSeed();
    void giveUp();
    void present(const KnownSuggestion& table);
    void showPicture(const QImage& picture);
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
