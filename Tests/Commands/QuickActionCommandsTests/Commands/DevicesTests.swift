// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@testable import QuickActionCommands

/// `quickaction devices`, and how `--device` is read.
@Suite struct DevicesTests {
  @Test("all devices are listed with their names, sizes and what is not verified")
  func lists() throws {
    for (arguments, name) in [([], "devices.txt"), (["--format", "json"], "list.devices.json")] {
      let run = CommandRun(["devices"] + arguments)
      #expect(run.exitCode == 0)
      let golden = Snapshot("Tests/Commands/QuickActionCommandsTests/Goldens/\(name)")
      try #expect(golden.mismatch(with: run.output) == nil)
    }
  }

  @Test(
    "a name without its generation is the newest device of its line, and which one is said",
    arguments: [
      (
        "iPhone SE",
        "note: 'iPhone SE' is the newest, 'iPhone SE (3rd generation)', 375x667; the name also matches 'iPhone SE (2nd generation)', 'iPhone SE (1st generation)'\n"
      ), ("iPhone SE 3", ""), ("iPhone SE (3rd generation)", ""), ("se3", ""),
    ])
  func newest(name: String, note: String) throws {
    let folder = try SampleFolder.copy()
    let run = CommandRun(["export", "@", "--device", name], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix(note))
    #expect(run.errors.contains("is the newest") == !note.isEmpty)
    #expect(run.output == CommandRun(["export", "@", "--device", "375x667"], in: folder).output)
  }

  @Test("what a shell completes is one word, and means the device that has the name")
  func completes() {
    #expect(DeviceOptions.completions.contains("iPhone-SE-3"))
    #expect(DeviceOptions.completions.allSatisfy { !$0.contains(" ") })
    for device in WidgetDevice.all {
      for name in device.names {
        let matches = WidgetDevice.matches(DeviceOptions.word(name))
        #expect(matches.map(\.name) == [name], "\(name)")
      }
    }
  }

  @Test(
    "a device that is not known never becomes one with another number",
    arguments: [
      (
        "iPhone SE 4",
        "use one of 'iPhone SE (3rd generation)', 'iPhone SE (2nd generation)', 'iPhone SE (1st generation)'"
      ), ("iPhone 15 Prp", "did you mean 'iPhone 15 Pro'?"),
      ("Pixel 9", "'quickaction devices' lists them"),
    ])
  func unknown(name: String, advice: String) throws {
    let folder = try SampleFolder.copy()
    let run = CommandRun(["export", "@", "--device", name], in: folder)
    #expect(run.errors == "error: unknown device '\(name)'; \(advice)\n")
    #expect(run.exitCode == 2)
  }
}
