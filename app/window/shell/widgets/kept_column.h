/// A column of widgets with reuse: every change lists all parts again, and parts with an unchanged
/// key keep their widgets.
#pragma once
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

namespace sightline::app {

class KeptColumn : public QWidget {
    Q_OBJECT

  public:
    KeptColumn(const QMargins& margins, int spacing, QWidget* parent = nullptr);

    /// Starts a new list of all parts, from first to last.
    void begin() { told_ = 0; }
    /// Returns the new widget of `make`, or the kept widget with the same key. The key must contain
    /// every visible property and the kind of widget.
    template <class Make>
    auto part(const QString& key, Make make) -> decltype(make()) {
        if (QWidget* before = kept(key)) return static_cast<decltype(make())>(before);
        auto* widget = make();
        insert(key, widget);
        return widget;
    }
    /// Ends the list and removes the widgets that it does not contain.
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
