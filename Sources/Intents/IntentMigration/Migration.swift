// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentGeneration

/// A definition in the form of App Intents, and what is left to do.
public struct Migration: Sendable {
  /// The files: intents, entities, enums and widgets in Swift, the string catalog, and a list of what is left to do.
  public internal(set) var files: [GeneratedFile] = []

  /// What cannot be carried over, in the order in which it was found.
  public internal(set) var losses: [MigrationLoss] = []

  /// What has to be filled in, in the order of the files.
  public internal(set) var gaps: [MigrationGap] = []

  /// What has to be changed in the project, in the order in which it is done.
  public internal(set) var steps: [String] = []

  init() {}
}

/// A place in the files that only the app's authors can fill in.
public struct MigrationGap: Hashable, Sendable {
  /// The file.
  public let path: String

  /// What to fill in, as a sentence without a full stop.
  public let text: String
}
