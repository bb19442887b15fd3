// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import TimelineSimulation
import WidgetViews

/// The format of the result.
struct LoadResultOptions: ParsableArguments {
  @Option(help: OutputForms<Load.Format>.help)
  var format: Load.Format?

  @Option(
    help: ArgumentHelp(
      "With json: the bucket size of a series.", valueName: "length"))
  var resolution = "1m"

  @Option(
    help: ArgumentHelp("With svg: draw a light or a dark picture.", valueName: "appearance"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var appearance = ColorScheme.light.rawValue

  /// The seconds that each number of a series is for.
  func seconds() throws -> Int {
    guard let seconds = DurationText.duration(resolution)?.components.seconds,
      (1...86_400).contains(seconds)
    else {
      throw CommandFailure(
        "'\(VisibleText.of(resolution))' is not a length of time for '--resolution'; use 1s to 1d",
        exitCode: 2)
    }
    return Int(seconds)
  }
}
