// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import WidgetProject

/// A manifest for a plan: a package whose one executable is the widget's program.
struct ProgramManifest {
  let plan: ProgramPlan

  /// The modules with nothing in them that stand in for what cannot be had.
  let stubs: [String]

  /// The modules that stand-ins were made for.
  var made: [String] = []

  /// The files that import them.
  var filesWithStandIns: Set<FilePath> = []

  /// The line by which a manifest of a program is known.
  static let mark = "// Written by 'quickaction build'; it is written again with every build."

  /// The text of `Package.swift`.
  var text: String {
    var lines = [
      "// swift-tools-version: 6.2",
      Self.mark,
      "import PackageDescription", "",
      "let package = Package(",
      "  name: \(SwiftLiteral.string(plan.name)),",
    ]
    let dependencies = packageDependencies
    if !dependencies.isEmpty {
      lines += ["  dependencies: ["] + dependencies.map { "    \($0)," } + ["  ],"]
    }
    lines.append("  targets: [")
    for stub in stubs { lines.append("    .target(name: \(SwiftLiteral.string(stub))),") }
    if !made.isEmpty || !filesWithStandIns.isEmpty {
      let module = SwiftLiteral.string(StandInWriter.module)
      lines.append("    .target(name: \(module), swiftSettings: [.swiftLanguageMode(.v5)]),")
      for name in made {
        lines.append("    .target(name: \(SwiftLiteral.string(name)), dependencies: [\(module)]),")
      }
    }
    for module in plan.modules.reversed() { lines += target(module) }
    lines += ["  ]", ")", ""]
    return lines.joined(separator: "\n")
  }

  private var packageDependencies: [String] {
    plan.packages.map { ".package(path: \(SwiftLiteral.string($0.folder.text)))" }
      + plan.downloads.filter { !$0.products.isEmpty }.map {
        ".package(url: \(SwiftLiteral.string($0.url)), \($0.requirement))"
      }
  }

  private func target(_ module: ProgramModule) -> [String] {
    if let clang = module.clang { return target(module, clang) }
    let kind = module.role == .widget ? "executableTarget" : "target"
    var dependencies = dependencies(of: module).map { SwiftLiteral.string($0) }
    for package in plan.packages {
      dependencies += package.products.filter(module.products.contains).map {
        ".product(name: \(SwiftLiteral.string($0)), package: \(SwiftLiteral.string(package.identity)))"
      }
    }
    for package in plan.downloads {
      dependencies += package.products.filter(module.products.contains).map {
        ".product(name: \(SwiftLiteral.string($0)), package: \(SwiftLiteral.string(package.identity)))"
      }
    }
    return ["    .\(kind)(", "      name: \(SwiftLiteral.string(module.name)),"]
      + (dependencies.isEmpty
        ? [] : ["      dependencies: ["] + dependencies.map { "        \($0)," } + ["      ],"])
      + ["      swiftSettings: ["] + settings(of: module).map { "        \($0)," }
      + ["      ]),"]
  }

  private func target(_ module: ProgramModule, _ clang: ClangTarget) -> [String] {
    let name = "name: \(SwiftLiteral.string(module.name))"
    guard !clang.isSystemLibrary else {
      let path = SwiftLiteral.string("Sources/\(module.name)")
      let pkgConfig = clang.pkgConfig.map { ", pkgConfig: \(SwiftLiteral.string($0))" } ?? ""
      return ["    .systemLibrary(\(name), path: \(path)\(pkgConfig)),"]
    }
    let needed = module.dependencies.map { SwiftLiteral.string($0) }.joined(separator: ", ")
    return ["    .target("]
      + ([name] + (needed.isEmpty ? [] : ["dependencies: [\(needed)]"]) + clang.manifestLines)
      .map { "      \($0)," } + ["    ),"]
  }

  /// The targets that a module is compiled after: what it needs, and for the widget also what nothing needs, as that must be
  /// in the program.
  private func dependencies(of module: ProgramModule) -> [String] {
    // What the stand-ins export must be among them, so that its changes are noticed. What does not import one is not compiled again.
    let needsMade =
      (!made.isEmpty || !filesWithStandIns.isEmpty)
      && (module.role == .widget || !filesWithStandIns.isDisjoint(with: module.sources))
    let own = module.dependencies + stubs + (needsMade ? made + [StandInWriter.module] : [])
    guard module.role == .widget else { return own }
    return own + plan.modules.dropFirst().filter { $0.role == .intents }.map(\.name)
  }

  private func settings(of module: ProgramModule) -> [String] {
    let settings = module.settings
    var result = [".swiftLanguageMode(.v\(settings.languageMode))"]
    result += settings.conditions.map { ".define(\(SwiftLiteral.string($0)))" }
    result += settings.upcomingFeatures.map {
      ".enableUpcomingFeature(\(SwiftLiteral.string($0)))"
    }
    result += settings.experimentalFeatures.map {
      ".enableExperimentalFeature(\(SwiftLiteral.string($0)))"
    }
    let flags =
      ["-package-name", plan.packageName(of: module)]
      + settings.implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    let spelled = flags.map { SwiftLiteral.string($0) }.joined(separator: ", ")
    result.append(".unsafeFlags([\(spelled)])")
    if settings.isMainActorByDefault { result.append(".defaultIsolation(MainActor.self)") }
    return result
  }
}
