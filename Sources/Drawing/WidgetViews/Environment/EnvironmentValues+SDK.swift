// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension EnvironmentValues {
  private struct SDKKey: EnvironmentKey {
    static var defaultValue: WidgetSDK? { nil }
  }

  /// The SDK that the widget is built with; nil if that does not matter, as for a view that is drawn for other ends than a phone.
  ///
  /// From the SDK of iOS 17 on, a view without `containerBackground` is drawn as a phone draws it: a sentence stands in its place.
  public var linkedSDK: WidgetSDK? {
    get { self[SDKKey.self] }
    set { self[SDKKey.self] = newValue }
  }
}
