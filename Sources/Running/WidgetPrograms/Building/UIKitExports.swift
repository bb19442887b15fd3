// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The services that UIKit hands on, and SwiftUI with it, so that files on iOS use them without an import.
///
/// UIKit is a module of the engine, which cannot hand on a service, as that is compiled only for programs that use it. So each module
/// that has names of one imports it without saying so.
enum UIKitExports {
  private static let services: Set<String> = ["CoreImage"]

  /// The services of which a module has names, among the words of its files.
  static func used(in words: Set<String>) -> Set<String> {
    services.intersection(words.compactMap(AppleNames.module(of:)))
  }
}
