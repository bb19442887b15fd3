# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Archives that are the same bytes for the same files: one time, SOURCE_DATE_EPOCH, no owner, and names in order."""

import gzip
import io
import lzma
import os
import tarfile
import time
import zipfile

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])

# How much is compressed, from 1 to 9.
LEVEL = 9


def mode(name):
    """The permissions of a file in an archive."""
    return 0o755 if name.endswith("bin/quickaction") or name.endswith("scripts/quickaction") else 0o644


def tar(files, compress):
    """An archive of files, which are contents by name."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(content), EPOCH, mode(name)
            archive.addfile(entry, io.BytesIO(content))
    return compress(buffer.getvalue())


def xz(data):
    return lzma.compress(data, preset=LEVEL)


def gz(data):
    return gzip.compress(data, compresslevel=LEVEL, mtime=EPOCH)


def zipped(files):
    """A zip archive of files, which are contents by name, in the order given."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, time.gmtime(EPOCH)[:6])
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode(name)) << 16
            archive.writestr(entry, content, compresslevel=LEVEL)
    return buffer.getvalue()
