# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Reads the index that a debug build leaves, through the toolchain's own library.

A build writes a unit for each source file and a record of the symbols that it names. The library's functions take blocks, which
Python has none of; those that end in '_f' take a function and a context instead, and are called here.
"""

import ctypes
import os
import pathlib
import shutil

REFERENCE = 1 << 2
DEFINITION = 1 << 1
IMPLICIT = 1 << 8
# 'indexstore_unit_dependency_kind_t'.
RECORD = 2
# 'indexstore_symbol_language_t'.
C_LANGUAGES = (0, 1, 2)


class StringRef(ctypes.Structure):
    """Bytes that belong to the index, and their number."""

    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace") if self.length else ""


NAME_CALL = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringRef)
VALUE_CALL = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def toolchain():
    """The folder 'usr' of the toolchain whose 'swift' is called here."""
    swift = shutil.which("swift")
    if swift is None:
        raise FileNotFoundError("no 'swift' is on the PATH")
    return pathlib.Path(os.path.realpath(swift)).parent.parent


class IndexStore:
    """The index of a build, 'index/store' in its folder."""

    def __init__(self, path):
        extension = "dylib" if os.uname().sysname == "Darwin" else "so"
        self.library = ctypes.CDLL(str(toolchain() / "lib" / f"libIndexStore.{extension}"))
        self._declare()
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(os.fsencode(path), ctypes.byref(error))
        if not self.store:
            reason = self.library.indexstore_error_get_description(error).decode()
            raise FileNotFoundError(f"{path}: {reason}")

    def _declare(self):
        pointer, text, number = ctypes.c_void_p, StringRef, ctypes.c_uint
        for name, result, arguments in [
            ("error_get_description", ctypes.c_char_p, [pointer]),
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("store_units_apply_f", ctypes.c_bool, [pointer, number, pointer, NAME_CALL]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_reader_is_system_unit", ctypes.c_bool, [pointer]),
            ("unit_reader_get_main_file", text, [pointer]),
            ("unit_reader_get_module_name", text, [pointer]),
            ("unit_reader_get_working_dir", text, [pointer]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, VALUE_CALL]),
            ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
            ("unit_dependency_get_name", text, [pointer]),
            ("unit_dependency_get_filepath", text, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("record_reader_symbols_apply_f", ctypes.c_bool, [pointer, ctypes.c_bool, pointer, VALUE_CALL]),
            ("record_reader_occurrences_of_symbols_apply_f", ctypes.c_bool,
             [pointer, pointer, ctypes.c_size_t, pointer, ctypes.c_size_t, pointer, VALUE_CALL]),
            ("symbol_get_usr", text, [pointer]),
            ("symbol_get_name", text, [pointer]),
            ("symbol_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
            ("occurrence_get_line_col", None, [pointer, pointer, pointer]),
        ]:
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, "_" + name, function)

    def units(self):
        """Each source file that was compiled, as the module, the file's path below the package, and the name of its record."""
        names = []

        def add(_, name):
            names.append(str(name))
            return True

        self._store_units_apply_f(self.store, 1, None, NAME_CALL(add))
        for name in names:
            unit = self._unit_reader_create(self.store, name.encode(), None)
            if not unit:
                continue
            main = str(self._unit_reader_get_main_file(unit))
            if main and not self._unit_reader_is_system_unit(unit):
                folder = str(self._unit_reader_get_working_dir(unit))
                record = self._record(unit, main)
                if record:
                    # The folder need not exist any more: CI's build and this check may see the package under two names.
                    path = os.path.relpath(main, folder) if os.path.isabs(main) else main
                    yield str(self._unit_reader_get_module_name(unit)), path, record
            self._unit_reader_dispose(unit)

    def _record(self, unit, main):
        found = []

        def look(_, dependency):
            if self._unit_dependency_get_kind(dependency) == RECORD:
                if str(self._unit_dependency_get_filepath(dependency)) == main:
                    found.append(str(self._unit_dependency_get_name(dependency)))
            return True

        self._unit_reader_dependencies_apply_f(unit, None, VALUE_CALL(look))
        return found[0] if found else None

    def occurrences(self, record, wanted):
        """The lines at which a record names the symbols that 'wanted' takes, given their USR and their name.

        Gives the USR, the name, the line and the roles of each.
        """
        reader = self._record_reader_create(self.store, record.encode(), None)
        if not reader:
            return []
        symbols, places = [], []

        def choose(_, symbol):
            if wanted(str(self._symbol_get_usr(symbol)), str(self._symbol_get_name(symbol))):
                symbols.append(symbol)
            return True

        def place(_, occurrence):
            symbol = self._occurrence_get_symbol(occurrence)
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self._occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            places.append((
                str(self._symbol_get_usr(symbol)), str(self._symbol_get_name(symbol)), line.value,
                self._occurrence_get_roles(occurrence)))
            return True

        self._record_reader_symbols_apply_f(reader, False, None, VALUE_CALL(choose))
        if symbols:
            array = (ctypes.c_void_p * len(symbols))(*symbols)
            self._record_reader_occurrences_of_symbols_apply_f(
                reader, array, len(symbols), None, 0, None, VALUE_CALL(place))
        self._record_reader_dispose(reader)
        return places
