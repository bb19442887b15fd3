// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Gives a program its turn at a file: at once, as a program that is looked at shares its files with nobody.
///
/// Foundation has it on Apple's systems only.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking others to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A link itself, not what it leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To delete it.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// To move it.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// To merge what others wrote.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// To replace it.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Makes a coordinator.
  public init(filePresenter: (any AnyObject)? = nil) {}

  /// Calls a function that reads a file; the error stays as it is.
  public func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a function that writes a file; the error stays as it is.
  public func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }
}
