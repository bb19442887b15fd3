// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user threw it away.
  case cancelled = 0
  /// It is kept as a draft.
  case saved = 1
  /// It is on its way.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// A failure of writing a mail.
public struct MFMailComposeError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The draft could not be kept.
    case saveFailed = 0
    /// The mail could not be sent.
    case sendFailed = 1

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MFMailComposeError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The draft could not be kept.
  public static var saveFailed: Code { .saveFailed }
  /// The mail could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

/// What learns what became of a mail; never called here, as no screen is shown.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Is called when the user is done; the error is nil unless it failed.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing by default where the user sent, saved or left the mail, which never happens here.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A screen to write a mail, on a device without an account for mail.
open class MFMailComposeViewController: UIViewController {
  /// The object that learns what became of the mail; nil for none.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Returns whether there is an account for mail; false here.
  open class func canSendMail() -> Bool { false }

  /// Sets the subject, which nobody sees.
  open func setSubject(_ subject: String) {}
  /// Sets the addresses to which the mail goes; nil for none.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the addresses that get a copy; nil for none.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the addresses that get a copy of which the others do not know; nil for none.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text, which nobody sees.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file, which is not sent.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets the address from which the mail should come.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
