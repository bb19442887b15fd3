// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The images of a process are its program and libraries, as Apple's loader counts them; there are none here.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The beginning of a program or a library.
public struct mach_header: Hashable, Sendable {
  /// Which kind of file it is.
  public var magic: UInt32 = 0
  /// Creates one of no kind.
  public init() {}
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
/// Returns how many images the process has; always 0 here.
public func _dyld_image_count() -> UInt32 { 0 }

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
/// Returns the path of an image; always nil here.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { nil }

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
/// Returns the beginning of an image; always nil here.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? { nil }
