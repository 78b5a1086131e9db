/// A column that reuses its widgets. Every change lists all parts again. A part with an unchanged
/// key keeps its widget.
#pragma once
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

namespace sightline::app {

class KeptColumn : public QWidget {
    Q_OBJECT

  public:
    KeptColumn(const QMargins& margins, int spacing, QWidget* parent = nullptr);

    /// Starts a new list of all parts, from the first to the last.
    void begin() { told_ = 0; }
    /// Returns the kept widget with the same key, or the new widget of `make`. The key must contain
    /// every visible property and the kind of widget.
    template <class Make>
    auto part(const QString& key, Make make) -> decltype(make()) {
        if (QWidget* before = kept(key)) return static_cast<decltype(make())>(before);
        auto* widget = make();
        insert(key, widget);
        return widget;
    }
    /// Ends the list, and removes the widgets that are not in it.
    void end();

  private:
    struct Part {
        QString key;
        QWidget* widget = nullptr;
    };
    QWidget* kept(const QString& key);
    void insert(const QString& key, QWidget* widget);
    void drop(std::size_t from, std::size_t to);

    QVBoxLayout* column_;
    std::vector<Part> parts_;
    std::size_t told_ = 0;
};

}  // namespace sightline::app
