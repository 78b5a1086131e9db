/// Parts one below the other that are told anew at every change: those that say the same as before
/// stay the widgets that they are.
#pragma once
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

namespace sightline::app {

class KeptColumn : public QWidget {
    Q_OBJECT

  public:
    KeptColumn(const QMargins& margins, int spacing, QWidget* parent = nullptr);

    /// From here on all parts are told, first to last.
    void begin() { told_ = 0; }
    /// What `make` returns, or what it returned when the same was told before. The key says all
    /// that shows, and what kind of widget it is.
    template <class Make>
    auto part(const QString& key, Make make) -> decltype(make()) {
        if (QWidget* before = kept(key)) return static_cast<decltype(make())>(before);
        auto* widget = make();
        insert(key, widget);
        return widget;
    }
    /// Nothing else is there: what was not told goes.
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
