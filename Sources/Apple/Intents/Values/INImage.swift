// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An image of an object, an intent or a person: a name, data or a URL.
open class INImage: NSObject, NSCopying, INJSONObject {
  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// The app's asset catalog has it under the name.
    case asset(String)
    /// The system has it: the name of a symbol.
    case system(String)
    /// The bytes of an image file.
    case data(Data)
    /// It is at the URL.
    case url(URL)
  }

  /// Where the image comes from.
  public let source: Source

  /// The size, in points; nil if it is not known.
  public let size: (width: Double, height: Double)?

  init(source: Source, size: (width: Double, height: Double)? = nil) {
    self.source = source
    self.size = size
  }

  /// The image that the app's asset catalog has under a name.
  public convenience init(named name: String) { self.init(source: .asset(name)) }

  /// The image of the bytes of a file.
  public convenience init(imageData: Data) { self.init(source: .data(imageData)) }

  /// The image at a URL; nil never, as the URL is not opened.
  public convenience init?(url: URL) { self.init(source: .url(url)) }

  /// The image at a URL, with its size in points; nil if the size is not one.
  public convenience init?(url: URL, width: Double, height: Double) {
    guard width > 0, height > 0 else { return nil }
    self.init(source: .url(url), size: (width, height))
  }

  /// The system's symbol of a name.
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(source: .system(systemImageName))
  }

  /// The image itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is an image from the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INImage)?.source == source
  }

  /// The hash of the source.
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
