// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import IntentGeneration
import SourceText

/// The options about the classes that are generated.
struct ClassOptions: ParsableArguments {
  /// A language of the classes.
  enum Language: String, CaseIterable, ExpressibleByArgument {
    /// Swift.
    case swift
    /// Objective-C.
    case objc
    /// No files.
    case none
  }

  /// The platform that the classes are for.
  enum Platform: String, CaseIterable, ExpressibleByArgument {
    /// Apple's platforms.
    case apple
    /// Every platform that has Swift.
    case portable
    /// The platform that the command runs on.
    case auto
  }

  /// Who can use the classes.
  enum Visibility: String, CaseIterable, ExpressibleByArgument {
    /// All modules: `public`.
    case `public`
    /// The access level of Xcode's "Private".
    case `private`
    /// The module.
    case `internal`
    /// The module, in Xcode's words.
    case project
  }

  @Option(help: "The language of the classes; 'none' writes no files. (default: swift)")
  var codeLanguage: Language?

  @Option(
    help: ArgumentHelp(
      "The version of Swift that the classes are compiled for. (default: 5.0)",
      valueName: "version"))
  var swiftVersion: String?

  @Option(help: "Who can use the classes; 'project' is the same as 'internal'. (default: public)")
  var visibility: Visibility?

  @Option(
    help: ArgumentHelp(
      "What class names begin with, like the class prefix of an Xcode project. (default: that of the project around the definition)",
      valueName: "prefix"))
  var classPrefix: String?

  @Option(
    help: ArgumentHelp(
      "The framework's module that the classes belong to. (default: none, as for an app)",
      valueName: "name"))
  var moduleName: String?

  @Option(help: "What the classes are for. (default: auto)")
  var platform: Platform?

  /// Whether any of the options is given.
  var isGiven: Bool {
    codeLanguage != nil || swiftVersion != nil || visibility != nil || classPrefix != nil
      || moduleName != nil || platform != nil
  }

  /// Refuses what cannot be meant.
  func check() throws {
    if let swiftVersion, SwiftVersion(swiftVersion) == nil {
      throw ValidationError(
        "'\(VisibleText.of(swiftVersion))' for '--swift-version' is not a version; use a number such as 5.0 or 6"
      )
    }
    if swiftVersion != nil, codeLanguage == .objc {
      throw ValidationError(
        "'--swift-version' is for Swift; leave it out with '--code-language objc'")
    }
    if platform == .portable, codeLanguage == .objc {
      throw ValidationError(
        "the portable form is Swift; use '--platform apple' with '--code-language objc'")
    }
  }

  /// The options of generation.
  var options: GenerationOptions {
    let version = swiftVersion.flatMap { SwiftVersion($0) } ?? .five
    let language: GenerationOptions.Language =
      switch codeLanguage ?? .swift {
      case .swift: .swift(version)
      case .objc: .objectiveC
      case .none: .none
      }
    let visibility: GenerationOptions.Visibility =
      switch self.visibility ?? .public {
      case .public: .public
      case .private: .private
      case .internal, .project: .project
      }
    return GenerationOptions(
      language: language, platform: language == .objectiveC ? .apple : platform.value,
      visibility: visibility, classPrefix: classPrefix ?? "", moduleName: moduleName)
  }
}

extension ClassOptions.Platform? {
  /// The platform that is meant.
  fileprivate var value: GenerationOptions.Platform {
    switch self {
    case .apple: .apple
    case .portable: .portable
    case .auto, nil:
      #if canImport(Darwin)
        .apple
      #else
        .portable
      #endif
    }
  }
}
