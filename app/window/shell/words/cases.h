/// Combines lambdas to one visitor for `std::visit(Cases{...}, what)`, with one lambda for each
/// alternative of the variant.
#pragma once

namespace sightline::app {

template <class... Case>
struct Cases : Case... {
    using Case::operator()...;
};
template <class... Case>
Cases(Case...) -> Cases<Case...>;

}  // namespace sightline::app
