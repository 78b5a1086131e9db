/// The window with the rules: search, contents in reading order, and the text of a section with
/// links to related sections. It is not modal, so players can read while they play.
#pragma once
#include <QDialog>
#include <optional>

#include "app/window/legion/rulebook/rulebook_reader.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QToolButton;

namespace sightline::app {

class RulebookContents;

class RulebookDialog : public QDialog {
    Q_OBJECT

  public:
    explicit RulebookDialog(RulebookReader& reader, QWidget* parent = nullptr);

    /// Shows the section to which the citation leads. If the rulebook is still being loaded, the
    /// section appears afterwards.
    void showRule(const engine::Citation& citation);
    /// The id of the section on the screen. Empty before the rulebook is loaded.
    QString shown() const { return at_ < 0 ? QString() : visited_.at(at_); }

  protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void addHead(QBoxLayout& column);
    void addPages(QBoxLayout& column);
    QToolButton* addArrow(QBoxLayout& row, const QString& text, const QString& name,
                          const QKeySequence& keys);
    void begin();
    void search(const QString& words);
    void jump();
    void step(int by);
    /// Shows a section. `replaced` is true if the section takes the place of the newest visited
    /// section, as the first result of a search does while the player types.
    void visit(const engine::RuleSection& section, bool replaced = false);
    void paintSection();
    void tell(const QString& line);

    RulebookReader& reader_;
    QLineEdit *search_ = nullptr, *page_ = nullptr;
    QToolButton *back_ = nullptr, *forward_ = nullptr;
    RulebookContents* contents_ = nullptr;
    QTextBrowser* text_ = nullptr;
    QLabel* line_ = nullptr;
    std::optional<engine::Citation> sought_;  ///< citation to show when the rulebook is loaded
    QStringList visited_;                     ///< ids of the visited sections, the oldest first
    int at_ = -1;                             ///< index of the shown section in `visited_`
    bool searching_ = false;  ///< true if a search has shown the newest visited section
};

}  // namespace sightline::app
