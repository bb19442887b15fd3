// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import TimelineSimulation

/// Whether to list the system settings.
struct SystemRuleListOptions: ParsableArguments {
  @Flag(name: .customLong("rules"), help: "List the system settings with their values and sources.")
  var listsRules = false
}

/// The system settings, which decide when a widget is reloaded.
struct SystemRuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Change a system setting, such as minimum-interval=1m. Repeatable; 'quickaction timeline --rules' lists them.",
      valueName: "name=value"))
  var settings: [String] = []

  @Flag(
    help:
      "Simulate a run from Xcode: no reload is counted or waits for an earlier one.")
  var debugger = false

  /// The system settings.
  func rules() throws -> ReloadRules {
    var rules = ReloadRules()
    if debugger {
      rules.isBudgeted = false
      rules.minimumInterval = .zero
    }
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw CommandFailure(
          "'\(setting)' is not a setting with a value; write it as minimum-interval=1m", exitCode: 2
        )
      }
      do throws(ReloadRulesError) {
        try rules.set(String(parts[0]), to: String(parts[1]))
      } catch {
        throw CommandFailure("\(error)", exitCode: 2)
      }
    }
    return rules
  }
}
