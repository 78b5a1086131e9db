/// The cards and dimensions of the program, which a test program reads only once.
#pragma once
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/exchange/names.h"

namespace sightline::test {

inline const engine::Catalogue& cards() {
    static const auto catalogue = app::loadCatalogue(app::assetsFolder());
    EXPECT_TRUE(catalogue) << catalogue.problem().text;
    return *catalogue;
}

inline const engine::ExchangeTable& exchangeTable() {
    static const auto read = app::loadExchange(app::assetsFolder(), cards());
    EXPECT_TRUE(read) << read.problem().text;
    return *read;
}

inline const engine::CardNames& cardNames() {
    static const engine::CardNames names(cards(), exchangeTable());
    return names;
}

inline const geometry::Dimensions& dimensions() {
    static const auto read = app::loadDimensions(app::assetsFolder());
    EXPECT_TRUE(read) << read.problem().text;
    return *read;
}

}  // namespace sightline::test
