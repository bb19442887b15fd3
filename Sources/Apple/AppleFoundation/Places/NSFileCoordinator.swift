// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A coordinator of file access, which grants it at once, as the program shares its files with no
/// other process.
///
/// Foundation has it on Apple's systems only.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// Options for reading a file; they have no effect here.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads without asking other processes to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Reads the target of a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Reads what is known of the file alone.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// Reads in order to send the file.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Options for writing a file; they have no effect here.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes in order to delete the file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// Writes in order to move the file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Writes after other processes saved their changes.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Writes in order to replace the file.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Writes what is known of the file alone.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The name by which coordinators know that they are of the same app.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator; the file presenter is ignored.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  /// Calls the reader at once with the URL; `error` is not set.
  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls the writer at once with the URL; `error` is not set.
  public func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Calls the accessor at once with both URLs; `error` is not set.
  public func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Calls the accessor at once with both URLs; `error` is not set.
  public func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Calls the accessor on a queue, without an error.
  public func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  /// Does nothing, as no other process is told.
  public func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Does nothing, as no other process is told.
  public func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Does nothing, as nothing waits for a file.
  public func cancel() {}
}
