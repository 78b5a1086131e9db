/// The numbers and permissions of an attack as text, one entry for each of them, so that a test can
/// compare them and name the one that differs.
#pragma once
#include <map>
#include <string>

#include "engine/legion/rules/attack_numbers/attack_terms.h"

namespace sightline::engine::test {

/// The entries of the terms, by name. The reasons are part of an entry.
std::map<std::string, std::string> termsInWords(const AttackTerms& terms);

}  // namespace sightline::engine::test
