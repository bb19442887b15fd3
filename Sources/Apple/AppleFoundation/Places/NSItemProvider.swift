// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What an object of an item provider is read from and written to; Foundation's objects are among them.
public protocol NSItemProviderReading: NSObjectProtocol {}
/// What gives an item to a provider.
public protocol NSItemProviderWriting: NSObjectProtocol {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}

/// What is dragged or shared, which never happens in a widget: nothing can be loaded from it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Who gets an item.
  public enum RepresentationVisibility: Int, Hashable, Sendable {
    /// Every app can load the representation.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// Only the app itself can load the representation.
    case ownProcess
  }

  /// Why an item was not loaded.
  public static let errorDomain = "NSItemProviderErrorDomain"

  private static var unavailable: NSError {
    NSError(domain: errorDomain, code: -1000)
  }

  /// The name that is suggested for a file; nil for none.
  open var suggestedName: String?

  /// Creates a provider without an item.
  public override init() { super.init() }

  /// Creates a provider of an object, which is not kept.
  public init(object: Any) { super.init() }

  /// Creates a provider of an item of a type, which is not kept.
  public init(item: Any?, typeIdentifier: String?) { super.init() }

  /// Creates a provider of a file, which is not read.
  public init?(contentsOf fileURL: URL) { super.init() }

  /// The identifiers of the types of the item; always empty here.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Returns whether the item has a type: always false here.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Returns whether an object of a class can be loaded: always false here.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  /// Returns whether a value of a type can be loaded: always false here.
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }

  /// Says at once that there is no object.
  @discardableResult open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.unavailable)
    return Progress(totalUnitCount: 1)
  }

  /// Says at once that there are no bytes.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.unavailable)
    return Progress(totalUnitCount: 1)
  }

  /// Says at once that there is no file.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, Self.unavailable)
    return Progress(totalUnitCount: 1)
  }

  /// Says at once that there is no item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, Self.unavailable)
  }

  /// Throws, as there is no item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> Any {
    throw Self.unavailable
  }

  /// Keeps nothing, as nobody asks for it.
  open func registerObject(_ object: Any, visibility: RepresentationVisibility) {}

  /// Keeps nothing, as nobody asks for it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}

  /// Keeps nothing, as nobody asks for it.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: RepresentationVisibility,
    loadHandler:
      @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {}

  /// Keeps nothing, as nobody asks for it.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {}
}

/// How a file is given to others.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates a set of options from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file is opened where it is, and not copied.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
