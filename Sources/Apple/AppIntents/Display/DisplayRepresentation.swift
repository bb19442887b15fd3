// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The appearance of a value: a title, a subtitle and an image.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The image of a value.
  public struct Image: Hashable, Sendable {
    /// The name of an asset catalog's image; nil for another kind of image.
    public let name: String?
    /// The name of an SF Symbol; nil for another kind of image.
    public let systemName: String?
    /// The bytes of the image; nil for another kind of image.
    public let data: Data?
    /// The URL of the image; nil for another kind of image.
    public let url: URL?

    /// Creates an image of an SF Symbol; `isTemplate` is ignored.
    public init(systemName: String, isTemplate: Bool? = nil) {
      (name, self.systemName, data, url) = (nil, systemName, nil, nil)
    }

    /// Creates an image of an asset catalog; `isTemplate` is ignored.
    public init(named name: String, isTemplate: Bool? = nil) {
      (self.name, systemName, data, url) = (name, nil, nil, nil)
    }

    /// Creates an image from bytes; `isTemplate` is ignored.
    public init(data: Data, isTemplate: Bool? = nil) {
      (name, systemName, self.data, url) = (nil, nil, data, nil)
    }

    /// Creates an image from a URL; `isTemplate` is ignored.
    public init(url: URL, isTemplate: Bool? = nil) {
      (name, systemName, data, self.url) = (nil, nil, nil, url)
    }
  }

  /// The title of the value.
  public var title: LocalizedStringResource
  /// The subtitle below the title; nil for none.
  public var subtitle: LocalizedStringResource?
  /// The image of the value; nil for none.
  public var image: Image?
  /// Other names for the value.
  public var synonyms: [LocalizedStringResource]
  /// The spoken description; nil is the title and the subtitle.
  public var descriptionText: LocalizedStringResource?

  /// Creates a representation; nil leaves a part out.
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

  /// Creates a representation with a title only.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation with a title only.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a type of values, as users see it.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The name of a single value.
  public var name: LocalizedStringResource
  /// The format of a number of values; nil is the number and the name.
  public var numericFormat: LocalizedStringResource?
  /// Other names for the type.
  public var synonyms: [LocalizedStringResource]

  /// Creates the name of a type.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates the name of a type from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
