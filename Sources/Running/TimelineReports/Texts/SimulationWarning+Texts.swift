// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation

extension SimulationWarning {
  /// The sentence on what was found and what to do, in a language.
  func sentence(_ texts: RunTexts) -> String {
    let text: RunText =
      switch id {
      case .closeEntries: .warnCloseEntries
      case .reloadsOverBudget: .warnOverBudget
      case .singleEntryAtEnd: .warnSingleEntry
      case .agingData: .warnAgingData
      case .reloadStorm: .warnReloadStorm
      case .everyDeviceAtOnce: .warnEveryDevice
      case .pastEntries: .warnPastEntries
      case .unsortedEntries: .warnUnsorted
      case .duplicateEntries: .warnDuplicate
      case .noEntries: .warnNoEntries
      case .lateFirstEntry: .warnLateFirst
      case .tooManyEntries: .warnTooMany
      case .pastPolicy: .warnPastPolicy
      case .providerFailed: .warnFailed
      case .providerTimedOut: .warnTimedOut
      }
    let words = texts(text)
    return words.isEmpty ? sentence : words
  }
}
