#include "geometry/table/private/line_entry.h"

namespace sightline::geometry {
std::optional<Entry> firstEntry(const Piece& piece, const Segment& segment) {
    std::optional<Entry> first;
    const auto keep = [&](double fraction, int part) {
        if (!first || fraction < first->fraction) first = Entry{fraction, part};
    };
    Stretch stretch{1.0, 0.0};
    if (piece.column) stretch = stretchIn(*piece.column, segment, 0.0);
    if (piece.post) stretch = stretchIn(*piece.post, segment, 0.0);
    if (!stretch.empty()) keep(stretch.first, 0);
    if (piece.isMesh())
        piece.skin.tree().along(
            Sweep(segment), [] { return static_cast<float>(sameLength); },
            [&](int i) {
                const Triangle& face = piece.skin.face(i);
                if (const auto here = crossing(face, segment)) keep(here->fraction, face.part);
                return false;
            });
    return first;
}

}  // namespace sightline::geometry
