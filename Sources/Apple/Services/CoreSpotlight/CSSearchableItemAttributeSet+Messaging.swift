// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension CSSearchableItemAttributeSet {
  /// The identifier of the account that the message belongs to.
  public var accountIdentifier: String? {
    get { self["accountIdentifier"] }
    set { self["accountIdentifier"] = newValue }
  }
  /// The addresses of the account.
  public var accountHandles: [String]? {
    get { self["accountHandles"] }
    set { self["accountHandles"] = newValue }
  }
  /// The content as HTML.
  public var htmlContentData: Data? {
    get { self["htmlContentData"] }
    set { self["htmlContentData"] = newValue }
  }
  /// The content as text.
  public var textContent: String? {
    get { self["textContent"] }
    set { self["textContent"] = newValue }
  }
  /// The authors of the message.
  public var authors: [CSPerson]? {
    get { self["authors"] }
    set { self["authors"] = newValue }
  }
  /// To whom it goes.
  public var primaryRecipients: [CSPerson]? {
    get { self["primaryRecipients"] }
    set { self["primaryRecipients"] = newValue }
  }
  /// The names of who wrote it.
  public var authorNames: [String]? {
    get { self["authorNames"] }
    set { self["authorNames"] = newValue }
  }
  /// The names of to whom it goes.
  public var recipientNames: [String]? {
    get { self["recipientNames"] }
    set { self["recipientNames"] = newValue }
  }
  /// The email addresses of who wrote it.
  public var authorEmailAddresses: [String]? {
    get { self["authorEmailAddresses"] }
    set { self["authorEmailAddresses"] = newValue }
  }
  /// The email addresses of to whom it goes.
  public var recipientEmailAddresses: [String]? {
    get { self["recipientEmailAddresses"] }
    set { self["recipientEmailAddresses"] = newValue }
  }
  /// The phone numbers of those in the item.
  public var phoneNumbers: [String]? {
    get { self["phoneNumbers"] }
    set { self["phoneNumbers"] = newValue }
  }
  /// The email addresses of those in the item.
  public var emailAddresses: [String]? {
    get { self["emailAddresses"] }
    set { self["emailAddresses"] = newValue }
  }
  /// The addresses in services of messages.
  public var instantMessageAddresses: [String]? {
    get { self["instantMessageAddresses"] }
    set { self["instantMessageAddresses"] = newValue }
  }
}
