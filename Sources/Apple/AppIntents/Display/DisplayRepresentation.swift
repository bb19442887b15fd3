// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// How a thing looks to a person: a title, a line below it and an image.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// An image of a thing.
  public struct Image: Hashable, Sendable {
    /// The name of the image; nil if it is not one of a catalog.
    public let name: String?
    /// The name of the symbol; nil if it is none.
    public let systemName: String?
    /// The bytes; nil if they are not given.
    public let data: Data?
    /// Where the image is; nil if it is not a file.
    public let url: URL?

    /// An SF Symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      (name, self.systemName, data, url) = (nil, systemName, nil, nil)
    }

    /// An image of a catalog.
    public init(named name: String, isTemplate: Bool? = nil) {
      (self.name, systemName, data, url) = (name, nil, nil, nil)
    }

    /// An SF Symbol in colors, which are not kept.
    public init(systemName: String, tintColor: Any?, symbolConfiguration: Any?) {
      self.init(systemName: systemName)
    }

    /// An image of bytes.
    public init(data: Data, isTemplate: Bool? = nil) {
      (name, systemName, self.data, url) = (nil, nil, data, nil)
    }

    /// An image of a file.
    public init(url: URL, isTemplate: Bool? = nil) {
      (name, systemName, data, self.url) = (nil, nil, nil, url)
    }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The line below it.
  public var subtitle: LocalizedStringResource?
  /// The image.
  public var image: Image?
  /// Other words for the title.
  public var synonyms: [LocalizedStringResource]
  /// What is said in place of the texts; nil for the texts.
  public var descriptionText: LocalizedStringResource?

  /// Shows a thing.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
  }

  /// Shows a title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Shows a title.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What a kind of things is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name of one.
  public var name: LocalizedStringResource
  /// How a number of them is written; nil for the number and the name.
  public var numericFormat: LocalizedStringResource?
  /// Other words for the name.
  public var synonyms: [LocalizedStringResource]

  /// Names a kind.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Names a kind.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// What a thing looks like.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
