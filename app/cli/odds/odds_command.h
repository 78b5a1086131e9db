/// `sightline-cli odds`: the probability distribution of the wounds of an attack.
#pragma once
#include <iosfwd>
#include <string>

namespace sightline::app {

/// Text for `--help`: every field of the request and of the answer.
std::string oddsFields();

/// Reads the specification of one attack. Prints the exact distribution of its wounds: {"wounds":
/// {"0": chance, ...}, "mean", "suppression", "policy"}. Returns 0, or 1 with the reason on
/// `errors` if the request is refused.
int oddsCommand(std::istream& input, std::ostream& output, std::ostream& errors);

}  // namespace sightline::app
