// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that says which of the app's scenes it is meant for.
public protocol TargetContentProvidingIntent: AppIntent {
  /// The identifier by which the app finds the scene.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The default identifier: the name of the type.
  public var contentIdentifier: String { String(describing: Self.self) }
}
