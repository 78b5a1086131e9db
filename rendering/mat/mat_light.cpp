// The colours of light of each theme.
#include "rendering/mat/mat_light.h"

namespace sightline::rendering {

MatLight lightOf(MatKind kind) {
    switch (kind) {
        case MatKind::forest:  // late morning below thin clouds; grass reflects green light
            return {{1.92F, 1.76F, 1.38F},
                    {0.09F, 0.14F, 0.16F},
                    {0.30F, 0.37F, 0.42F},
                    {0.14F, 0.16F, 0.09F}};
        case MatKind::city:  // hazy day
            return {{1.90F, 1.73F, 1.50F},
                    {0.13F, 0.15F, 0.19F},
                    {0.34F, 0.37F, 0.43F},
                    {0.17F, 0.16F, 0.15F}};
        case MatKind::ice:  // low pale sun; snow reflects blue light
            return {{1.66F, 1.58F, 1.48F},
                    {0.10F, 0.16F, 0.26F},
                    {0.33F, 0.42F, 0.56F},
                    {0.24F, 0.29F, 0.37F}};
        case MatKind::industrial:  // evening
            return {{2.06F, 1.66F, 1.22F},
                    {0.11F, 0.16F, 0.25F},
                    {0.28F, 0.33F, 0.44F},
                    {0.16F, 0.14F, 0.13F}};
        case MatKind::desert:
            break;
    }
    // Late afternoon; sand reflects warm light.
    return {
        {2.04F, 1.84F, 1.54F}, {0.09F, 0.13F, 0.20F}, {0.31F, 0.37F, 0.47F}, {0.23F, 0.19F, 0.14F}};
}

}  // namespace sightline::rendering
