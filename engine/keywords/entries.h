/// Every keyword's rule, one function and one file each, grouped as Appendix E comes to them.
/// Private to engine/keywords.
#pragma once
#include "engine/keywords/keyword_rule.h"

namespace sightline::engine::keywords {

// Defending.
KeywordRule block();
KeywordRule deflect();
KeywordRule guardian();
KeywordRule soresuMastery();

// Against dodging and cover.
KeywordRule blast();
KeywordRule highVelocity();

// Suppression, and after an attack.
KeywordRule suppressive();
KeywordRule nimble();

// Coming onto the battlefield: chosen in setup, ordered in round 1.
KeywordRule transport();
// At the start of an activation.
KeywordRule infiltrate();
// At the start of the Make Actions step.
KeywordRule compel();
KeywordRule scout();
KeywordRule speeder();
// After a Move.
KeywordRule agile();
KeywordRule charge();
KeywordRule relentless();
// At the end of an activation.
KeywordRule inspire();
KeywordRule masterOfTheForce();
// Tokens for wounds.
KeywordRule immobilize();
KeywordRule poison();

}  // namespace sightline::engine::keywords
