// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentGeneration

/// A definition in the form of App Intents, and what is left to do.
public struct Migration: Sendable {
  /// The files: intents, entities, enums and widgets in Swift, the string catalog, and a list of what is left to do.
  public internal(set) var files: [GeneratedFile] = []

  /// The losses: parts that cannot be carried over, in the order in which they were found.
  public internal(set) var losses: [MigrationLoss] = []

  /// The gaps to fill in, in the order of the files.
  public internal(set) var gaps: [MigrationGap] = []

  /// The steps to do in the project, in their order.
  public internal(set) var steps: [String] = []

  init() {}
}

/// A place in the files that only the app's authors can fill in.
public struct MigrationGap: Hashable, Sendable {
  /// The path of the file with the gap.
  public let path: String

  /// The instruction for the gap, as a sentence without a full stop.
  public let text: String
}
