#include "engine/state/view.h"

#include "engine/tokens.h"

#include <cassert>

namespace sightline::engine {

int UnitView::tokens(Token token) const {
    switch (token) {
        case Token::aim:
            return aim;
        case Token::dodge:
            return dodge;
        case Token::surge:
            return surge;
        case Token::observation:
            return observation;
        case Token::standby:
            return standby ? 1 : 0;
        case Token::suppression:
            return suppression;
        case Token::vehicleDamage:
            return vehicleDamage;
        case Token::ion:
            return ion;
        case Token::immobilize:
            return immobilize;
        case Token::poison:
            return poison;
    }
    return 0;
}

const UnitView& View::unit(UnitId id) const {
    assert(id.value >= 0 && static_cast<std::size_t>(id.value) < units.size());
    return units[static_cast<std::size_t>(id.value)];
}

const MiniView& View::mini(MiniId id) const {
    assert(id.value >= 0 && static_cast<std::size_t>(id.value) < minis.size());
    return minis[static_cast<std::size_t>(id.value)];
}

}  // namespace sightline::engine
