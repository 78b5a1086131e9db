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
    /// Tells which section has its example on the table of the main window; empty: none. Meanwhile
    /// the dialog is narrow and has no contents, so that the table is visible.
    void showOnTable(const QString& section);
    /// The answer to the question of this section's example, after miniatures were moved.
    void setRuling(const QString& section, const nlohmann::json& answer);
    /// Shows a line below the text. An empty line hides it.
    void tell(const QString& line);
    /// The id of the section on the screen. Empty before the rulebook is loaded.
    QString shown() const { return at_ < 0 ? QString() : visited_.at(at_); }

  signals:
    void lessonWanted(const QString& id);
    void quizWanted(const QString& kind);
    void exampleWanted(const sightline::engine::RuleSection& section);
    void exampleLeft();

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
    void follow(const QString& address);
    void paintSection();

    RulebookReader& reader_;
    QLineEdit *search_ = nullptr, *page_ = nullptr;
    QToolButton *back_ = nullptr, *forward_ = nullptr;
    RulebookContents* contents_ = nullptr;
    QTextBrowser* text_ = nullptr;
    QLabel* line_ = nullptr;
    std::optional<engine::Citation> sought_;  ///< citation to show when the rulebook is loaded
    QStringList visited_;                     ///< ids of the visited sections, the oldest first
    int at_ = -1;                             ///< index of the shown section in `visited_`
    QString onTable_;                         ///< id of the section whose example is on the table
    nlohmann::json ruling_;   ///< answer after miniatures were moved; null: no miniature was moved
    QString painted_;         ///< id of the section that was painted last
    QRect usual_;             ///< geometry before an example was shown on the table
    bool searching_ = false;  ///< true if a search has shown the newest visited section
};

}  // namespace sightline::app
