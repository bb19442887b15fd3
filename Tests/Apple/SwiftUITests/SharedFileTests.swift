// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import TestSupport
import Testing

struct SharedFileTests {
  @Test func `Notifications of a name are a sequence`() async {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var notifications = center.notifications(named: name).makeAsyncIterator()
    center.post(name: .init("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["count": 2])
    let first = await notifications.next()
    #expect(first?.userInfo?["count"] as? Int == 2)
  }

  @Test func `A folder of a document has the files that were added to it`() throws {
    let scratch = try ScratchFolder()
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addRegularFile(withContents: Data("salt".utf8), preferredFilename: "list.txt")
    let place = scratch.url.appending(path: "Recipe", directoryHint: .isDirectory)
    try folder.write(to: place)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory)
    #expect(read.fileWrappers?["list.txt"]?.regularFileContents == Data("salt".utf8))
  }

  @Test func `A bookmark leads to its file`() throws {
    let file = URL(fileURLWithPath: "/tmp/list.txt")
    var isStale = true
    let data = try file.bookmarkData()
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) == file)
    #expect(!isStale)
    #expect(throws: CocoaError.self) { try URL(string: "https://a.b")?.bookmarkData() }
  }

  @Test func `Bytes have lines, without empty ones`() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("one\r\n\ntwo", to: "list.txt")
    let url = scratch.url.appending(path: "list.txt")
    var lines: [String] = []
    for try await line in AsyncStream(Array(try Data(contentsOf: url))).lines { lines.append(line) }
    #expect(lines == ["one", "two"])
  }

  @Test func `A binding to an array is one of bindings to its elements`() {
    let state = State(wrappedValue: [1, 2])
    for element in state.projectedValue { element.wrappedValue *= 10 }
    #expect(state.wrappedValue == [10, 20])
  }

  @Test func `Temperatures have the unit of a place`() {
    #expect(UnitTemperature(forLocale: Locale(identifier: "en_US")) == .fahrenheit)
    #expect(UnitTemperature(forLocale: Locale(identifier: "de_DE")) == .celsius)
  }

  @Test func `Light text is a part of white`() {
    var alpha: CGFloat = 0
    var white: CGFloat = 0
    UIColor.lightText.getWhite(&white, alpha: &alpha)
    #expect(white == 1 && alpha == 0.6)
  }
}

extension AsyncStream where Element == UInt8 {
  fileprivate init(_ bytes: [UInt8]) {
    self.init { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
  }
}
