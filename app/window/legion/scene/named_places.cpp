#include "app/window/legion/scene/named_places.h"

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

// Sizes in inches: the ring around a place, and the post on which its name stands.
constexpr double ringInner = 0.42, ringOuter = 0.55, postHeight = 1.6, postRadius = 0.025;
// The distance of a name from the head of its miniature, pixels.
constexpr double nameOverHead = 12.0;

}  // namespace

void drawNamedPlaces(SceneDraft& draft, const std::vector<NamedPlace>& marks) {
    for (const NamedPlace& mark : marks) {
        const rendering::Colour colour =
            mark.kind == NamedPlace::Kind::right ? colours::legal() : colours::selection;
        if (mark.kind == NamedPlace::Kind::name) {
            rendering::Badge badge = plate(draft.images, mark.name, colour, mark.at);
            badge.offset = {0.0, nameOverHead};
            draft.scene.badges.push_back(badge);
            continue;
        }
        const geometry::Vec3 top = mark.at + geometry::Vec3{0.0, 0.0, postHeight};
        draft.scene.discs.push_back(
            {geometry::Vec2(mark.at), 0.0, ringInner, colours::withAlpha(colour, 0.35F)});
        draft.scene.discs.push_back({geometry::Vec2(mark.at), ringInner, ringOuter, colour});
        draft.scene.tubes.push_back({mark.at, top, postRadius, colour});
        draft.scene.badges.push_back(plate(draft.images, mark.name, colour, top));
    }
}

}  // namespace sightline::app
