// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// As apps write it.
// swift-format-ignore-file: NeverForceUnwrap

import CoreNFC

final class TagReader: NSObject, NFCNDEFReaderSessionDelegate, NFCTagReaderSessionDelegate {
  var session: NFCReaderSession?
  var ended: ((Error) -> Void)?

  func scan() {
    guard NFCNDEFReaderSession.readingAvailable else { return }
    begin()
  }

  func begin() {
    let session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true)
    session.alertMessage = "Hold your phone near the tag"
    session.begin()
    self.session = session
  }

  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) {
    ended?(error)
  }
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
    for record in messages.flatMap(\.records) { print(record.payload.count) }
  }
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [NFCNDEFTag]) {
    guard let tag = tags.first else { return }
    session.connect(to: tag) { error in
      if error != nil { return session.invalidate(errorMessage: "failed") }
      tag.queryNDEFStatus { status, capacity, error in
        guard status == .readWrite, capacity > 10 else { return }
        tag.writeNDEF(NFCNDEFMessage(records: [])) { error in print(error as Any) }
      }
    }
  }
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: Error) {
    ended?(error)
  }
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {
    for tag in tags {
      if case .miFare(let tag) = tag { print(tag.identifier.count, tag.mifareFamily) }
      if case .feliCa(let tag) = tag {
        tag.requestService(nodeCodeList: [Data([0x0F, 0x09])]) { versions, error in
          guard error == nil, versions.first != Data([0xFF, 0xFF]) else { return }
          tag.readWithoutEncryption(serviceCodeList: [Data([0x0F, 0x09])], blockList: []) {
            first, _, blocks, _ in if first == 0 { print(blocks.count) }
          }
        }
      }
      if case .iso7816(let tag) = tag { print(tag.initialSelectedAID) }
    }
  }
}

func useCoreNFC() async throws {
  expect(!NFCNDEFReaderSession.readingAvailable, "no tags are read")
  expect(!NFCTagReaderSession.readingAvailable, "no tags are read")
  let reader = TagReader()
  reader.scan()
  expect(reader.session == nil, "no session begins")
  let error = await withCheckedContinuation { continuation in
    reader.ended = { continuation.resume(returning: $0) }
    reader.begin()
  }
  let code = (error as? NFCReaderError)?.code
  expect(code == .readerErrorUnsupportedFeature, "the delegate learns why")
  expect(
    (error as NSError).domain == NFCErrorDomain && (error as NSError).code == 1,
    "the error has Apple's code")
  let tags = NFCTagReaderSession(pollingOption: [.iso14443, .iso15693], delegate: reader)
  expect(tags?.connectedTag == nil, "no tag is there")

  let address = NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com/a")!
  expect(address.payload.first == 2, "an address is short")
  expect(
    address.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.com/a",
    "an address is read")
  let text = NFCNDEFPayload.wellKnownTypeTextPayload(
    string: "Hello", locale: Locale(identifier: "en"))
  let (string, locale) = text?.wellKnownTypeTextPayload() ?? (nil, nil)
  expect(string == "Hello" && locale?.identifier == "en", "a text is read")
  let custom = NFCNDEFPayload(
    format: .media, type: Data("text/plain".utf8), identifier: Data(), payload: Data("a".utf8))
  let message = NFCNDEFMessage(records: [address, custom])
  expect(message.records.count == 2 && message.length == 32, "a message has a length")
}
