// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import Testing

/// How values are typed: what is taken, what it becomes, and that what a row shows to be typed is the value again.
@Suite("Spellings of values")
struct SpellingTests {
  private typealias Sheet = TestSheet

  private static func sheet() throws -> TestSheet {
    try Sheet([
      Sheet.parameter("wait", "TimeInterval"),
      Sheet.parameter(
        "short", "TimeInterval",
        ["Metadata": Sheet.metadata(["MinimumValue": 60, "MaximumValue": 5400])]),
      Sheet.parameter("day", "DateComponents", ["Metadata": Sheet.metadata(["Type": "Date"])]),
      Sheet.parameter("time", "DateComponents", ["Metadata": Sheet.metadata(["Type": "Time"])]),
      Sheet.parameter("moment", "DateComponents"),
      Sheet.parameter("price", "CurrencyAmount"),
      Sheet.parameter(
        "euros", "CurrencyAmount", ["Metadata": Sheet.metadata(["CurrencyCodes": ["EUR", "USD"]])]),
      Sheet.parameter("warmth", "Temperature"), Sheet.parameter("way", "Distance"),
      Sheet.parameter("line", "String"),
      Sheet.parameter("lines", "String", ["Metadata": Sheet.metadata(["Multiline": true])]),
      Sheet.parameter("tags", "String", isArray: true),
      Sheet.parameter(
        "letters", "String", isArray: true, ["Metadata": Sheet.metadata(["Multiline": true])]),
      Sheet.parameter("page", "Object", ["ObjectType": "Page"]),
      Sheet.parameter("pages", "Object", isArray: true, ["ObjectType": "Page"]),
      Sheet.parameter("waits", "TimeInterval", isArray: true),
      Sheet.parameter("place", "Placemark"), Sheet.parameter("flag", "Boolean"),
      Sheet.parameter("ratio", "Decimal"), Sheet.parameter("link", "URL"),
    ])
  }

