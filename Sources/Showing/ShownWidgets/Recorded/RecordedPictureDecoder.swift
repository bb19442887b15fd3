// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import PropertyListSyntax
import SourceText
import WidgetProtocol
import WidgetViews

/// Decodes what recorded pictures show, and collects what is wrong.
struct RecordedPictureDecoder: ObjectFileDecoder {
  var mistakes: ObjectFileMistakes

  init(_ document: PropertyListDocument) {
    mistakes = ObjectFileMistakes(in: document, id: "invalid-recorded-pictures")
  }

  /// Decodes the whole; what cannot be decoded is reported and left out.
  mutating func pictures(_ document: PropertyListDocument) -> [RecordedPicture] {
    let root = document.root
    guard var members = members(of: root, "a list of recorded pictures") else { return [] }
    members.ignore("$schema")
    let owner = "the list of recorded pictures"
    if let version = required(members.take("version"), "version", of: owner, in: root),
      version.integer != RecordedPictureFile.supportedVersion
    {
      report(.unsupportedListVersion(version.spelling), at: version.range)
    }
    var defaults = RecordedPicture(file: "")
    if let value = members.take("defaults"), var own = self.members(of: value, "'defaults'") {
      read(&own, into: &defaults)
      reportUnknown(own)
    }
    var seen: Set<String> = []
    let value = required(members.take("pictures"), "pictures", of: owner, in: root)
    let pictures = elements(value, "pictures") { decoder, value in
      decoder.picture(value, defaults, &seen)
    }
    if pictures.isEmpty, mistakes.isEmpty, let value { report(.noPicture, at: value.range) }
    reportUnknown(members)
    return pictures
  }

  private mutating func picture(
    _ value: PropertyListValue, _ defaults: RecordedPicture, _ seen: inout Set<String>
  ) -> RecordedPicture? {
    guard var members = members(of: value, "a picture") else { return nil }
    var picture = RecordedPicture(file: "")
    if let file = required(members.take("file"), "file", of: "the picture", in: value),
      let name = string(file, "file")
    {
      picture.file = name
      if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
        report(.pathOutside(name), at: file.range)
      } else if !seen.insert(name).inserted {
        report(.repeatedFile(name), at: file.range)
      }
    }
    read(&members, into: &picture)
    reportUnknown(members)
    return picture.completed(by: defaults)
  }

  /// Reads what a picture and the defaults have in common.
  private mutating func read(_ members: inout ObjectMembers, into picture: inout RecordedPicture) {
    let (widget, preview) = (members.take("widget"), members.take("preview"))
    if let widget, let name = string(widget, "widget") { picture.subject = .widget(name) }
    if let preview, let name = string(preview, "preview") {
      if widget != nil { report(.widgetAndPreview, at: preview.range) }
      picture.subject = .preview(name)
    }
    picture.part = named(members.take("part"), "part", among: Self.parts)
    picture.entry = whole(members.take("entry"), "entry", in: 1...100_000)
    picture.shape = named(members.take("family"), "family", among: Self.shapes)
    if let value = members.take("size"), let text = string(value, "size") {
      picture.size = RecordedPicture.size(text)
      if picture.size == nil { report(.noSize(text), at: value.range) }
    }
    picture.scale = whole(members.take("scale"), "scale", in: 1...4)
    if let value = members.take("bare") {
      picture.isBare = value.boolean
      if value.boolean == nil {
        report(.wrongType("bare", expected: "true or false", found: value.kind), at: value.range)
      }
    }
    picture.appearance = named(members.take("appearance"), "appearance")
    picture.style = named(members.take("renderingMode"), "renderingMode")
    readNames(&members, into: &picture)
  }

  /// Reads what has names of its own.
  private mutating func readNames(
    _ members: inout ObjectMembers, into picture: inout RecordedPicture
  ) {
    picture.typeSize = found(members.take("typeSize"), "typeSize", DynamicTypeSize.names) {
      .named($0)
    }
    picture.device = found(
      members.take("device"), "device", WidgetDevice.known.flatMap { $0.names + [$0.identifier] }
    ) { .named($0) }
    picture.wallpaper = found(members.take("wallpaper"), "wallpaper", Wallpaper.all.map(\.name)) {
      .named($0)
    }
    picture.ground = found(members.take("ground"), "ground", StyleColor.names + ["#RRGGBB"]) {
      StyleColor.named($0)
    }
    picture.locale = members.take("locale").flatMap { string($0, "locale") }
  }

  private static let parts: [(String, ProviderQuestion.Part)] = [
    ("entry", .timeline), ("snapshot", .snapshot), ("placeholder", .placeholder),
  ]

  private static let shapes =
    (WidgetFamily.allCases.map(\.rawValue) + WidgetPresentation.allCases.map(\.rawValue))
    .map { ($0, $0) }

  private mutating func whole(
    _ value: PropertyListValue?, _ name: String, in range: ClosedRange<Int>
  ) -> Int? {
    guard let value else { return nil }
    guard let number = value.integer, range.contains(number) else {
      report(.outside(name, range), at: value.range)
      return nil
    }
    return number
  }

  private mutating func named<Value>(
    _ value: PropertyListValue?, _ name: String, among known: [(String, Value)]
  ) -> Value? {
    found(value, name, known.map(\.0)) { text in known.first { $0.0 == text }?.1 }
  }

  private mutating func named<Value: CaseIterable & RawRepresentable<String>>(
    _ value: PropertyListValue?, _ name: String
  ) -> Value? {
    named(value, name, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  private mutating func found<Value>(
    _ value: PropertyListValue?, _ name: String, _ known: [String], find: (String) -> Value?
  ) -> Value? {
    guard let value, let text = string(value, name) else { return nil }
    guard let result = find(text) else {
      report(.unknownName(name, text, known: known), at: value.range)
      return nil
    }
    return result
  }
}
