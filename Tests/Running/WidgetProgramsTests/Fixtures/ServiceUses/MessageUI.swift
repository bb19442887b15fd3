// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageUI

final class Sender: NSObject, MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) { controller.dismiss(animated: true) }
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) { if result == .sent { controller.dismiss(animated: true) } }
}

func useMessageUI() async throws {
  let sender = Sender()
  expect(!MFMailComposeViewController.canSendMail(), "there is no account")
  let mail = MFMailComposeViewController()
  mail.mailComposeDelegate = sender
  mail.setToRecipients(["a@example.com"])
  mail.setSubject("Hello")
  mail.setMessageBody("<p>Hello</p>", isHTML: true)
  mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
  expect(!MFMessageComposeViewController.canSendText(), "there are no messages")
  let message = MFMessageComposeViewController()
  message.messageComposeDelegate = sender
  message.body = "Hello"
  message.recipients = ["1"]
  expect(message.body == "Hello", "the text is kept")
  expect((MFMailComposeError(.sendFailed) as NSError).code == 1, "the code is the system's")
}
