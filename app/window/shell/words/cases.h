/// One function for each alternative of a variant: `std::visit(Cases{...}, what)`.
#pragma once

namespace sightline::app {

template <class... Case>
struct Cases : Case... {
    using Case::operator()...;
};
template <class... Case>
Cases(Case...) -> Cases<Case...>;

}  // namespace sightline::app
