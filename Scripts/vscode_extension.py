# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""The extension for Visual Studio Code as a package: a zip archive with two lists of what is in it."""

import json
import pathlib
from xml.sax.saxutils import quoteattr

import archives

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Packaging/vscode"

CONTENT_TYPES = {
    ".json": "application/json", ".js": "application/javascript", ".md": "text/markdown", ".txt": "text/plain",
    ".vsixmanifest": "text/xml",
}


def package(version):
    """The bytes of the '.vsix' file; the same for the same sources and SOURCE_DATE_EPOCH."""
    description = json.loads((SOURCE / "package.json").read_text(encoding="utf-8"))
    description["version"] = version
    files = {
        "[Content_Types].xml": content_types().encode(),
        "extension.vsixmanifest": manifest(description).encode(),
        "extension/package.json": (json.dumps(description, indent=2) + "\n").encode(),
        "extension/README.md": (SOURCE / "README.md").read_bytes(),
        "extension/LICENSE.txt": (ROOT / "LICENSE").read_bytes(),
    }
    for file in sorted(SOURCE.glob("*.js")):
        files[f"extension/{file.name}"] = file.read_bytes()
    return archives.zipped(files)


def content_types():
    defaults = "".join(
        f'<Default Extension="{suffix}" ContentType="{kind}"/>' for suffix, kind in CONTENT_TYPES.items())
    return ('<?xml version="1.0" encoding="utf-8"?>\n'
            f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{defaults}</Types>\n')


def manifest(description):
    """What the editor reads of an extension before it unpacks it."""
    name, publisher = quoteattr(description["name"]), quoteattr(description["publisher"])
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={quoteattr(description["version"])} Publisher={publisher}/>
    <DisplayName>{description["displayName"]}</DisplayName>
    <Description xml:space="preserve">{description["description"]}</Description>
    <Categories>{",".join(description["categories"])}</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(description["engines"]["vscode"])}/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""
