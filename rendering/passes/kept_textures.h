/// A cache of textures that are made from shared sources, such as the cells of a grid. A texture is
/// kept as long as the scene contains its source.
#pragma once
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "rendering/gl/handle.h"

namespace sightline::rendering {

template <class Source>
class KeptTextures {
  public:
    using SharedSource = std::shared_ptr<const Source>;

    /// Drops the textures whose source no item of the scene has. `sourceOf` returns the source of
    /// an item.
    template <class Items, class SourceOf>
    void keepOnly(const Items& items, SourceOf sourceOf) {
        std::erase_if(kept_, [&](const Kept& one) {
            return std::none_of(items.begin(), items.end(),
                                [&](const auto& item) { return sourceOf(item) == one.source; });
        });
    }
    /// The texture of the source. `make` makes the texture if it is not kept yet. The reference is
    /// valid until the next call.
    template <class Make>
    const Texture& of(const SharedSource& source, Make make) {
        for (const Kept& one : kept_)
            if (one.source == source) return one.texture;
        return kept_.emplace_back(Kept{source, make(*source)}).texture;
    }

  private:
    struct Kept {
        SharedSource source;
        Texture texture;
    };
    std::vector<Kept> kept_;
};

}  // namespace sightline::rendering
