// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The SDK that a widget was built with: a newer system treats a widget of an older SDK as the systems of that time did.
public struct WidgetSDK: Hashable, Sendable {
  /// Every release since there are widgets; the numbers jump from 18 to 26.
  public static let all = [14, 15, 16, 17, 18, 26].map(WidgetSDK.init(release:))

  /// The newest that is known, iOS 26.
  public static let newest = WidgetSDK(release: 26)

  /// The release of iOS that the SDK is of.
  public let release: Int

  private init(release: Int) {
    self.release = release
  }

  /// Finds the SDK of a release.
  ///
  /// - Parameter name: The release, as in `17`, `17.2` or `iOS 17`; nil is returned for one that does not exist.
  public init?(_ name: some StringProtocol) {
    var number = name.lowercased()[...]
    if number.hasPrefix("ios") { number = number.dropFirst(3) }
    number = number.drop { $0 == " " }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let release = parts.first.flatMap({ Int($0) }),
      let known = Self.all.first(where: { $0.release == release })
    else { return nil }
    self = known
  }

  /// Whether the system keeps content away from the edges, and shows a sentence in place of a widget that does not say what its background is.
  ///
  /// Source: WWDC23 session 10027 for the margins; issues of public apps for the sentence, on Home and Lock Screens.
  public var separatesBackgrounds: Bool { release >= 17 }
}

extension WidgetSDK: Comparable {
  /// Whether the first is the older one.
  public static func < (first: WidgetSDK, second: WidgetSDK) -> Bool {
    first.release < second.release
  }
}

extension WidgetSDK: CustomStringConvertible {
  /// The release, as in `17`.
  public var description: String { String(release) }
}
