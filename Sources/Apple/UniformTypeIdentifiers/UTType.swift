// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A type of files or data, by the identifier that Apple's systems have for it.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, as in `public.png`.
  public let identifier: String

  /// The type of an identifier; one that is not in the table has no extension.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// The type of a file extension; nil if the table does not have it.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    guard let row = Self.table.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    identifier = row.identifier
  }

  /// The type of a MIME type; nil if the table does not have it.
  public init?(mimeType: String) {
    let wanted = mimeType.lowercased()
    guard let row = Self.table.first(where: { $0.mime == wanted }) else { return nil }
    identifier = row.identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The extension that files of the type have most; nil if the table has none.
  public var preferredFilenameExtension: String? { row?.extensions.first }

  /// The MIME type; nil if the table has none.
  public var preferredMIMEType: String? { row?.mime }

  /// Whether everything of this type is of another, too.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    guard let parent = row?.parent, parent != identifier else { return false }
    return UTType(known: parent).conforms(to: type)
  }

  /// Any data.
  public static let data = UTType(known: "public.data")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without looks.
  public static let plainText = UTType(known: "public.plain-text")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// PNG.
  public static let png = UTType(known: "public.png")
  /// JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// HEIC.
  public static let heic = UTType(known: "public.heic")
  /// SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A sound.
  public static let audio = UTType(known: "public.audio")
  /// MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// ZIP.
  public static let zip = UTType(known: "public.zip-archive")

  private struct Row {
    let identifier: String
    let parent: String?
    let extensions: [String]
    let mime: String?
  }

  private var row: Row? { Self.table.first { $0.identifier == identifier } }

  // Source: Apple's list of system-declared uniform type identifiers.
  private static let table: [Row] = [
    Row(identifier: "public.data", parent: nil, extensions: [], mime: nil),
    Row(identifier: "public.text", parent: "public.data", extensions: [], mime: nil),
    Row(
      identifier: "public.plain-text", parent: "public.text", extensions: ["txt", "text"],
      mime: "text/plain"),
    Row(
      identifier: "public.html", parent: "public.text", extensions: ["html", "htm"],
      mime: "text/html"),
    Row(
      identifier: "public.json", parent: "public.text", extensions: ["json"],
      mime: "application/json"),
    Row(
      identifier: "public.xml", parent: "public.text", extensions: ["xml"],
      mime: "application/xml"),
    Row(identifier: "public.image", parent: "public.data", extensions: [], mime: nil),
    Row(
      identifier: "public.png", parent: "public.image", extensions: ["png"], mime: "image/png"),
    Row(
      identifier: "public.jpeg", parent: "public.image", extensions: ["jpeg", "jpg", "jpe"],
      mime: "image/jpeg"),
    Row(
      identifier: "com.compuserve.gif", parent: "public.image", extensions: ["gif"],
      mime: "image/gif"),
    Row(
      identifier: "public.heic", parent: "public.image", extensions: ["heic"],
      mime: "image/heic"),
    Row(
      identifier: "public.svg-image", parent: "public.image", extensions: ["svg"],
      mime: "image/svg+xml"),
    Row(
      identifier: "com.adobe.pdf", parent: "public.data", extensions: ["pdf"],
      mime: "application/pdf"),
    Row(identifier: "public.audio", parent: "public.data", extensions: [], mime: nil),
    Row(
      identifier: "public.mp3", parent: "public.audio", extensions: ["mp3"], mime: "audio/mpeg"),
    Row(identifier: "public.movie", parent: "public.data", extensions: [], mime: nil),
    Row(
      identifier: "public.mpeg-4", parent: "public.movie", extensions: ["mp4"],
      mime: "video/mp4"),
    Row(identifier: "public.url", parent: "public.data", extensions: [], mime: nil),
    Row(identifier: "public.file-url", parent: "public.url", extensions: [], mime: nil),
    Row(
      identifier: "public.zip-archive", parent: "public.data", extensions: ["zip"],
      mime: "application/zip"),
  ]
}
