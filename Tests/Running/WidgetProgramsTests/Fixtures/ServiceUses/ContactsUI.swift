// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ContactsUI
import SwiftUI

struct FriendPicker: UIViewControllerRepresentable {
  final class Coordinator: NSObject, CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      print(contact.givenName)
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> CNContactPickerViewController {
    let picker = CNContactPickerViewController()
    picker.delegate = context.coordinator
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    return picker
  }
  func updateUIViewController(_ picker: CNContactPickerViewController, context: Context) {}
}

struct FriendAccess: View {
  @State private var isShown = false
  var body: some View {
    ContactAccessButton(queryString: "Ann") { identifiers in print(identifiers) }
      .contactAccessPicker(isPresented: $isShown)
  }
}

@MainActor func useContactsUI() async throws {
  _ = FriendPicker()
  _ = FriendAccess().body
  let page = CNContactViewController(forNewContact: nil)
  page.allowsEditing = false
  expect(!page.allowsEditing && page.contact.givenName.isEmpty, "a page has a person")
}
