// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `generate` as a process: by another name, and on disks that take nothing.
@Suite(.enabled(if: Executable.file != nil, Executable.missing))
struct GenerateProcessTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  @Test("a link with the name of Xcode's generator takes its arguments, in a pipe of a shell, too")
  func link() throws {
    try folder.link("intentbuilderc", to: Executable.file?.path ?? "")
    let run = try Executable.shell(
      """
      PATH="$PWD:$PATH"
      intentbuilderc generate -dryRun -input \(SampleFolder.definition) -output out -classPrefix '' -language Swift -swiftVersion 5.0 | sort
      intentbuilderc generate -input \(SampleFolder.definition) -output out -classPrefix '' -language Swift -swiftVersion 5.0 && cat out/*.swift >all.swift
      intentbuilderc compile -input \(SampleFolder.definition) -output App.app/ -classPrefix ''
      intentbuilderc generate -input missing -output out
      """, in: folder)
    #expect(
      run.output
        == "out/QuickActionConfigurationIntent.swift\nout/TransitionDestination.swift\n")
    #expect(run.errors == "missing: error: there is no file 'missing'; check the path\n")
    #expect(run.exitCode == 2)
    #expect(folder.text(of: "all.swift")?.contains("class TransitionDestination") == true)
    #expect(
      folder.text(of: "App.app/QuickActionWidget.intentdefinition")
        == folder.text(of: SampleFolder.definition))
    let help = try Executable.shell("PATH=\"$PWD:$PATH\"; intentbuilderc help", in: folder)
    #expect(help.output.contains("USAGE: quickaction intentbuilderc") && help.exitCode == 0)
  }

  @Test("Xcode's versions come from its environment")
  func versions() throws {
    let run = try Executable.shell(
      "XCODE_VERSION_ACTUAL=1620 XCODE_PRODUCT_BUILD_VERSION=16C5032a quickaction intentbuilderc compile -input \(SampleFolder.definition) -output out",
      in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let text = folder.text(of: "out/QuickActionWidget.intentdefinition")
    #expect(text?.contains("<string>16.2</string>") == true)
    #expect(text?.contains("<string>16C5032a</string>") == true)
  }

  @Test(
    "on a full disk nothing changes, not even half of the files",
    .enabled(if: SmallDisk.isPossible, SmallDisk.missing))
  func fullDisk() throws {
    let disk = try SmallDisk(in: folder)
    defer { withExtendedLifetime(disk) {} }
    try folder.write("old", to: "disk/out/TransitionDestination.swift")
    try disk.fill()
    let run = try Executable.run(
      "generate", SampleFolder.definition, "-o", "disk/out", "--force", in: folder)
    #expect(run.errors.contains("the disk is full; nothing was changed\n"), "\(run.errors)")
    #expect(run.exitCode == 2)
    #expect(try folder.names(in: "disk/out") == ["TransitionDestination.swift"])
    #expect(folder.text(of: "disk/out/TransitionDestination.swift") == "old")
    let new = try Executable.run(
      "generate", SampleFolder.definition, "-o", "disk/new/deep", in: folder)
    #expect(new.exitCode == 2)
    #expect(try folder.names(in: "disk") == ["filling", "out"])
  }

  @Test(
    "on a disk that is read-only that is said",
    .enabled(if: SmallDisk.isPossible, SmallDisk.missing))
  func readOnlyDisk() throws {
    let disk = try SmallDisk(in: folder)
    defer { withExtendedLifetime(disk) {} }
    try disk.makeReadOnly()
    for output in ["disk/new", "disk", "disk/All.swift"] {
      let run = try Executable.run("generate", SampleFolder.definition, "-o", output, in: folder)
      #expect(run.errors.contains("cannot be written: permission denied"), "\(run.errors)")
      #expect(run.exitCode == 2)
    }
    #expect(try folder.names(in: "disk") == [])
  }
}
