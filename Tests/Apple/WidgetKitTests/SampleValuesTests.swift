// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing

@testable import WidgetKit

private enum Phase: String, Codable { case waiting, riding }
private enum Size: Int, Codable {
  case small = 4
  case large = 9
}
private enum Place: Codable, Hashable {
  case home
  case at(String)
}
private enum Choice: Codable, Equatable {
  case first(Int)
  case second
}

private struct Item: Codable, Hashable {
  var title: String
  var inner: [Item]?
}

private struct Everything: Codable {
  var firstName: String
  var isOn: Bool
  var count: Int
  var progress: Double
  var startDate: Date
  var endDate: Date
  var range: ClosedRange<Date>
  var phase: Phase
  var size: Size
  var choice: Choice
  var address: URL
  var identifier: UUID
  var note: String?
  var names: [String]
  var table: [String: Int]
  var item: Item
}

@Suite("Made values") struct SampleValuesTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  @Test("every kind of property has a value that its type accepts")
  func everything() throws {
    let value = try SampleValues(now: now).value(of: Everything.self)
    #expect(value.firstName == "First name")
    #expect(value.isOn)
    #expect(value.count == 3)
    #expect(value.progress == 0.6)
    #expect(value.startDate < now && value.endDate > now)
    #expect(value.range.contains(now))
    #expect(value.phase == .waiting)
    #expect(value.size == .small)
    #expect(value.address.scheme == "https")
    #expect(value.note == "Note")
    #expect(value.names.count == 2)
    #expect(value.table.count == 1)
    #expect(value.item.inner?.isEmpty == false)
  }

  @Test("an enumeration with values has one of its cases")
  func cases() throws {
    #expect(try SampleValues(now: now).value(of: Choice.self) == .first(3))
    #expect(try SampleValues(now: now).value(of: Place.self) == .home)
  }

  @Test("a type that accepts no made value throws")
  func refused() {
    struct Even: Decodable {
      init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "odd"))
      }
    }
    #expect(throws: DecodingError.self) { try SampleValues(now: now).value(of: Even.self) }
  }
}
