// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A type of files or data, identified by its uniform type identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The uniform type identifier, such as `public.png`.
  public let identifier: String

  /// Creates a type from an identifier, known here or not; nil only if the identifier is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of a filename extension, in any case; nil if none is known here.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    guard let row = Self.table.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    identifier = row.identifier
  }

  /// Creates the type of a MIME type, in any case; nil if none is known here.
  public init?(mimeType: String) {
    let wanted = mimeType.lowercased()
    guard let row = Self.table.first(where: { $0.mime == wanted }) else { return nil }
    identifier = row.identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The preferred filename extension of the type, without a dot; nil if none is known here.
  public var preferredFilenameExtension: String? { row?.extensions.first }

  /// The preferred MIME type of the type; nil if none is known here.
  public var preferredMIMEType: String? { row?.mime }

  /// Returns whether the type is `type` or derived from it, as far as it is known here.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    guard let parent = row?.parent, parent != identifier else { return false }
    return UTType(known: parent).conforms(to: type)
  }

  /// Data of any kind, from which most types are derived.
  public static let data = UTType(known: "public.data")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without formatting, with the extension `txt`.
  public static let plainText = UTType(known: "public.plain-text")
  /// A web page in HTML.
  public static let html = UTType(known: "public.html")
  /// The type of JSON documents.
  public static let json = UTType(known: "public.json")
  /// The type of XML documents.
  public static let xml = UTType(known: "public.xml")
  /// An image of any format.
  public static let image = UTType(known: "public.image")
  /// An image in the PNG format.
  public static let png = UTType(known: "public.png")
  /// An image in the JPEG format.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An image in the GIF format.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in the HEIC format.
  public static let heic = UTType(known: "public.heic")
  /// An image in the SVG format.
  public static let svg = UTType(known: "public.svg-image")
  /// The type of PDF documents.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Audio of any format.
  public static let audio = UTType(known: "public.audio")
  /// Audio in the MP3 format.
  public static let mp3 = UTType(known: "public.mp3")
  /// A movie of any format.
  public static let movie = UTType(known: "public.movie")
  /// A movie in the MPEG-4 format.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A URL of any kind.
  public static let url = UTType(known: "public.url")
  /// A URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// An archive in the ZIP format.
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
