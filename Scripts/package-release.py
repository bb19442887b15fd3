#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""Write what a release consists of. Scripts/release.sh calls this.

    Scripts/package-release.py archive --version V --platform P --from DIR [--fonts DIR] [--engines DIR] [--fast] OUTPUT
    Scripts/package-release.py packages --version V [--repository OWNER/NAME] [--fast] OUTPUT

'archive' packs the executable in DIR, its manual and its completions. 'packages' makes the packages of npm, PyPI,
SwiftPM, Homebrew and Docker from the archives in OUTPUT, one or several, the extension for Visual Studio Code, and the
checksums of it all. The same input gives the same bytes; archives.py says how.
"""

import argparse
import base64
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import tarfile

import archives
import vscode_extension

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "Packaging"
SUMMARY = "Check, arrange and preview configurable iOS widgets without Xcode"

# A static executable needs no C library of a certain kind, so that its wheel fits every Linux that pip knows.
PLATFORMS = {
    "linux-x86_64": {
        "triples": ["x86_64-unknown-linux-gnu"],
        "npm": ("linux-x64", ["linux"], ["x64"]),
        "wheel": ["manylinux2014_x86_64", "manylinux_2_17_x86_64", "musllinux_1_1_x86_64"],
        "docker": "amd64",
    },
    "linux-arm64": {
        "triples": ["aarch64-unknown-linux-gnu"],
        "npm": ("linux-arm64", ["linux"], ["arm64"]),
        "wheel": ["manylinux2014_aarch64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"],
        "docker": "arm64",
    },
    "macos-universal": {
        "triples": ["arm64-apple-macosx", "x86_64-apple-macosx"],
        "npm": ("darwin", ["darwin"], ["x64", "arm64"]),
        "wheel": ["macosx_15_0_universal2"],
    },
}

# What the executable for macOS needs beside it on systems before 26, where 'Span' is in no library of the system.
SPAN_LIBRARY = "libswiftCompatibilitySpan.dylib"

LINKED_STATICALLY = """
The executables for Linux are linked statically. They hold the GNU C Library, Copyright 1991-2026 the Free Software
Foundation, Inc., licensed under the GNU Lesser General Public License, Version 2.1 or later
(https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html); Scripts/release.sh of the source links them anew.
"""


def executables(files):
    """The executable of an archive, and what has to lie beside it, by name."""
    return {path[len("bin/") :]: data for path, data in files.items() if path.startswith("bin/")}


def notices(platform, with_fonts=True):
    """The files that say what may be done with an executable and the fonts beside it, by name."""
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    if platform.startswith("linux"):
        notice += LINKED_STATICALLY + (CARRIED_FONTS if with_fonts else "")
    return {"LICENSE": (ROOT / "LICENSE").read_bytes(), "NOTICE": notice.encode()}


# Where an executable finds the sources of the modules that own widgets are compiled against, and the examples.
ENGINE = "share/quickaction/engine/"


def engine():
    """The sources of the modules with Apple's names, which 'quickaction build' compiles on the machine that it runs on."""
    described = subprocess.run(
        ["swift", "package", "dump-package"],
        cwd=ROOT, env={**os.environ, "QUICKACTION_ENGINE_ONLY": "1"}, check=True, capture_output=True,
    ).stdout
    folders = {target.get("path") or f"Sources/{target['name']}" for target in json.loads(described)["targets"]}
    files = {f"{ENGINE}Package.swift": (ROOT / "Package.swift").read_bytes()}
    for folder in sorted(folders | {"Sources/Apple/PreviewMacros", "Sources/Apple/Services"}):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not any(part.endswith(".docc") or part.startswith(".") for part in path.relative_to(ROOT).parts):
                files[f"{ENGINE}{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    # The packages that commands open by a short name are next to the sources, as in a clone.
    for path in sorted((ROOT / "Examples/Widgets").rglob("*")):
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(ROOT).parts):
            files[f"{ENGINE}{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    # The guides that 'quickaction mcp' serves, among them what the modules offer of Apple's.
    for path in sorted((ROOT / "Documentation").glob("*.md")):
        if not path.stem.endswith(".ja") and path.stem != "README":
            files[f"{ENGINE}{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    return files


# Where an executable finds fonts on a machine without any, and those of them that widgets use.
FONTS = "share/quickaction/fonts/"
STYLES = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black", "Italic", "BoldItalic"]

CARRIED_FONTS = f"""
{FONTS} has the font Inter, Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter), as Debian's
package fonts-inter has it, licensed under the SIL Open Font License, Version 1.1; its text is in that folder.
"""


def fonts(folder):
    """The fonts of Debian's package fonts-inter, with its license."""
    folder = pathlib.Path(folder)
    files = {f"{FONTS}Inter-{style}.otf": (folder / f"Inter-{style}.otf").read_bytes() for style in STYLES}
    license = folder.parents[2] / "doc/fonts-inter/copyright"
    return {**files, f"{FONTS}LICENSE": license.read_bytes()}


# The same modules, built, by names that tell their sources and toolchain; only the archive carries them.
ENGINES = "share/quickaction/engines/"


def engines(folder):
    """The modules for widgets as 'quickaction build' keeps them, but for the services that it has compiled since."""
    folder = pathlib.Path(folder)
    files = {}
    for mark in folder.glob("[!.]*/engine.json"):
        for path in sorted(mark.parent.rglob("*")):
            name = path.relative_to(folder)
            if path.is_file() and name.parts[1] != "services":
                files[f"{ENGINES}{name.as_posix()}"] = path.read_bytes()
    return files


def pretty(value):
    return (json.dumps(value, indent=2) + "\n").encode()


class Release:
    """The packages of one version in one folder."""

    def __init__(self, version, output, repository=None):
        self.version, self.output, self.repository = version, pathlib.Path(output), repository

    def write(self, name, data):
        (self.output / name).write_bytes(data)
        print(f"{len(data) / 1e6:7.2f} MB  {name}")

    def archive_name(self, platform):
        return f"quickaction-{self.version}-{platform}"

    def archive(self, platform, folder, font_folder=None, engine_folder=None):
        """Packs an executable with what belongs to it, in the folders where systems look for that."""
        folder = pathlib.Path(folder)
        files = {
            "bin/quickaction": (folder / "quickaction").read_bytes(),
            "share/bash-completion/completions/quickaction": (folder / "completions/bash").read_bytes(),
            "share/zsh/site-functions/_quickaction": (folder / "completions/zsh").read_bytes(),
            "share/fish/vendor_completions.d/quickaction.fish": (folder / "completions/fish").read_bytes(),
        }
        if (folder / SPAN_LIBRARY).exists():
            files[f"bin/{SPAN_LIBRARY}"] = (folder / SPAN_LIBRARY).read_bytes()
        for page in (folder / "manual").iterdir():
            # 'man quickaction validate' looks for a page with a hyphen.
            name = page.name[: -len(".1")].replace(".", "-") + ".1"
            text = page.read_text(encoding="utf-8")
            commands = (other.name[len("quickaction.") : -len(".1")] for other in (folder / "manual").iterdir())
            # A command of a command first, as its name begins with that of the other.
            for command in sorted(commands, key=len, reverse=True):
                if command:
                    page_name = command.replace(".", "-")
                    text = text.replace(f"quickaction.{command}", f"quickaction-{page_name}")
                    text = text.replace(f"QUICKACTION.{command.upper()}", f"QUICKACTION-{page_name.upper()}")
            files[f"share/man/man1/{name}"] = text.encode()
        for name, content in notices(platform).items():
            files[f"share/doc/quickaction/{name}"] = content
        if platform.startswith("linux"):
            files.update(engine())
            files.update(fonts(font_folder))
            if engine_folder:
                files.update(engines(engine_folder))
        name = self.archive_name(platform)
        self.write(f"{name}.tar.xz", archives.tar({f"{name}/{path}": content for path, content in files.items()}, archives.xz))

    def packages(self):
        """Makes all other packages from the archives."""
        builds = {}
        for platform in PLATFORMS:
            archive = self.output / f"{self.archive_name(platform)}.tar.xz"
            if archive.exists():
                with tarfile.open(archive) as content:
                    prefix = self.archive_name(platform) + "/"
                    builds[platform] = {
                        entry.name[len(prefix) :]: content.extractfile(entry).read() for entry in content.getmembers()
                    }
        if not builds:
            raise SystemExit(f"there is no archive of version {self.version} in {self.output}")
        self.npm(builds)
        self.wheels(builds)
        self.plugins(builds)
        self.docker(builds)
        self.write(f"quickaction-{self.version}.vsix", vscode_extension.package(self.version))
        if self.repository:
            self.formula(builds)
        self.checksums()

    def npm(self, builds):
        """A package for each machine, and one that has them as optional dependencies and runs the one that fits."""
        common = {"version": self.version, "description": SUMMARY, "license": "Apache-2.0"}
        if self.repository:
            common["repository"] = {"type": "git", "url": f"git+https://github.com/{self.repository}.git"}
        names = {}
        for platform, files in builds.items():
            short, systems, processors = PLATFORMS[platform]["npm"]
            names[f"@quickaction/{short}"] = self.version
            package = {"name": f"@quickaction/{short}", **common, "os": systems, "cpu": processors}
            content = {
                "package.json": pretty({**package, "preferUnplugged": True}),
                **{f"bin/{name}": data for name, data in executables(files).items()},
                "README.md": f"The executable of `quickaction` for {platform}; install `quickaction`.\n".encode(),
                **{path: data for path, data in files.items() if path.startswith((ENGINE, FONTS))},
                **notices(platform),
            }
            name = f"quickaction-{short}-{self.version}.tgz"
            self.write(name, archives.tar({f"package/{path}": data for path, data in content.items()}, archives.gz))
        package = {
            "name": "quickaction",
            **common,
            "bin": {"quickaction": "quickaction.js"},
            "engines": {"node": ">=14"},
            "optionalDependencies": names,
        }
        content = {
            "package.json": pretty(package),
            "quickaction.js": (PACKAGING / "npm/quickaction.js").read_bytes(),
            "README.md": (PACKAGING / "description.md").read_bytes(),
            **notices("any"),
        }
        self.write(
            f"quickaction-{self.version}.tgz", archives.tar({f"package/{path}": data for path, data in content.items()}, archives.gz)
        )

    def wheels(self, builds):
        """A wheel for each machine, whose executable pip puts among the scripts."""
        for platform, files in builds.items():
            tags = PLATFORMS[platform]["wheel"]
            information = f"quickaction-{self.version}.dist-info"
            metadata = [
                "Metadata-Version: 2.4",
                "Name: quickaction",
                f"Version: {self.version}",
                f"Summary: {SUMMARY}",
                "License-Expression: Apache-2.0",
                "License-File: LICENSE",
                "License-File: NOTICE",
                "Requires-Python: >=3.8",
                "Description-Content-Type: text/markdown",
            ]
            if self.repository:
                metadata.append(f"Project-URL: Source, https://github.com/{self.repository}")
            description = (PACKAGING / "description.md").read_text(encoding="utf-8")
            wheel = ["Wheel-Version: 1.0", "Generator: package-release", "Root-Is-Purelib: false"]
            wheel += [f"Tag: py3-none-{tag}" for tag in tags]
            content = {f"quickaction-{self.version}.data/scripts/{name}": data for name, data in executables(files).items()}
            for path, data in files.items():
                if path.startswith((ENGINE, FONTS)):
                    content[f"quickaction-{self.version}.data/data/{path}"] = data
            for name, data in notices(platform).items():
                content[f"{information}/licenses/{name}"] = data
            content[f"{information}/METADATA"] = ("\n".join(metadata) + "\n\n" + description).encode()
            content[f"{information}/WHEEL"] = ("\n".join(wheel) + "\n").encode()
            record = ""
            for name, data in content.items():
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                record += f"{name},sha256={digest},{len(data)}\n"
            content[f"{information}/RECORD"] = f"{record}{information}/RECORD,,\n".encode()
            self.write(f"quickaction-{self.version}-py3-none-{'.'.join(tags)}.whl", archives.zipped(content))

    def plugins(self, builds):
        """The executables as SwiftPM takes them, and a package of the plugins that runs them."""
        bundle = "quickaction.artifactbundle"
        variants, content = [], {}
        for platform, files in builds.items():
            path = f"{self.archive_name(platform)}/bin/quickaction"
            variants.append({"path": path, "supportedTriples": PLATFORMS[platform]["triples"]})
            for name, data in executables(files).items():
                content[f"{bundle}/{self.archive_name(platform)}/bin/{name}"] = data
            for name, data in notices(platform, with_fonts=False).items():
                content[f"{bundle}/{self.archive_name(platform)}/{name}"] = data
        artifact = {"type": "executable", "version": self.version, "variants": variants}
        content[f"{bundle}/info.json"] = pretty({"schemaVersion": "1.0", "artifacts": {"quickaction": artifact}})
        name = f"quickaction-{self.version}.artifactbundle.zip"
        data = archives.zipped(dict(sorted(content.items())))
        self.write(name, data)
        package = {"LICENSE": (ROOT / "LICENSE").read_bytes(), "NOTICE": (ROOT / "NOTICE").read_bytes()}
        for source in sorted((ROOT / "Plugins").glob("*/*.swift")):
            # Here the tool of the build is the whole executable, which takes the same arguments.
            text = source.read_bytes().replace(b'"ValidateIntentsTool"', b'"quickaction"')
            package[str(source.relative_to(ROOT))] = text
        if self.repository:
            url = f"https://github.com/{self.repository}/releases/download/v{self.version}/{name}"
            checksum = hashlib.sha256(data).hexdigest()
            target = f'.binaryTarget(\n      name: "quickaction", url: "{url}",\n      checksum: "{checksum}")'
        else:
            target = f'.binaryTarget(name: "quickaction", path: "{bundle}")'
            package.update(content)
        manifest = (PACKAGING / "plugins/Package.swift.in").read_text(encoding="utf-8")
        package["Package.swift"] = manifest.replace("@BINARY_TARGET@", target).encode()
        folder = f"quickaction-plugins-{self.version}"
        self.write(f"{folder}.tar.xz", archives.tar({f"{folder}/{path}": data for path, data in package.items()}, archives.xz))

    def docker(self, builds):
        """The context of both images: a root file system for each architecture, and the sources of the modules for widgets."""
        context = self.output / "docker"
        shutil.rmtree(context, ignore_errors=True)
        context.mkdir()
        for name in ("Dockerfile", "swift.Dockerfile"):
            shutil.copyfile(PACKAGING / name, context / name)
        sources = {
            "engine/" + name[len(ENGINE) :]: data
            for files in builds.values()
            for name, data in files.items()
            if name.startswith(ENGINE)
        }
        for name, data in sources.items():
            (context / name).parent.mkdir(parents=True, exist_ok=True)
            (context / name).write_bytes(data)
        for platform, files in builds.items():
            if "docker" not in PLATFORMS[platform]:
                continue
            for name, data in files.items():
                if name.startswith(("bin/", "share/doc/", FONTS)):
                    file = context / PLATFORMS[platform]["docker"] / name
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(data)
                    file.chmod(archives.mode(name))

    def formula(self, builds):
        """A formula for Homebrew, with the archives that there are."""
        blocks = ""
        for platform, (system, processor) in {
            "macos-universal": ("macos", None),
            "linux-x86_64": ("linux", "intel"),
            "linux-arm64": ("linux", "arm"),
        }.items():
            if platform not in builds:
                continue
            name = f"{self.archive_name(platform)}.tar.xz"
            url = f"https://github.com/{self.repository}/releases/download/v{self.version}/{name}"
            digest = hashlib.sha256((self.output / name).read_bytes()).hexdigest()
            lines = [f'url "{url}"', f'sha256 "{digest}"']
            if processor:
                lines = [f"on_{processor} do", *(f"  {line}" for line in lines), "end"]
            blocks += "\n".join([f"  on_{system} do", *(f"    {line}" for line in lines), "  end", "", ""])
        formula = (PACKAGING / "quickaction.rb.in").read_text(encoding="utf-8")
        for word, text in {"REPOSITORY": self.repository, "VERSION": self.version, "ARCHIVES\n": blocks}.items():
            formula = formula.replace(f"@{word.strip()}@" + ("\n" if word.endswith("\n") else ""), text)
        self.write("quickaction.rb", formula.encode())

    def checksums(self):
        """SHA256SUMS, which 'sha256sum --check' reads."""
        lines = ""
        for file in sorted(self.output.iterdir()):
            if file.is_file() and (self.version in file.name or file.suffix == ".rb"):
                lines += f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        (self.output / "SHA256SUMS").write_text(lines, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    archive = commands.add_parser("archive")
    archive.add_argument("--platform", choices=PLATFORMS, required=True)
    archive.add_argument("--from", dest="folder", required=True)
    archive.add_argument("--fonts", help="for Linux: the folder of the fonts of Debian's package fonts-inter")
    archive.add_argument("--engines", help="for Linux: the folder of built modules for widgets, in the cache of 'quickaction build'")
    packages = commands.add_parser("packages")
    packages.add_argument("--repository")
    for command in (archive, packages):
        command.add_argument("--version", required=True)
        command.add_argument("--fast", action="store_true", help="compress less, for a check")
        command.add_argument("output")
    arguments = parser.parse_args()
    if arguments.fast:
        archives.LEVEL = 1
    if arguments.command == "archive":
        Release(arguments.version, arguments.output).archive(
            arguments.platform, arguments.folder, arguments.fonts, arguments.engines
        )
    else:
        Release(arguments.version, arguments.output, arguments.repository).packages()


if __name__ == "__main__":
    main()
