// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import PropertyListSyntax
package import SourceText

/// An `Info.plist`: what a bundle tells the system of itself, as far as widgets and their intents are concerned.
///
/// Values are as the file spells them. Variables such as `$(PRODUCT_MODULE_NAME)` are left as they are, for only a build
/// knows what they stand for.
package struct InfoPlist: Sendable {
  /// The property list that was read.
  package let document: PropertyListDocument

  /// The identifier of the bundle.
  package internal(set) var bundleIdentifier: Located<String>?

  /// The kind of bundle: `APPL` for an application, `XPC!` for an extension, `FMWK` for a framework.
  package internal(set) var packageType: Located<String>?

  /// The language of the development.
  package internal(set) var developmentRegion: Located<String>?

  /// The languages that the bundle claims, besides those that it has files for.
  package internal(set) var localizations: [Located<String>] = []

  /// The kinds of URLs that the application opens.
  package internal(set) var urlTypes: [URLType] = []

  /// The classes of the intents that the application handles itself; nil where the file has no list.
  package internal(set) var intentsSupported: Intents?

  /// The extension that the bundle is; nil if it is none.
  package internal(set) var appExtension: AppExtension?

  /// The diagnostics of what is malformed, in the order of the file.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The file that was read.
  package var source: SourceFile { document.source }

  init(document: PropertyListDocument) {
    self.document = document
  }

  /// Whether the bundle is an application, as far as the file says.
  ///
  /// Where the kind of bundle is left to the build, what only applications have decides.
  package var isApplication: Bool {
    guard appExtension == nil else { return false }
    if let type = packageType?.value, !type.contains("$") { return type == "APPL" }
    return !urlTypes.isEmpty
      || document.root.entries.contains { $0.key.hasPrefix("UI") || $0.key.hasPrefix("LS") }
  }

  /// The schemes of all URLs that the application opens.
  package var urlSchemes: [Located<String>] { urlTypes.flatMap(\.schemes) }
}

extension InfoPlist {
  /// A kind of URL that an application opens.
  package struct URLType: Sendable {
    /// The name of the URL type; nil if it has none.
    package internal(set) var name: Located<String>?

    /// The URL schemes of the type.
    package internal(set) var schemes: [Located<String>] = []
  }

  /// The `NSExtension` of an `Info.plist`, which makes a bundle an extension.
  package struct AppExtension: Sendable {
    /// The range of the value in the file.
    package let range: SourceRange

    /// The extension point, such as `com.apple.widgetkit-extension`.
    package internal(set) var pointIdentifier: Located<String>?

    /// The class that the system makes.
    package internal(set) var principalClass: Located<String>?

    /// The storyboard that the system opens in place of a class.
    package internal(set) var mainStoryboard: Located<String>?

    /// The classes of the intents that it handles; nil where the file has no list.
    package internal(set) var intentsSupported: Intents?

    /// The classes of the intents that it does not handle while the device is locked.
    package internal(set) var intentsRestrictedWhileLocked: Intents?

    /// The classes of the intents that it does not handle while data is protected.
    package internal(set) var intentsRestrictedWhileProtectedDataUnavailable: Intents?

    /// Whether the bundle is an Intents extension.
    package var handlesIntents: Bool {
      pointIdentifier?.value == "com.apple.intents-service"
    }
  }

  /// A list of classes of intents.
  package struct Intents: Sendable {
    /// The range of the list in the file.
    package let range: SourceRange

    /// The names in the list, in order.
    package let names: [Located<String>]
  }
}
