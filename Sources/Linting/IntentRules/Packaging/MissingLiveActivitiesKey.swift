// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import PropertyListSyntax
import SourceText
import SwiftDeclarations
import WidgetProject

/// Applications that start Live Activities and do not say that they support them.
struct MissingLiveActivitiesKey: ProjectRule {
  static let metadata = RuleMetadata(
    id: "missing-live-activities-key", family: .packaging, severity: .warning,
    summary:
      "An application starts a Live Activity and has no 'NSSupportsLiveActivities' in its 'Info.plist'.",
    why: """
      The system then refuses to start the activity, with an error that many applications do not \
      show, and nothing appears on the Lock Screen: \
      https://developer.apple.com/documentation/bundleresources/information-property-list/nssupportsliveactivities.
      """,
    remedy: """
      Add 'NSSupportsLiveActivities' with the value true to the 'Info.plist' of the application, \
      or set 'INFOPLIST_KEY_NSSupportsLiveActivities' to 'YES' where Xcode makes the file.
      """)

  static let examples: [RuleExample] = [
    example(key: "", mark: "↓"),
    example(key: "INFOPLIST_KEY_NSSupportsLiveActivities = YES;"),
    example(key: "INFOPLIST_KEY_NSSupportsLiveActivities = \"$(ACTIVITIES)\";"),
  ]

  private static func example(key: String, mark: String = "") -> RuleExample {
    let packaging = RuleExample.packaging(
      application: "GENERATE_INFOPLIST_FILE = YES; \(key)", extension: "A = B;",
      sources: ["Ride.swift"])
    let source = """
      import ActivityKit
      func start() throws {
        _ = try Activity<Ride>.\(mark)request(attributes: Ride(), content: .init(state: state))
      }

      """
    return RuleExample(files: [.init("Ride.swift", source)] + packaging.files)
  }

  /// An application that lacks the key, in the same way in some build configurations.
  private struct Lack {
    let request: (file: String, range: SourceRange)
    let application: String
    var configurations: [String]
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    let requests = sources.files.compactMap { file in
      Self.request(in: file).map { (file: file.source.name, range: $0) }
    }
    guard !requests.isEmpty else { return }
    var found: [Lack] = []
    for packaged in context.project.packagedApplications {
      guard let configuration = packaged.configuration, packaged.application.isForPhones,
        packaged.application.lacksLiveActivities,
        let request = requests.first(where: { request in
          sources.targets(of: request.file).contains {
            $0.identifier == packaged.application.target?.identifier
          }
        })
      else { continue }
      let name = packaged.application.name
      if let index = found.firstIndex(where: {
        $0.application == name && $0.request.file == request.file
      }) {
        if !found[index].configurations.contains(configuration) {
          found[index].configurations.append(configuration)
        }
      } else {
        found.append(
          Lack(request: request, application: name, configurations: [configuration]))
      }
    }
    for lack in found {
      findings.add(
        .missing(lack.application, PackagedPair.place(of: lack.configurations)),
        at: lack.request.range, in: lack.request.file,
        data: [.init("target", lack.application)])
    }
  }

  /// Where a file starts an activity: `Activity.request(…)` or `Activity<Ride>.request(…)`.
  private static func request(in file: SwiftFile) -> SourceRange? {
    guard file.imports("ActivityKit") else { return nil }
    let tokens = file.tokens
    return (0..<tokens.count).first { index in
      guard tokens.is(index, "request"), tokens.is(index + 1, "("), tokens.is(index - 1, ".") else {
        return false
      }
      guard tokens.is(index - 2, ">") else { return tokens.is(index - 2, "Activity") }
      // The attributes are a name, perhaps with that of a type or a module before it.
      var start = index - 3
      while start > 0, tokens.kind(start) == .word || tokens.is(start, ".") { start -= 1 }
      return tokens.is(start, "<") && tokens.is(start - 1, "Activity")
    }.map { tokens.list[$0].range }
  }
}

extension PackagedTarget {
  /// Whether it is known that its `Info.plist` does not say that it supports Live Activities.
  fileprivate var lacksLiveActivities: Bool {
    guard let settings else { return false }
    let key = "NSSupportsLiveActivities"
    if let value = infoPlist?.document.root[key] {
      // A variable may be true.
      return value.boolean == false
    }
    // One that cannot be read, or is made from another file, may have the key.
    if hasUnreadInfoPlist { return false }
    if infoPlist != nil, settings.knowledge(of: "INFOPLIST_PREPROCESS") != .unset,
      settings.knowledge(of: "INFOPLIST_PREPROCESS").value != "NO"
    {
      return false
    }
    switch settings.knowledge(of: "GENERATE_INFOPLIST_FILE") {
    case .unknown: return false
    case .unset: return infoPlist != nil
    case .value("YES"): break
    case .value: return infoPlist != nil
    }
    switch settings.knowledge(of: "INFOPLIST_KEY_\(key)") {
    case .unknown: return false
    case .unset: return true
    case .value(let text): return text != "YES"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ application: String, _ place: String) -> Self {
    "'\(application)' starts a Live Activity and its 'Info.plist' has no 'NSSupportsLiveActivities'\(place), so the system refuses it; add the key with the value true"
  }
}
