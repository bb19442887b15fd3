// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AppIntentSources
import Disk
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetPrograms
import WidgetProject

/// What there is to work on.
enum FindWidgets: Tool {
  static let description = ToolDescription(
    name: "find_widgets", title: "Find widgets",
    description: """
      List what the project has: widgets (kind, configuration, families, intent, targets), extensions and packages (with what \
      build_widget needs), intent definitions, and catalogs; 'whyNot' says why nothing can be built. Start here.
      """,
    parameters: [
      ToolParameter("path", .path, "File or folder. Default: the root."), .limit, .next,
    ],
    result: ["items": "array", "total": "integer", "canBuild": "boolean"])

  static func run(_ call: ToolCall) throws(ToolRefusal) -> ToolResult {
    let path = try call.arguments.path("path") ?? "."
    let project = ProjectLoader.load([path], outlinesSwift: true)
    let widgets = AppIntentSources(project).widgets.filter { call.root.contains($0.fileName) }
    let packages = packages(of: widgets.map { FilePath($0.fileName) }, in: call.root)
    var items = widgets.map { item($0, in: project) }
    for xcode in project.xcodeProjects where call.root.contains(xcode.source.name) {
      items += extensions(of: xcode, in: FilePath(xcode.source.name).folder.text)
    }
    for specified in project.specifiedProjects
    where call.root.contains(specified.specification.name) {
      items += extensions(of: specified.project, in: specified.specification.name)
    }
    items += packages.map { ["type": "package", "package": .string($0.text)] }
    for definition in project.askedDefinitions where call.root.contains(definition.source.name) {
      items += intents(of: definition)
    }
    for catalog in project.catalogs.map(\.source.name)
    where project.isAsked(catalog) && call.root.contains(catalog) {
      items.append(["type": "catalog", "file": .string(catalog)])
    }
    let obstacle = obstacle(call, below: FilePath(path), packages)
    return ToolResult(
      [("total", .integer(items.count)), ("canBuild", .boolean(obstacle == nil))]
        + (obstacle.map { [("whyNot", .string($0))] } ?? []),
      lists: [("items", items)], call.arguments)
  }

  private static func item(
    _ widget: WidgetSource, in project: WidgetProject
  ) -> PropertyListLiteral {
    let uses = project.swiftFileUses.filter { $0.file == widget.fileName }
    return .object([
      ("type", "widget"), ("kind", widget.kind.value.map { .string($0) } ?? .null),
      ("configuration", .string(widget.configuration.rawValue)),
      ("intent", (widget.intent?.value).map { .string($0) } ?? .null),
      ("families", texts(widget.families?.map(\.value) ?? [])),
      ("file", .string(widget.fileName)), ("targets", texts(uses.map(\.target.name.value))),
    ])
  }

  /// The extensions of a project, which has its targets from a file.
  private static func extensions(
    of project: XcodeProject, in file: String
  ) -> [PropertyListLiteral] {
    project.targets.filter(\.isAppExtension).map { target in
      .object([
        ("type", "extension"), ("target", .string(target.name.value)), ("project", .string(file)),
      ])
    }
  }

  /// The folders of the packages that widgets are in, sorted.
  private static func packages(of files: [FilePath], in root: ServedRoot) -> [FilePath] {
    let folders = files.compactMap { file -> FilePath? in
      // The nearest one below the root, of the folder and those that it is in.
      var folder = file.folder
      while root.contains(folder.text) {
        if FileSystem.disk.status(of: folder.appending("Package.swift")) == .file { return folder }
        guard folder.folder != folder else { return nil }
        folder = folder.folder
      }
      return nil
    }
    return Set(folders).sorted { $0.text < $1.text }
  }

  private static func intents(of definition: IntentDefinition) -> [PropertyListLiteral] {
    definition.intents.map { intent in
      .object([
        ("type", "intent"), ("class", .string(intent.className)),
        ("forWidgets", .boolean(intent.isEligibleForWidgets?.value ?? false)),
        ("parameters", texts(intent.parameters.map(\.propertyName))),
        ("file", .string(definition.source.name)),
      ])
    }
  }

  private static func texts(_ texts: [String]) -> PropertyListLiteral {
    .array(texts.map { .string($0) })
  }

  /// Why nothing can be built; nil if it can.
  private static func obstacle(
    _ call: ToolCall, below path: FilePath, _ packages: [FilePath]
  ) -> String? {
    do throws(ToolRefusal) {
      try call.checkBuilds()
    } catch {
      return error.sentence
    }
    do throws(ProgramError) {
      _ = try EngineSources(asked: nil, environment: call.commands.environment)
    } catch {
      return "\(error)"
    }
    guard packages.isEmpty else { return nil }
    let folder = FileSystem.disk.status(of: path) == .folder ? path : path.folder
    return BuildableProject.obstacle(below: folder).map { "\($0)" }
  }
}
