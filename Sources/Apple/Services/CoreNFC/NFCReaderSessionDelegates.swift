// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What learns of the messages of tags; here only that there are none.
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  /// The session begins to read; never called here.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
  /// The session has ended, here as the device cannot read tags.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Messages were read from a tag; never called here.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Tags with messages were found; never called here.
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
}

extension NFCNDEFReaderSessionDelegate {
  /// Does nothing by default when a session begins.
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
  /// Does nothing by default with tags.
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
}

/// What learns of tags; here only that there are none.
public protocol NFCTagReaderSessionDelegate: AnyObject {
  /// The session begins to read; never called here.
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  /// The session has ended, here as the device cannot read tags.
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  /// Tags were found by the session; never called here.
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
