// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension EnvironmentValues {
  private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether gauges and progress views show no label of what they are.
  package var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
