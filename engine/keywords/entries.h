/// Every keyword's rule, one function and one file each, grouped as Appendix E comes to them.
/// Private to engine/keywords.
#pragma once
#include "engine/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

// After a Move.
KeywordRule agile();
KeywordRule charge();
KeywordRule relentless();
// Tokens for wounds.
KeywordRule immobilize();
KeywordRule poison();

}  // namespace sightline::engine::keywords
