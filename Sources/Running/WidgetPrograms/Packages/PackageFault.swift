// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// Why a module of a package is not compiled.
package enum PackageFault: Hashable, Sendable {
  /// Nothing of the project has it, as far as can be seen.
  case unknown
  /// It is not on this disk, and the network may not be asked.
  case offline(RemotePackage)
  /// Manifests may not be run, so that no package is read.
  case noManifests
  /// The package cannot be downloaded; what git says.
  case download(RemotePackage, words: String)
  /// The repository does not have the revision of `Package.resolved`.
  case noRevision(RemotePackage, revision: String)
  /// The repository has no version of those that are asked for.
  case noVersion(RemotePackage)
  /// It comes from a registry of packages.
  case registry(identity: String)
  /// The manifest of the package cannot be read; what Swift says.
  case manifest(package: String, words: String)
  /// The package does not have the module.
  case noModule(package: String)
  /// Neither the package that imports it nor one that this names has the module.
  case noPackage(of: String)
  /// None of the packages that could be read has the module, and why another could not be.
  indirect case unread(PackageFault)
  /// It is a framework of Apple's that QuickAction has no module for.
  case apple
  /// The target is not one of Swift code: a binary, a macro, a library of the system.
  case kind(String, package: String)
  /// The target is written in C, Objective-C or C++.
  case otherLanguage(package: String)
  /// A pod of the project, which CocoaPods has not installed on this disk.
  case podNotInstalled(String)
  /// A pod of the project, which has it in other languages or as a binary.
  case podWithoutSwift(String)
  /// Its sources do not compile; the first error.
  case errors(CompilerMessage)
  /// It is one of QuickAction's modules, which lacks what is used of it.
  case incomplete
  /// Much of it needs a module that is not available.
  case needs(String)
  /// The compiler ends at it without naming a place.
  case compiler
}

extension PackageFault: CustomStringConvertible {
  /// The reason in words, to be put after the name of the module.
  package var description: String {
    switch self {
    case .unknown: "no target and no package of the project has it"
    case .offline(let package):
      "the package '\(package.identity)' is not on this disk; build once without '--offline'"
    case .noManifests: "packages are not read with '--no-packages'"
    case .download(let package, let words):
      "the package '\(package.identity)' could not be downloaded from \(package.url): \(words)"
    case .noRevision(let package, let revision):
      "\(package.url) does not have the revision \(revision.prefix(12)) of 'Package.resolved'; resolve the packages of the project again"
    case .noVersion(let package):
      "\(package.url) does not have \(package.requirement?.words ?? "a version"); check the package in the project"
    case .registry(let identity): "the package '\(identity)' comes from a registry of packages"
    case .manifest(let package, let words):
      "the manifest of the package '\(package)' cannot be read: \(words)"
    case .noModule(let package): "the package '\(package)' does not have a target of this name"
    case .noPackage(let package):
      "neither the package '\(package)', which imports it, nor one that this names has it"
    case .unread(let fault): "no package that could be read has it, and \(fault)"
    case .apple: "it is Apple's, and QuickAction has no module for it"
    case .kind(let kind, let package): "it is \(Self.name(of: kind)) of the package '\(package)'"
    case .otherLanguage(let package):
      "the package '\(package)' has it in C, Objective-C or C++"
    case .podNotInstalled(let pod):
      "it is the pod '\(pod)', which is not on this disk; run 'pod install'"
    case .podWithoutSwift(let pod): "the pod '\(pod)' has it in another form than Swift code"
    case .incomplete: "QuickAction's module lacks names that Apple's has; please report them"
    case .needs(let module): "much of it needs '\(module)', which is not available"
    case .compiler: "the compiler ended at it without saying where"
    case .errors(let message):
      "it does not compile: \(message.file.name):\(message.line): \(message.text)"
    }
  }

  private static func name(of kind: String) -> String {
    switch kind {
    case "binary": "a binary target, which has code for Apple's systems only,"
    case "macro": "a macro"
    case "plugin": "a plugin of the build"
    case "system": "a library of the system"
    default: "a target of the kind '\(kind)'"
    }
  }
}
