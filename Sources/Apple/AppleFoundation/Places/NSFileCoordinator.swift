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
  }

  /// Creates a coordinator; the file presenter is ignored.
  public init(filePresenter: (any AnyObject)? = nil) {}

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
}
