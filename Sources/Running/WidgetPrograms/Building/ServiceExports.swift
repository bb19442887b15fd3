// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The services whose names UIKit and SwiftUI have on iOS, so that files use them without another import.
///
/// UIKit hands on Core Image, and SwiftUI declares the requests of Core Data. Both are modules of the engine, which cannot hand on a
/// service, as that is compiled only for programs that use it. So each module that has names of one imports it without saying so.
enum ServiceExports {
  private static let services: Set<String> = ["CoreImage"]

  /// The services that declare what is SwiftUI's on iOS, by its names.
  private static let declarations = [
    "FetchRequest": "CoreData", "FetchedResults": "CoreData", "SectionedFetchRequest": "CoreData",
    "SectionedFetchResults": "CoreData", "managedObjectContext": "CoreData",
  ]

  /// The services of which a module has names, among the words of its files.
  static func used(in words: Set<String>) -> Set<String> {
    services.intersection(words.compactMap(AppleNames.module(of:)))
      .union(declarations.filter { words.contains($0.key) }.values)
  }
}