  private static let values: [(String, String, ParameterValue)] = [
    ("wait", "90", 90), ("wait", "1h30m", 5400), ("wait", "1h 30m", 5400), ("wait", "1H30M", 5400),
    ("wait", "2d", 172_800), ("wait", "1d1s", 86401), ("wait", "1.5h", 5400), ("wait", "45s", 45),
    ("wait", "0.25s", .number(0.25)), ("wait", "1m0.5s", .number(60.5)), ("wait", "0", 0),
    ("wait", "-5", -5), ("short", "1m", 60), ("short", "1h30m", 5400),
    ("day", "2024-02-29", "2024-02-29"), ("day", "2000-02-29", "2000-02-29"),
    ("day", "0001-01-01", "0001-01-01"), ("time", "00:00", "00:00"),
    ("time", "23:59:59", "23:59:59"),
    ("moment", "2026-11-21T09:30", "2026-11-21T09:30"),
    ("moment", "2026-11-21 09:30:15", "2026-11-21T09:30:15"),
    ("moment", "2026-11-21", "2026-11-21"),
    ("price", "12.50 EUR", "12.50 EUR"), ("price", "12.50eur", "12.50 EUR"),
    ("price", "-3 JPY", "-3 JPY"),
    ("euros", "1 USD", "1 USD"), ("warmth", "21 °C", "21 °C"), ("warmth", "-4.5K", "-4.5 K"),
    ("warmth", "70f", "70 °F"), ("warmth", "21℃", "21 °C"), ("way", "5KM", "5 km"),
    ("way", "3 ㎞", "3 km"), ("day", "2026/11/21", "2026-11-21"), ("day", "2026/1/5", "2026-01-05"),
    ("day", "２０２６年１月５日", "2026-01-05"), ("time", "9:30", "09:30"),
    ("moment", "2026/1/5 9:30", "2026-01-05T09:30"),
    ("link", "a://b/あ?q=い#x", "a://b/%E3%81%82?q=%E3%81%84#x"), ("link", "a:%20é", "a:%20%C3%A9"),
    ("line", #"a\nb"#, #"a\nb"#), ("line", "", ""), ("line", " a ", " a "),
    ("lines", #"a\nb"#, "a\nb"), ("lines", #"a\\nb"#, #"a\nb"#), ("lines", "a\nb", "a\nb"),
    ("lines", #"a\b\"#, #"a\b\"#), ("tags", "a, b ,c", ["a", "b", "c"]),
    ("tags", #"a\, b,c\\,\ d\ "#, ["a, b", #"c\"#, " d "]), ("tags", ",, ,", []), ("tags", "", []),
    ("letters", #"a\nb,c"#, ["a\nb", "c"]),
    ("page", "home", "home"), ("page", "home=", "home"),
    ("page", "home=My, Home=1", .object(identifier: "home", title: "My, Home=1")),
    ("page", #"a\=b\\=c"#, .object(identifier: #"a=b\"#, title: "c")),
    ("pages", "home=My Home, map", [.object(identifier: "home", title: "My Home"), "map"]),
    ("waits", "1m,90s", [60, 90]), ("place", "Tokyo, Shibuya", "Tokyo, Shibuya"),
    ("flag", "on", true), ("ratio", "1e3", 1000), ("link", "a:b", "a:b"),
  ]

  @Test(
    "what is typed becomes the value, and what the row shows to be typed becomes it again",
    arguments: values)
  func roundTrip(parameter: String, text: String, expected: ParameterValue) throws {
    var sheet = try Self.sheet()
    try sheet.apply(.set(parameter: parameter, value: text))
    #expect(sheet.choice.otherMembers == [.init(parameter, expected)])
    let row = try #require(sheet.form[parameter])
    #expect(row.problem == nil)
    let choice = sheet.choice
    try sheet.apply(.clear(parameter: parameter), .set(parameter: parameter, value: row.spelling))
    #expect(sheet.choice == choice, "\(row.spelling)")
    #expect(try sheet.reloaded() == choice)
  }

  @Test(
    "durations are shown as people say them",
    arguments: [
      ("5400", "1h30m"), ("90", "1m30s"), ("45", "45s"), ("0", "0s"), ("86400", "1d"),
      ("90061", "1d1h1m1s"), ("60.5", "1m0.5s"), ("-5", "-5"), ("1e300", "1e+300"),
    ])
  func durations(text: String, shown: String) throws {
    var sheet = try Self.sheet()
    try sheet.apply(.set(parameter: "wait", value: text))
    #expect(sheet.form["wait"]?.text == shown)
  }

  private static let refusals: [(String, [String], String)] = [
    (
      "wait", ["", "1x", "h", "1m1h", "1h1h", "1h30", "1.2.3s", "- 5", "5 - 3"],
      "a duration, like '1h30m' or a number of seconds"
    ),
    ("short", ["59s", "0"], "a duration of at least 1m"),
    ("short", ["1h31m"], "a duration of at most 1h30m"),
    (
      "day",
      [
        "", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "26-4-1",
        "0000-01-01", "2026-11-21T09:30", "21.11.2026", "2026-11/21", "2026-11-21-01", "+026-11-21",
        "2026年11月21", "tomorrow", "2026-011-21",
      ],
      "a day, like '2026-11-21'"
    ),
    (
      "time", ["", "24:00", "09:60", "9:3", "009:30", "09:30:60", "09", "09:30:15:00"],
      "a time, like '09:30'"
    ),
    (
      "moment", ["09:30", "2026-11-21T", "2026-11-21T24:00", "2026-11-21T09:30Z", "T09:30"],
      "a day, or a day and a time, like '2026-11-21T09:30'"
    ),
    (
      "price", ["", "12", "EUR", "12 EURO", "12 €", "x EUR", "1e5 EUR"],
      "an amount with its currency, like '12.50 EUR'"
    ),
    ("euros", ["1 JPY"], "an amount in EUR, USD, like '12.50 EUR'"),
    (
      "warmth", ["", "21", "°C", "21 °C ", "5 km", "21 ° C"],
      "a number with its unit (°C, °F, K), like '21 °C'"
    ),
    (
      "way", ["5 °C", "5", "5 kg"],
      "a number with its unit (m, km, cm, mm, mi, yd, ft, in), like '5 km'"
    ),
    ("line", ["a\nb", "a\r\nb", "\u{2028}"], "a text in one line"),
    (
      "page", ["", "=Home"],
      "an identifier, or an identifier with a title, like 'kitchen=My Kitchen'"
    ),
  ]

  @Test("what a parameter cannot have is refused, and says what it can", arguments: refusals)
  func refused(parameter: String, texts: [String], expected: String) throws {
    let sheet = try Self.sheet()
    for text in texts {
      #expect(
        sheet.refusal(of: .set(parameter: parameter, value: text))
          == "'\(parameter)' cannot be \(text.isEmpty ? "empty" : "'\(text)'"); it must be \(expected)"
      )
    }
  }

  @Test(
    "a saved value that does not fit is kept, shown, and said to be wrong",
    arguments: [
      ("flag", 1, "'flag' cannot be '1'; it must be one of 'yes', 'no', 'true', 'false'"),
      ("ratio", "1", "'ratio' cannot be '1'; it must be a number"),
      ("wait", [60], "'wait' is not a list, but a list is saved; set it again"),
      ("tags", "a", "'tags' is a list, but a single value is saved; set it again"),
      ("tags", ["a", 1], "'tags' cannot be '1'; it must be a text in one line"),
      (
        "day", "tomorrow", "'day' cannot be 'tomorrow'; it must be a day, like '2026-11-21'"
      ),
      (
        "page", .unsuitable(["title": "Home"]),
        "'page' cannot be '{…}'; it must be an identifier, or an identifier with a title, like "
          + "'kitchen=My Kitchen'"
      ),
      ("short", 5, "'short' cannot be '5s'; it must be a duration of at least 1m"),
    ] as [(String, ParameterValue, String)])
  func problem(parameter: String, value: ParameterValue, sentence: String) throws {
    var sheet = try Self.sheet()
    sheet.choose(.init(parameter, value))
    sheet.choice = try sheet.reloaded()
    #expect(sheet.choice.otherMembers == [.init(parameter, value)])
    #expect(sheet.form[parameter]?.problemSentence == sentence)
    try sheet.apply(.clear(parameter: parameter))
    #expect(sheet.form[parameter]?.problem == nil)
  }

  @Test("null stands for no value of its own")
  func null() throws {
    var sheet = try Self.sheet()
    sheet.choose(.init("flag", .unsuitable(.null)))
    #expect(sheet.form["flag"]?.isSet == false)
    #expect(sheet.form["flag"]?.value == false)
  }
}
