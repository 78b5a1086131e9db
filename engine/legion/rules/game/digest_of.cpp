#include "engine/legion/rules/game/digest_of.h"

#include "engine/legion/rules/state/view_fields.h"

namespace sightline::engine {
namespace {

/// Visitor that adds every value to the digest.
class Fingerprint {
  public:
    template <class Value>
    void single(const Value& value) {
        const auto& plain = fields::numberOf(value);
        using Type = std::remove_cvref_t<decltype(plain)>;
        if constexpr (std::is_enum_v<Type>)
            digest_.add(static_cast<int>(plain));
        else if constexpr (std::is_pointer_v<Type>)
            digest_.add(std::string_view(plain ? plain->id : ""));
        else if constexpr (std::is_same_v<Type, std::string>)
            digest_.add(std::string_view(plain));
        else if constexpr (std::is_same_v<Type, std::size_t>)
            digest_.add(static_cast<std::int64_t>(plain));
        else
            digest_.add(plain);
    }
    template <class Holder>
    void presence(const Holder& holder) {
        digest_.add(static_cast<bool>(holder));
    }
    template <class List>
    void length(const List& list) {
        digest_.add(static_cast<int>(list.size()));
    }
    void enter(const char*) {}
    void enter(std::size_t) {}
    void leave() {}
    Digest& digest() { return digest_; }

  private:
    Digest digest_{};
};

void add(Digest& digest, const Question& question) {
    digest.add(static_cast<int>(question.player));
    digest.add(static_cast<int>(question.ask));
    digest.add(question.unit.value);
    digest.add(static_cast<int>(question.options.size()));
    digest.add(question.least);
    digest.add(question.most);
    digest.add(static_cast<int>(question.dice.size()));
}

}  // namespace

std::uint64_t digestOf(const Battle& battle, const Question* question) {
    Fingerprint fingerprint;
    FieldWalk<Fingerprint>(fingerprint).walk(battle);
    fingerprint.digest().add(question != nullptr);
    if (question) add(fingerprint.digest(), *question);
    return fingerprint.digest().value();
}

std::uint64_t digestOf(const View& view) {
    Fingerprint fingerprint;
    FieldWalk<Fingerprint>(fingerprint).walk(view);
    return fingerprint.digest().value();
}

}  // namespace sightline::engine
