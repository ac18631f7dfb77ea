"""Cards, cells, seats and sets of them as gdb prints them: (gdb) source ludotheque_gdb.py"""

import re

import gdb
import gdb.printing

LUDO = r"^(?:const )?ludo::(?:v\d+_\d+::)?"  # the namespace may have the version in it


def name_of(type_):
    return type_.unqualified().strip_typedefs().name or ""


def letters(type_name):
    """The texts among the template arguments of a type, which compilers write as "123" or as {49, 50, 51, 0}."""
    found = []
    for text, numbers in re.findall(r'fixed_text<[^>]*>\{+(?:"([^"]*)"|(?:char ?\[\d+\])?\{?([\d, ]*)\}?)\}+', type_name):
        found.append(text or "".join(chr(int(each)) for each in numbers.split(",") if each.strip() and int(each)))
    return found


def thing(type_name, index):
    """The thing of a type that has this number."""
    if index < 0:
        return "nobody"
    if match := re.match(LUDO + r"grid_cell<(?:ludo::(?:v\d+_\d+::)?rectangle)?\{(?:\.?\w* ?= ?)?(\d+), (?:\.?\w* ?= ?)?(\d+)\}", type_name):
        row, column = divmod(index, int(match.group(2)))
        return f"{chr(ord('a') + column)}{row + 1}" if int(match.group(2)) <= 26 else f"row {row + 1}, column {column + 1}"
    texts = letters(type_name) if re.match(LUDO + "card<", type_name) else []
    if len(texts) >= 2:
        symbols, colours, singles = (texts + [""])[:3]
        colour, symbol = divmod(index, len(symbols)) if symbols else (0, index)
        return symbols[symbol] + colours[colour] if colour < len(colours) else singles[index - len(symbols) * len(colours)]
    if re.match(LUDO + "xxl::card$", type_name):
        low, digits = 0, 11
        while index >= digits - low - 1:
            index -= digits - low - 1
            low += 1
        return f"{low}|{low + 1 + index}"
    return str(index)


class Thing:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        name = name_of(self.value.type)
        if re.match(LUDO + "card<", name):
            code, texts = int(self.value["code_"]), letters(name)
            if code == 255 or len(texts) < 2:
                return "?" if code == 255 else f"symbol {code & 15}, colour {code >> 4}"
            colour, symbol = code >> 4, code & 15
            return texts[0][symbol] + texts[1][colour] if colour < len(texts[1]) else (texts + [""])[2][symbol]
        member = "number_" if "xxl::card" in name else "index_"
        index = int(self.value[member])
        return "?" if member == "number_" and index == 255 else thing(name, index)


class Things:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        name = name_of(self.value.type)
        if re.match(LUDO + "seat_set<", name):
            of, words = "", [int(self.value["bits_"])]
        else:
            of, array = name_of(self.value.type.strip_typedefs().template_argument(0)), self.value["bits_"]["word"]["_M_elems"]
            words = [int(array[i]) for i in range(array.type.strip_typedefs().range()[1] + 1)]
        inside = [64 * place + bit for place, word in enumerate(words) for bit in range(64) if word >> bit & 1]
        return "{" + " ".join(thing(of, each) for each in inside) + "}"


def printers():
    found = gdb.printing.RegexpCollectionPrettyPrinter("ludotheque")
    found.add_printer("thing", LUDO + r"(?:card<.*>|grid_cell<.*>|seat|xxl::(?:v\d+_\d+::)?card)$", Thing)
    found.add_printer("set", LUDO + r"(?:index_set|seat_set)<.*>$", Things)
    return found


gdb.printing.register_pretty_printer(gdb.current_objfile(), printers(), replace=True)
