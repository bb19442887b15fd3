// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The type of a keyboard, which a widget never shows.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the language.
  case `default`
  /// A keyboard of digits.
  case numberPad = 4
  /// A keyboard of ASCII characters.
  case asciiCapable = 1
  /// A keyboard of digits and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for addresses of mail.
  case emailAddress = 7
  /// A keyboard for posts.
  case twitter = 9
  /// A keyboard for searches in the web.
  case webSearch = 10
  /// A keyboard of ASCII digits.
  case asciiCapableNumberPad = 11
  /// A keyboard of digits and a decimal separator.
  case decimalPad = 8
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letter is capitalized.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All letters are capitalized.
  case allCharacters
}

/// What a text field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// The whole name of a person.
  public static let name = UITextContentType(name: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(name: "givenName")
  /// The family name of a person.
  public static let familyName = UITextContentType(name: "familyName")
  /// An email address, which has an '@'.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number, as a user types it.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The address of a page.
  public static let URL = UITextContentType(name: "URL")
  /// The name of a user.
  public static let username = UITextContentType(name: "username")
  /// A password that the user has.
  public static let password = UITextContentType(name: "password")
  /// A password that the user chooses now.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A whole street address in one field.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The city of an address.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The country of an address.
  public static let countryName = UITextContentType(name: "countryName")
  /// The name of an organization.
  public static let organizationName = UITextContentType(name: "organizationName")
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the user has set it.
  case `default`
  /// Words stay as they are typed.
  case no
  /// Typed words are corrected.
  case yes
}

/// Whether the spelling of typed words is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As it is with corrections.
  case `default`
  /// No typed word is checked.
  case no
  /// Typed words are checked.
  case yes
}

/// Whether what may follow is shown while a user types.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// As the system decides it.
  case `default`
  /// Nothing is shown before it is typed.
  case no
  /// What may follow is shown.
  case yes
}

/// What the key that ends a line is called.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The key is called Return.
  case `default`
  /// The key is called Go.
  case go
  /// The key is called Google.
  case google
  /// The key is called Join.
  case join
  /// The key is called Next.
  case next
  /// The key is called Route.
  case route
  /// The key is called Search.
  case search
  /// The key is called Send.
  case send
  /// The key is called Yahoo.
  case yahoo
  /// The key is called Done.
  case done
  /// The key is called Emergency call.
  case emergencyCall
  /// The key is called Continue.
  case `continue`
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As what is around it.
  case `default`
  /// The keyboard is dark.
  case dark
  /// The keyboard is light.
  case light
}

/// What a keyboard is to know of a text that is typed; the properties of the system's fields and views have no effect, as none is shown.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}

/// Whether quotation marks are made curly.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the user has set it.
  case `default`
  /// It is never done.
  case no
  /// It is always done.
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the user has set it.
  case `default`
  /// It is never done.
  case no
  /// It is always done.
  case yes
}

/// Whether spaces around what is pasted are added and removed.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the user has set it.
  case `default`
  /// It is never done.
  case no
  /// It is always done.
  case yes
}

/// How much the system helps with writing.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  /// It does not help at all.
  case none = -1
  /// As the system decides it.
  case `default` = 0
  /// It changes the text itself.
  case complete = 1
  /// It shows what it would write.
  case limited = 2
}

/// What a new password consists of.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules as text, such as `minlength: 8;`.
  public let passwordRulesDescriptor: String
  /// Creates rules from their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// What a user does with a link or a picture in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// It is opened, as a tap does.
  case invokeDefaultAction
  /// What can be done with it is shown.
  case presentActions
  /// A picture of it is shown.
  case preview
}
