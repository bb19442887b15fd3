// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user threw it away.
  case cancelled = 0
  /// It is on its way.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// What learns what became of a message; never called here, as no screen is shown.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol
{
  /// Is called when the user is done.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A screen to write a message, on a device that sends none.
open class MFMessageComposeViewController: UIViewController {
  /// The object that learns what became of the message; nil for none.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers and addresses to which it goes; nil for none.
  open var recipients: [String]?
  /// The text; nil for none.
  open var body: String?
  /// The subject; nil for none.
  open var subject: String?

  /// Returns whether the device sends messages; false here.
  open class func canSendText() -> Bool { false }
  /// Returns whether messages have a subject; false here.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages have files; false here.
  open class func canSendAttachments() -> Bool { false }
  /// Returns whether files of a type are sent; false here.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Adds no file.
  ///
  /// - Returns: Always false.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Adds no file.
  ///
  /// - Returns: Always false.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
}
