#pragma once

#include <ludo/play/in_sight.hpp>
#include <ludo/play/knowledge_key.hpp>
#include <ludo/play/record.hpp>
#include <ludo/play/table.hpp>
#include <ludo/play/told.hpp>
#include <ludo/play/unchecked.hpp>
#include <ludo/play/view.hpp>
