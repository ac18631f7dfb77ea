#include "lists.hpp"

namespace arena {

std::vector<list> all_lists() { return {ours(), xxl(), matches(), classics(), card_classics()}; }

} // namespace arena
