// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import WidgetProject

/// The content of an `Info.plist` as Xcode builds it: a file with variables, and what build settings add.
struct InfoPlistContent {
  /// The keys with their values, those of the file first.
  private(set) var members: [PropertyListLiteral.Member] = []

  /// The keys of a file that Xcode writes, and the settings with their values.
  private static let standardKeys = [
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleName", "PRODUCT_NAME"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
  ]

  private static let prefix = "INFOPLIST_KEY_"

  /// Creates the content of a target's file, or of the one that Xcode writes.
  ///
  /// - Parameters:
  ///   - file: The content of the file; nil if the target has none.
  ///   - settings: The build settings of the target.
  init(_ file: PropertyListValue?, _ settings: XcodeResolvedSettings) {
    if let file, case .dictionary(let members) = Self.expanded(.init(file), settings) {
      self.members = members
    }
    // Xcode adds these to the keys of a file, too.
    guard file == nil || settings.isOn("GENERATE_INFOPLIST_FILE") else { return }
    for name in settings.names(withPrefix: Self.prefix) {
      guard let text = settings[name] else { continue }
      add(String(name.dropFirst(Self.prefix.count)), Self.value(of: text))
    }
    for (key, setting) in Self.standardKeys {
      if let text = settings[setting] { add(key, .string(text)) }
    }
  }

  private mutating func add(_ key: String, _ value: PropertyListLiteral) {
    guard !members.contains(where: { $0.key == key }) else { return }
    members.append(.init(key, value))
  }

  /// The value of a setting: `YES` and `NO` are Booleans.
  private static func value(of text: String) -> PropertyListLiteral {
    switch text {
    case "YES": .boolean(true)
    case "NO": .boolean(false)
    default: .string(text)
    }
  }

  /// A value with those of settings in place of its variables.
  private static func expanded(
    _ value: PropertyListLiteral, _ settings: XcodeResolvedSettings
  ) -> PropertyListLiteral {
    switch value {
    case .dictionary(let members):
      .dictionary(
        members.map { .init(settings.expanding($0.key), expanded($0.value, settings)) })
    case .array(let elements): .array(elements.map { expanded($0, settings) })
    case .string(let text): .string(settings.expanding(text))
    default: value
    }
  }
}
