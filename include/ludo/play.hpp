#pragma once

#include <ludo/play/any_table.hpp>
#include <ludo/play/record.hpp>
#include <ludo/play/table.hpp>
#include <ludo/play/view.hpp>
