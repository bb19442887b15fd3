// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("expressions and objects that Foundation has on Apple's systems only")
struct ExpressionTests {
  private func value(_ function: String, _ arguments: Any...) -> Any? {
    NSExpression(forFunction: function, arguments: arguments)
      .expressionValue(with: nil, context: nil)
  }

  @Test("functions compute what their arguments are")
  func functions() {
    let list = NSExpression(forConstantValue: [4, 1, 7])
    #expect(value("sum:", list) as? Double == 12)
    #expect(value("max:", list) as? Double == 7)
    #expect(value("average:", list) as? Double == 4)
    #expect(value("count:", list) as? Int == 3)
    #expect(value("from:subtract:", 5, 3) as? Double == 2)
    #expect(value("uppercase:", "tide") as? String == "TIDE")
    #expect(value("nothing:", 1) == nil)
    #expect(value("average:", NSExpression(forConstantValue: [Int]())) == nil)
  }

  @Test("a key path is followed in dictionaries and lists of them")
  func keyPaths() {
    let shops = ["shops": [["name": "Mill"], ["name": "Port"]]]
    let names = NSExpression(forKeyPath: "shops.name")
    #expect(names.keyPath == "shops.name")
    #expect(names.expressionValue(with: shops, context: nil) as? [String] == ["Mill", "Port"])
    let count = NSExpression(forFunction: "count:", arguments: [names])
    #expect(count.expressionValue(with: shops, context: nil) as? Int == 2)
    #expect(names.expressionValue(with: NSObject(), context: nil) == nil)
  }

  @Test("a predicate chooses one of two values")
  func conditions() {
    func chosen(_ isFirst: Bool) -> String? {
      NSExpression(
        forConditional: NSPredicate(value: isFirst),
        trueExpression: NSExpression(forConstantValue: "ebb"),
        falseExpression: NSExpression(forConstantValue: "flood")
      ).expressionValue(with: nil, context: nil) as? String
    }
    #expect(chosen(true) == "ebb")
    #expect(chosen(false) == "flood")
  }

  @Test("variables, sets, closures and lists have values")
  func others() {
    let context: NSMutableDictionary = ["depth": 3]
    let depth = NSExpression(forVariable: "depth")
    #expect(depth.expressionValue(with: nil, context: context) as? Int == 3)
    let left = NSExpression(forConstantValue: [1, 2])
    let right = NSExpression(forConstantValue: [2, 3])
    let both = NSExpression(forIntersectSet: left, with: right)
    #expect(both.expressionValue(with: nil, context: nil) as? Set<AnyHashable> == [2])
    let block = NSExpression(
      block: { _, values, _ in (values.first as? Int ?? 0) * 2 }, arguments: [depth])
    #expect(block.expressionValue(with: nil, context: context) as? Int == 6)
    let list = NSExpression(forAggregate: [1, depth])
    #expect(list.expressionValue(with: nil, context: context) as? [Int] == [1, 3])
    let large = NSExpression(
      forSubquery: left, usingIteratorVariable: "number",
      predicate: NSPredicate { object, _ in (object as? Int ?? 0) > 1 })
    #expect(large.expressionValue(with: nil, context: nil) as? [Int] == [2])
  }

