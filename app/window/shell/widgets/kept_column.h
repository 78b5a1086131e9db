/// A column of widgets that is often updated. At each update, all its parts are listed again. A
/// part whose key did not change keeps its widget.
#pragma once
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

namespace sightline::app {

class KeptColumn : public QWidget {
    Q_OBJECT

  public:
    KeptColumn(const QMargins& margins, int spacing, QWidget* parent = nullptr);

    /// Starts the list of parts.
    void begin() { told_ = 0; }
    /// Adds a part to the list. If the column already has a widget with this key, the widget is
    /// used again. Otherwise `make` creates the widget. Widgets of different kinds or looks must
    /// have different keys.
    template <class Make>
    auto part(const QString& key, Make make) -> decltype(make()) {
        if (QWidget* before = kept(key)) return static_cast<decltype(make())>(before);
        auto* widget = make();
        insert(key, widget);
        return widget;
    }
    /// Ends the list of parts. Removes the widgets of all other parts.
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
