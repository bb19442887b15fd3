// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
package import PropertyListSyntax

/// A module of a widget's program: what one target of a project is compiled from.
package struct ProgramModule: Sendable {
  /// The role of a module in the program.
  package enum Role: Hashable, Sendable {
    /// The widget extension, where `@main` is.
    case widget
    /// The intents extension, whose handler answers for the app.
    case intents
    /// Shared code: a framework of the project, or a target of the package.
    case library
  }

  /// The name that other modules import it by.
  package var name: String

  /// The name of the target.
  package var target: String

  /// The role of the module in the program.
  package var role: Role

  /// The Swift files, each once, sorted by their paths.
  package var sources: [FilePath] = []

  /// The resources, as the target lists them.
  package var resources: [FilePath] = []

  /// The intent definitions that classes are generated from.
  package var definitions: [FilePath] = []

  /// What it is compiled from if that is C or C++, or a library of the system.
  package var clang: ClangTarget?

  /// The settings by which it is compiled.
  package var settings = ModuleSettings()

  /// The facts of its bundle.
  package var bundle = BundleFacts()

  /// Files that are part of the target and cannot be compiled here.
  package var passedOver: [FilePath] = []

  /// The name of the package that it is a target of; nil for a target of an Xcode project, or of the package of the widget.
  package var package: String?

  /// The conditions that hold where its files are compiled: those of its settings, and that of packages.
  func conditions(isOfPackage: Bool) -> Set<String> {
    Set(settings.conditions + ["DEBUG"] + (isOfPackage ? ["SWIFT_PACKAGE"] : []))
  }

  /// Whether it is a target of a package, and not of an Xcode project.
  func isOfPackage(in plan: ProgramPlan) -> Bool {
    package != nil || plan.isPackage
  }

  /// The products of packages that it names.
  package var products: [String] = []

  /// The modules of the same package that it names.
  package var dependencies: [String] = []

  /// Creates a module of a target.
  package init(name: String, target: String, role: Role) {
    self.name = name
    self.target = target
    self.role = role
  }
}

/// The settings by which a module is compiled.
package struct ModuleSettings: Hashable, Sendable {
  /// The language mode: 4, 5 or 6.
  package var languageMode = 5

  /// The active compilation conditions, such as `DEBUG`.
  package var conditions: [String] = []

  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isMainActorByDefault = false

  /// The upcoming features of Swift that are on.
  package var upcomingFeatures: [String] = []

  /// The experimental features of Swift that are on.
  package var experimentalFeatures: [String] = []

  /// The name of the package that the module is said to be of (`SWIFT_PACKAGE_NAME`); nil if none is.
  package var packageName: String?

  /// The modules that all files see without an import, as the header of their framework names them.
  package var implicitImports: [String] = []

  /// The prefix of generated intent classes.
  package var classPrefix = ""

  /// Whether colors and images get symbols, as `Color(.brand)` wants.
  package var generatesAssetSymbols = true

  /// Whether `Color.brand` and `UIImage.brand` are declared too, unless a catalog says otherwise.
  package var generatesAssetSymbolExtensions = false

  /// Whether code finds its resources by `Bundle.module`, as in a package.
  package var hasBundleModule = false

  /// Creates settings as Xcode's templates have them.
  package init() {}
}

/// The facts of a bundle, from its settings and `Info.plist`.
package struct BundleFacts: Hashable, Sendable {
  /// The identifier; nil if nothing says it.
  package var identifier: String?

  /// The display name of the app; nil if there is none.
  package var displayName: String?

  /// The language of the development.
  package var developmentLanguage = "en"

  /// The identifiers of the languages, sorted.
  package var languages: [String] = []

  /// The groups of apps whose storage it shares, as its entitlements say; nil if there are none that can be read.
  package var appGroups: [String]?

  /// The class that an extension begins with, such as `Intents.IntentHandler`.
  package var principalClass: String?

  /// The names of the asset catalog's colors for accents and backgrounds of widgets.
  package var accentColor: String?
  package var backgroundColor: String?

  /// The path of the `Info.plist`; nil if there is none.
  package var infoPlist: FilePath?

  /// The names of the font files that the system registers when the extension starts, as `UIAppFonts` lists them; nil if there is no
  /// `Info.plist` that can be read.
  package var appFonts: [String]?

  /// The content of the `Info.plist` as it is built into the bundle, as far as it is known.
  package var info: [PropertyListLiteral.Member] = []

  /// Creates facts of a bundle of which nothing is known.
  package init() {}
}
