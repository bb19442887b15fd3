// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Contacts
public import Foundation
public import UIKit

/// A property of a person that the user chose, which never happens here.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The person that the property is of.
  open var contact: CNContact { CNContact() }
  /// The name of the property; always empty here.
  open var key: String { "" }
  /// The value of the property; always nil here.
  open var value: Any? { nil }
  /// The identifier of one value of several; always nil here.
  open var identifier: String? { nil }
  /// The label of one value of several; always nil here.
  open var label: String? { nil }
}

/// What learns which people the user chose; never called here.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The user closed the screen; never called here.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The user chose a person; never called here.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The user chose a property of a person; never called here.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The user chose people; never called here.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing by default when the user closed the screen.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing by default when the user chose a person.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Does nothing by default when the user chose a property.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing by default when the user chose people.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// A screen to choose people, which a widget does not have: it is never shown.
open class CNContactPickerViewController: UIViewController {
  /// The object that learns who was chosen; nil for none.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The names of the properties that are shown; nil for all.
  open var displayedPropertyKeys: [String]?
  /// Which people can be chosen; nil for all.
  open var predicateForEnablingContact: NSPredicate?
  /// Which people are chosen without their page; nil for none.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which properties are chosen; nil for none.
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// What learns what the user did on a person's page; never called here.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// The user is done with the page; never called here.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// Returns whether a property is used as usual; never called here.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  /// Does nothing by default when the user is done.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  /// Returns true by default, so that properties are used as usual.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// The page of a person, which a widget does not have: it is never shown.
open class CNContactViewController: UIViewController {
  /// The person whose page it is.
  public let contact: CNContact
  /// The object that learns what the user did; nil for none.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Where the person is saved; nil until it is set.
  open var contactStore: CNContactStore?
  /// Whether the user can change the person.
  open var allowsEditing = true
  /// Whether the user can call or write to the person.
  open var allowsActions = true
  /// What is shown in place of the name; nil for none.
  open var alternateName: String?
  /// What is shown under the name; nil for none.
  open var message: String?

  /// Creates the page of a person that is saved.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates the page of a person that is not saved.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Creates the page of a new person; nil for an empty one.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}
