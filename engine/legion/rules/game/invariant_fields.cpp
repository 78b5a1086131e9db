// Checks that every id of a unit, miniature or token exists, and that every length is finite.
#include <cmath>

#include "engine/legion/rules/game/invariant_parts.h"
#include "engine/legion/rules/state/view_fields.h"

namespace sightline::engine {
namespace {

class Soundness {
  public:
    Soundness(const View& view, Findings& findings) : view_(view), findings_(findings) {}

    template <class Value>
    void single(const Value& value) {
        using Type = std::remove_const_t<Value>;
        if constexpr (std::is_same_v<Type, UnitId>)
            checkAmong(value.value, view_.units.size());
        else if constexpr (std::is_same_v<Type, MiniId>)
            checkAmong(value.value, view_.minis.size());
        else if constexpr (std::is_same_v<Type, ObjectiveId>)
            checkAmong(value.value, view_.mission.tokens.size());
        else if constexpr (std::is_same_v<Type, double>)
            check(std::isfinite(value), "is no length");
    }
    template <class Holder>
    void presence(const Holder&) {}
    template <class List>
    void length(const List&) {}
    void enter(const char* name) { path_.emplace_back(name); }
    void enter(std::size_t index) { path_.push_back(std::to_string(index)); }
    void leave() { path_.pop_back(); }

  private:
    // An id of -1 means that there is no object.
    void checkAmong(int id, std::size_t count) {
        check(id >= -1 && id < static_cast<int>(count), "names what there is not");
    }
    void check(bool kept, const char* broken) {
        if (kept) return;
        std::string text;
        for (const std::string& part : path_) text += part + " ";
        findings_.add(text + broken);
    }

    const View& view_;
    Findings& findings_;
    std::vector<std::string> path_{};
};

}  // namespace

void checkFields(const View& view, Findings& findings) {
    Soundness soundness(view, findings);
    FieldWalk<Soundness>(soundness).walk(view);
}

}  // namespace sightline::engine
