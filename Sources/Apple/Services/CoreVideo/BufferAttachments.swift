// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Synchronization

/// Whether a value beside pixels goes along to pixels that are made of them.
public enum CVAttachmentMode: UInt32, Sendable {
  /// It stays with these pixels.
  case shouldNotPropagate = 0
  /// It goes along to others.
  case shouldPropagate = 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a value beside the pixels, by a key.
public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode
) {
  let attachment = CVAttachment(value: value, mode: attachmentMode)
  buffer.attachments.withLock { $0[key as String] = attachment }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value of a key; nil if there is none.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
  guard let attachment = buffer.attachments.withLock({ $0[key as String] }) else { return nil }
  attachmentMode?.pointee = attachment.mode
  return attachment.value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether there is a value of a key.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool {
  buffer.attachments.withLock { $0[key as String] != nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the value of a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
  buffer.attachments.withLock { $0[key as String] = nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes the values of all keys.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) {
  buffer.attachments.withLock { $0 = [:] }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Copies the values that go along to other pixels.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
  let values = sourceBuffer.attachments.withLock { $0.filter { $0.value.mode == .shouldPropagate } }
  destinationBuffer.attachments.withLock { $0.merge(values) { $1 } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what blue, green and red are turned into brightness with.
public let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the colors that red, green and blue are.
public let kCVImageBufferColorPrimariesKey: CFString = "CVImageBufferColorPrimaries"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of how numbers become light.
public let kCVImageBufferTransferFunctionKey: CFString = "CVImageBufferTransferFunction"
