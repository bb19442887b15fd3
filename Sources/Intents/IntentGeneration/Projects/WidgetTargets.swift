// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The parts of an app's project that a configurable widget needs, for a tool that generates Xcode
/// projects.
///
/// The app, the widget's extension and, if the app answers for options or defaults, an intents extension all contain the
/// definition: the system looks for it in the app, and the extensions use its classes.
public struct WidgetTargets: Hashable, Sendable {
  /// The name of the app's target, which exists already.
  public var app: String

  /// The name of the widget extension's target; its sources are in a folder of this name.
  public var widget: String

  /// The name of the intents extension's target, whose sources are in a folder of this name; nil if the definition needs none.
  public var intents: String?

  /// The bundle identifier of the app; those of the extensions begin with it.
  public var bundleIdentifier: String

  /// The first version of iOS that the widget is for.
  public var deploymentTarget: String

  /// The path of the folder that has only the definition and its string tables, in language folders.
  public var definitionFolder: String

  /// The file name of the definition.
  public var definitionName: String

  /// The class names of the intents that the intents extension answers for.
  public var intentClasses: [String]

  /// Creates the description of the targets.
  ///
  /// - Parameters:
  ///   - app: The name of the app's target.
  ///   - widget: The name of the widget extension's target.
  ///   - intents: The name of the intents extension's target; nil for none.
  ///   - bundleIdentifier: The bundle identifier of the app.
  ///   - deploymentTarget: The first version of iOS that the widget is for.
  ///   - definitionFolder: The path of the definition's folder, or of the one around its language folder.
  ///   - definitionName: The definition's file name.
  ///   - intentClasses: The class names of the intents that the intents extension answers for.
  public init(
    app: String, widget: String, intents: String?, bundleIdentifier: String,
    deploymentTarget: String, definitionFolder: String, definitionName: String,
    intentClasses: [String]
  ) {
    self.app = app
    self.widget = widget
    self.intents = intents
    self.bundleIdentifier = bundleIdentifier
    self.deploymentTarget = deploymentTarget
    self.definitionFolder = definitionFolder
    self.definitionName = definitionName
    self.intentClasses = intentClasses
  }
}

extension WidgetTargets {
  /// A tool that generates Xcode projects.
  public enum Tool: String, CaseIterable, Sendable {
    /// XcodeGen, whose specifications are `project.yml`.
    case xcodegen
    /// Tuist, whose manifests are `Project.swift`.
    case tuist
  }

  /// The part of a project's specification that adds the targets.
  public func text(for tool: Tool) -> String {
    switch tool {
    case .xcodegen: XcodeGenFragment(self).text
    case .tuist: TuistFragment(self).text
    }
  }
}

// MARK: What both tools are given

extension WidgetTargets {
  /// An extension of the app.
  struct AppExtension {
    /// The name of the target, and of the folder of its sources.
    let name: String

    /// The frameworks that it links.
    let frameworks: [String]

    /// The attributes of `NSExtension` in `Info.plist`.
    let attributes: [Entry]

    /// The environment variables of its scheme, which are off by default.
    let variables: [(name: String, value: String)]
  }

  /// A key of an `Info.plist` with its value.
  struct Entry {
    let key: String
    let value: Value

    init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// A value in an `Info.plist`.
  enum Value {
    case string(String)
    case strings([String])
    case dictionary([Entry])
  }

  /// The extensions, the widget's first.
  var extensions: [AppExtension] {
    let widget = AppExtension(
      name: widget, frameworks: ["SwiftUI", "WidgetKit"],
      attributes: [Entry("NSExtensionPointIdentifier", .string("com.apple.widgetkit-extension"))],
      // Those that Xcode's own template gives the scheme of a widget.
      variables: [
        ("_XCWidgetKind", ""), ("_XCWidgetDefaultView", "timeline"), ("_XCWidgetFamily", "medium"),
      ])
    let handler = intents.map { name in
      AppExtension(
        name: name, frameworks: ["Intents"],
        attributes: [
          Entry("NSExtensionPointIdentifier", .string("com.apple.intents-service")),
          Entry("NSExtensionPrincipalClass", .string("$(PRODUCT_MODULE_NAME).IntentHandler")),
          Entry(
            "NSExtensionAttributes",
            .dictionary([
              Entry("IntentsSupported", .strings(intentClasses)),
              Entry("IntentsRestrictedWhileLocked", .strings([])),
              Entry("IntentsRestrictedWhileProtectedDataUnavailable", .strings([])),
            ])),
        ],
        variables: [])
    }
    return [widget] + (handler.map { [$0] } ?? [])
  }

  /// The bundle identifier of an extension.
  func bundleIdentifier(of name: String) -> String {
    let part = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }
    return bundleIdentifier + "." + part.joined()
  }

  /// The definition's folder from a target's own folder; nil if it is elsewhere.
  func definitionFolder(in name: String) -> String? {
    guard definitionFolder.hasPrefix(name + "/") else { return nil }
    return String(definitionFolder.dropFirst(name.count + 1))
  }
}
