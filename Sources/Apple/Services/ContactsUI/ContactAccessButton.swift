// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI
import WidgetViews

/// A button that gives the app one more person; a widget shows a prohibition sign instead.
nonisolated public struct ContactAccessButton: View {
  /// What is written under the name of a person.
  public struct Caption: Hashable, Sendable {
    private let name: String
    /// The words of the system.
    public static let defaultText = Caption(name: "defaultText")
    /// The address for mail.
    public static let email = Caption(name: "email")
    /// The number of the telephone.
    public static let phone = Caption(name: "phone")
  }

  /// Creates a button for the people that words are found in; the function is never called here.
  public init(
    queryString: String, ignoredEmails: Set<String>? = nil,
    ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: @escaping ([String]) -> Void = { _ in }
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ContactAccessButton") }
}

nonisolated extension View {
  /// Presents a screen to give the app people, which is never shown in a widget.
  public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
  ) -> some View { self }
  /// Sets what is under the names of people, which makes no difference.
  public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View {
    self
  }
}
