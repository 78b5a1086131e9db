/// Unit cards from their data files (assets/catalogue/units/*.json).
#pragma once
#include "engine/catalogue/unit_card.h"
#include "engine/files/json_reader.h"
#include "geometry/dimensions.h"

namespace sightline::engine {

/// Every card of one file. Problems name file, pointer and what was expected, such as a base that the
/// dimensions do not know.
Result<std::vector<UnitCard>> readUnitCards(const nlohmann::json& json, const std::string& where,
                                            const geometry::Dimensions& dimensions);

/// One of the unit types by its name in the data, such as "ground vehicle".
UnitType readUnitType(const JsonAt& at);

}  // namespace sightline::engine
