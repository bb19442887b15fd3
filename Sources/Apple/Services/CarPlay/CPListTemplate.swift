// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What a list of a car can have in it.
public protocol CPListTemplateItem: NSObjectProtocol {
  /// The text; nil for none.
  var text: String? { get }
  /// What the app keeps with it; nil for nothing.
  var userInfo: Any? { get set }
}

/// The sign at the end of a line.
public enum CPListItemAccessoryType: Int, Sendable {
  /// The row has no sign at its end.
  case none = 0
  /// The row's sign says that another screen follows.
  case disclosureIndicator = 1
  /// It is to be had from the network.
  case cloud = 2
}

/// A line of a list.
open class CPListItem: NSObject, CPListTemplateItem, @unchecked Sendable {
  /// The text; nil for none.
  open private(set) var text: String?
  /// The second text; nil for none.
  open private(set) var detailText: String?
  /// The image; nil for none.
  open private(set) var image: UIImage?
  /// What the app keeps with it; nil for nothing.
  open var userInfo: Any?
  /// What is called when the user chooses the line; never here.
  open var handler: ((any CPListTemplateItem, @escaping () -> Void) -> Void)?
  /// The sign at the end of the line.
  open var accessoryType = CPListItemAccessoryType.none
  /// Whether it is what plays now.
  open var isPlaying = false
  /// How much was played, from 0 to 1.
  open var playbackProgress: CGFloat = 0

  /// Creates a row of a list with up to two lines of text and an image on each side.
  public init(
    text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
    accessoryType: CPListItemAccessoryType = .none
  ) {
    self.text = text
    self.detailText = detailText
    self.image = image
    self.accessoryType = accessoryType
  }

  /// Replaces the text of the first line.
  open func setText(_ text: String) { self.text = text }
  /// Sets the second text; nil for none.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Sets the image; nil for none.
  open func setImage(_ image: UIImage?) { self.image = image }
}

/// A part of a list.
open class CPListSection: NSObject, @unchecked Sendable {
  /// The rows of the section in their order.
  public let items: [any CPListTemplateItem]
  /// The title; nil for none.
  public let header: String?
  /// The letter at the side; nil for none.
  public let sectionIndexTitle: String?

  /// Creates a part of a list.
  public init(
    items: [any CPListTemplateItem], header: String? = nil, sectionIndexTitle: String? = nil
  ) {
    self.items = items
    self.header = header
    self.sectionIndexTitle = sectionIndexTitle
  }
}

/// A list in a car, with rows in sections; no car shows it here.
open class CPListTemplate: CPTemplate, @unchecked Sendable {
  /// How many lines a list can have; 12 here.
  open class var maximumItemCount: Int { 12 }
  /// How many parts a list can have; 12 here.
  open class var maximumSectionCount: Int { 12 }
  /// The title; nil for none.
  public let title: String?
  /// The sections of the list in their order.
  open private(set) var sections: [CPListSection]
  /// The texts that an empty list shows.
  open var emptyViewTitleVariants: [String] = []
  /// The second texts that an empty list shows.
  open var emptyViewSubtitleVariants: [String] = []

  /// Creates a list with a title and sections.
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
  }

  /// Replaces the sections of the list.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// Several screens by tabs.
open class CPTabBarTemplate: CPTemplate, @unchecked Sendable {
  /// How many tabs there can be; 4 here.
  open class var maximumTabCount: Int { 4 }
  /// The templates of the tabs in their order.
  open private(set) var templates: [CPTemplate]

  /// Creates a bar with a tab for each template.
  public init(templates: [CPTemplate]) { self.templates = templates }

  /// Replaces the templates of the tabs.
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}
