// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A way from a screen to another one, which is never gone.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// The name of the way; nil for none.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it ends at.
  public let destination: UIViewController
  /// Creates a way between screens.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
  /// Does nothing, as a widget has no screen.
  open func perform() {}
}

/// Views in a file, which is not read.
@MainActor @preconcurrency open class UINib: NSObject {
  /// Creates views of a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
  /// Creates views of data.
  public init(data: Data, bundle bundleOrNil: Bundle?) { super.init() }
  /// Returns an empty array, as a widget has no screen.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil)
    -> [Any]
  { [] }
}

extension Bundle {
  /// Returns nil, as no file of views is read.
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil)
    -> [Any]?
  { nil }
}
