// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image of an object, intent or person, by name, data or URL.
open class INImage: NSObject, NSCopying, INJSONObject {
  /// The source of an image.
  public enum Source: Hashable, Sendable {
    /// The name of an image in the app's asset catalog.
    case asset(String)
    /// The name of an SF Symbol.
    case system(String)
    /// The bytes of an image file.
    case data(Data)
    /// The URL of an image.
    case url(URL)
  }

  /// The source of the image.
  public let source: Source

  /// The size in points; nil if unknown.
  public let size: (width: Double, height: Double)?

  init(source: Source, size: (width: Double, height: Double)? = nil) {
    self.source = source
    self.size = size
  }

  /// Creates an image of the app's asset catalog.
  public convenience init(named name: String) { self.init(source: .asset(name)) }

  /// Creates an image from the bytes of a file.
  public convenience init(imageData: Data) { self.init(source: .data(imageData)) }

  /// Creates an image from a URL, which is not opened; never nil.
  public convenience init?(url: URL) { self.init(source: .url(url)) }

  /// Creates an image from a URL with a size in points; nil if the size is not positive.
  public convenience init?(url: URL, width: Double, height: Double) {
    guard width > 0, height > 0 else { return nil }
    self.init(source: .url(url), size: (width, height))
  }

  /// Returns the image of an SF Symbol.
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(source: .system(systemImageName))
  }

  /// Returns the image itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an image with the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INImage)?.source == source
  }

  /// The hash value of the source.
  open override var hash: Int { source.hashValue }

  var jsonObject: [String: Any] {
    let (key, value) =
      switch source {
      case .asset(let name): ("asset", name)
      case .system(let name): ("system", name)
      case .data(let data): ("data", data.base64EncodedString())
      case .url(let url): ("url", url.absoluteString)
      }
    return .members([key: value, "width": size?.width, "height": size?.height])
  }

  convenience init?(json: [String: Any]) {
    let source: Source? =
      json.string("asset").map { .asset($0) } ?? json.string("system").map { .system($0) }
      ?? json.data("data").map { .data($0) } ?? json.url("url").map { .url($0) }
    guard let source else { return nil }
    let width = (json["width"] as? NSNumber)?.doubleValue
    let height = (json["height"] as? NSNumber)?.doubleValue
    self.init(source: source, size: width.flatMap { width in height.map { (width, $0) } })
  }
}
