// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The options of generation, like the arguments of Apple's `intentbuilderc generate`.
public struct GenerationOptions: Hashable, Sendable {
  /// The language of the files.
  public var language: Language

  /// The platform that the files are compiled for.
  public var platform: Platform

  /// The version of Apple's tool whose declarations are written; the portable form is the same for all.
  public var toolVersion: ToolVersion

  /// The visibility of the generated classes.
  public var visibility: Visibility

  /// The prefix of class names, unless the definition names the class; usually the project's
  /// `CLASSPREFIX`.
  public var classPrefix: String

  /// The module that the classes belong to, if it is a framework or library whose headers are imported by its name.
  ///
  /// Objective-C headers import each other through it. Swift files are the same with and without it.
  public var moduleName: String?

  /// The assumptions where Apple's output is not known.
  public var assumptions: GenerationAssumptions

  /// Creates options; the defaults are those of Apple's tool without arguments for Swift 5.
  public init(
    language: Language = .swift(.five), platform: Platform = .apple,
    toolVersion: ToolVersion = .latest, visibility: Visibility = .public, classPrefix: String = "",
    moduleName: String? = nil, assumptions: GenerationAssumptions = GenerationAssumptions()
  ) {
    self.language = language
    self.platform = platform
    self.toolVersion = toolVersion
    self.visibility = visibility
    self.classPrefix = classPrefix
    self.moduleName = moduleName
    self.assumptions = assumptions
  }
}

extension GenerationOptions {
  /// The language of the generated source.
  public enum Language: Hashable, Sendable {
    /// Swift, compiled in the language mode of a version; Apple's form is the same in all of them.
    case swift(SwiftVersion)
    /// Objective-C: a header and an implementation for each class.
    case objectiveC
    /// No files at all, which Xcode's build setting `INTENTS_CODEGEN_LANGUAGE` can ask for.
    case none
  }

  /// A platform to write for.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// Apple's platforms: classes for the Objective-C runtime, as Apple's tool writes them.
    case apple
    /// Every platform that has Swift: the same declarations without Objective-C.
    case portable
  }

  /// The access level of the classes, with the names of `-visibility`.
  public enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Visible to all: `public` in Swift.
    case `public`
    /// Not visible outside; in Swift as ``GenerationAssumptions/privateAccess`` has it.
    case `private`
    /// The project: `internal` in Swift.
    case project
  }

  /// The access level that declarations have in Swift.
  public var swiftAccess: SwiftAccess {
    switch visibility {
    case .public: .public
    case .project: .internal
    case .private: assumptions.privateAccess
    }
  }
}

/// An access level of Swift that generated classes can have.
public enum SwiftAccess: String, CaseIterable, Hashable, Sendable {
  /// The access level `public`.
  case `public`
  /// The access level `internal`.
  case `internal`
}
