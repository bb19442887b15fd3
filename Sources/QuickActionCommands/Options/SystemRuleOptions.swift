// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import TimelineSimulation

/// Whether the system's rules are listed.
struct SystemRuleListOptions: ParsableArguments {
  @Flag(name: .customLong("rules"), help: "List the system's rules with their values and sources.")
  var listsRules = false
}

/// The system's rules: when it reloads a widget.
struct SystemRuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Set a rule of the system, such as minimum-interval=1m; several: repeat it. 'quickaction timeline --rules' lists them.",
      valueName: "name=value"))
  var settings: [String] = []

  @Flag(
    help:
      "Run as from Xcode: reloads are not counted, and none waits for the one before it.")
  var debugger = false

  /// The rules.
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
          "'\(setting)' sets no rule; write it as in minimum-interval=1m", exitCode: 2)
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
