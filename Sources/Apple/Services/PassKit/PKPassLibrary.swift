// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// A kind of passes.
public enum PKPassType: UInt, Sendable {
  /// Tickets and cards with a code.
  case barcode = 0
  /// Cards that pay, kept in the secure element.
  case secureElement = 1
  /// Passes of every type.
  case any = 0xFFFF_FFFF
}

/// What became of passes that were to be added.
public enum PKPassLibraryAddPassesStatus: Int, Sendable {
  /// They are in the library.
  case didAddPasses = 0
  /// The user wants to see them first.
  case shouldReviewPasses = 1
  /// The user does not want them.
  case didCancelAddPasses = 2
}

/// A ticket or a card.
open class PKPass: NSObject, @unchecked Sendable {
  /// Creates no pass, as no signature can be checked here.
  ///
  /// - Throws: Always ``PKPassKitError/Code/invalidDataError``.
  public init(data: Data) throws { throw PKPassKitError(.invalidDataError) }

  /// The kind of the pass.
  open var passType: PKPassType { .barcode }
  /// The number that is its own among those of the same type.
  open var serialNumber: String { "" }
  /// The identifier of the type.
  open var passTypeIdentifier: String { "" }
  /// The name of the one who gave it.
  open var organizationName: String { "" }
  /// What it is for.
  open var localizedDescription: String { "" }
  /// The name of the kind.
  open var localizedName: String { "" }
  /// When it is of use; nil for any time.
  open var relevantDate: Date? { nil }
  /// Where the library shows it; nil if it is not in it.
  open var passURL: URL? { nil }
  /// The values for the app; nil for none.
  open var userInfo: [AnyHashable: Any]? { nil }
  /// Returns the value of a field; nil for none.
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
}

/// The passes of the user, who has none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Returns whether there is a library; true as on each phone.
  open class func isPassLibraryAvailable() -> Bool { true }
  /// Returns whether cards for paying can be used; false here.
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  /// Returns the passes of the app: none.
  open func passes() -> [PKPass] { [] }
  /// Returns the passes of a kind: none.
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  /// Returns the pass of a type and a number; nil as there is none.
  open func pass(
    withPassTypeIdentifier identifier: String, serialNumber: String
  ) -> PKPass? { nil }
  /// Returns whether a pass is in the library; false here.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Removes nothing, as the library is empty.
  open func removePass(_ pass: PKPass) {}
  /// Replaces nothing, as the library is empty.
  ///
  /// - Returns: Always false.
  open func replacePass(with pass: PKPass) -> Bool { false }

  /// Adds nothing: the handler is called at once as if the user did not want them.
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    reportUnavailable("PKPassLibrary", answer: "no pass is added")
    completion?(.didCancelAddPasses)
  }
}

/// What learns that the user is done with passes; never called here.
@MainActor @preconcurrency public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// Is called when the user is done.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// Does nothing by default where the user has added passes or left, which never happens here.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// A screen to add passes, which is never shown.
open class PKAddPassesViewController: UIViewController {
  /// The object that learns that the user is done; nil for none.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  /// Creates no screen: the result is nil, as passes cannot be added.
  public init?(pass: PKPass) { return nil }

  /// Creates no screen: the result is nil, as passes cannot be added.
  public init?(passes: [PKPass]) { return nil }

  /// Returns whether passes can be added; false here.
  open class func canAddPasses() -> Bool { false }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}