  @Test("objects are arguments of a format, in words")
  func arguments() {
    #expect(String(format: "%@ %@", NSNumber(value: 7), "a" as NSString) == "7 a")
    let date = Date(timeIntervalSince1970: 0)
    #expect(String(format: "%@", date as NSDate) == "\(date as NSDate)")
    #expect(
      String(format: "%@ %@", date as any CVarArg, [1, 2] as any CVarArg) == "\(date) [1, 2]")
    let identifier = UUID()
    #expect(String(format: "%@", identifier as any CVarArg) == identifier.uuidString)
    #expect(
      withVaList([identifier]) { NSString(format: "%@", arguments: $0) as String }
        == identifier.uuidString)
    #expect(String(format: "%@", ["a": 1]) == "\(["a": 1])")
    #expect(!NSPredicate(format: "date < %@", date as NSDate).evaluate(with: nil))
  }

  @Test("bytes go when nobody reads them")
  func purgeable() {
    let data = NSPurgeableData(data: Data([1, 2, 3]))
    data.discardContentIfPossible()
    #expect(data as Data == Data([1, 2, 3]))
    data.append(Data([4]))
    #expect(data.isEqual(to: Data([1, 2, 3, 4])))
    #expect(NSPurgeableData(length: 2)?.length == 2)
    data.endContentAccess()
    data.discardContentIfPossible()
    #expect(data.isContentDiscarded() && data.length == 0)
    #expect(!data.beginContentAccess())
  }

  @Test("a locale's object has names and codes")
  func locale() {
    let locale = Locale(identifier: "de_CH") as NSLocale
    #expect(locale.localizedString(forCountryCode: "JP") == "Japan")
    #expect(locale.localizedString(forLanguageCode: "en") == "Englisch")
    #expect(locale.localizedString(forCurrencyCode: "CHF") == "Schweizer Franken")
    #expect(locale.languageCode == "de" && locale.countryCode == "CH")
    #expect(locale.currencyCode == "CHF" && locale.usesMetricSystem)
    #expect(locale.localeIdentifier == "de_CH" && locale.calendarIdentifier == "gregorian")
    #expect(locale.scriptCode == nil && locale.collationIdentifier == nil)
    #expect(NSLocale(localeIdentifier: "zh-Hant_TW").scriptCode == "Hant")
  }

  @Test("an error's code that is a number may be unknown")
  func codes() {
    let code = URLError.Code(rawValue: 404)
    #expect(URLError(code).code == .unknown)
    #expect(URLError(URLError.Code(rawValue: -1001)).code == .timedOut)
    #expect(URLError.Code(rawValue: -1009).rawValue == -1009)
  }

  @Test("an error of a connection says why the network may not be used")
  func reasons() {
    let error = URLError(
      .notConnectedToInternet, userInfo: ["NSURLErrorNetworkUnavailableReasonKey": 2])
    #expect(error.networkUnavailableReason == .constrained)
    #expect(error.backgroundTaskCancelledReason == nil && error.downloadTaskResumeData == nil)
  }

  @Test("Core Foundation says of an error what Foundation says")
  func errors() {
    let error = CFErrorCreate(nil, "Shop", 7, ["reason": "shut"]) as CFError
    #expect(CFErrorGetDomain(error) as String == "Shop")
    #expect(CFErrorGetCode(error) == 7)
    #expect((CFErrorCopyUserInfo(error) as? [String: Any])?["reason"] as? String == "shut")
    #expect(CFErrorCopyFailureReason(error) == nil)
  }

  @Test("bytes of Core Foundation can be added to")
  func bytes() {
    let data = CFDataCreateMutable(nil, 0) as CFMutableData
    let added: [UInt8] = [1, 2]
    CFDataAppendBytes(data, added, 2)
    #expect(data as Data == Data([1, 2]))
  }

  @Test("a session names its tasks")
  func tasks() async throws {
    let session = URLSession(configuration: .ephemeral)
    let address = try #require(URL(string: "http://localhost:9/"))
    let task = session.dataTask(with: address)
    task.taskDescription = "tide"
    let tasks = await session.allTasks
    #expect(tasks.allSatisfy { $0.taskDescription == "tide" })
    let (data, uploads, downloads) = await session.tasks
    #expect(data.count == tasks.count && uploads.isEmpty && downloads.isEmpty)
    task.cancel()
    session.invalidateAndCancel()
  }

  @Test("a padded interval has two digits everywhere")
  func padding() {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.zeroFormattingBehavior = .pad
    formatter.collapsesLargestUnit = false
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "01:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.second]
    #expect(formatter.string(from: 65.7) == "65")
  }
}
