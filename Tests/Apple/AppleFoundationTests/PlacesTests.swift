// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import TestSupport
import Testing

@Suite("What Foundation has on Apple's systems alone")
struct PlacesTests {
  @Test("a Boolean value has another type than the number 1 or 0")
  func booleans() {
    let booleans: [CFTypeRef] = [
      NSNumber(value: true), NSNumber(value: false), true as NSNumber,
    ]
    #expect(booleans.map { CFGetTypeID($0) } == Array(repeating: CFBooleanGetTypeID(), count: 3))
    let numbers: [CFTypeRef] = [
      NSNumber(value: 1), NSNumber(value: 0), NSNumber(value: Int8(1)), NSNumber(value: 1.0),
    ]
    #expect(numbers.map { CFGetTypeID($0) } == Array(repeating: CFNumberGetTypeID(), count: 4))
    #expect(CFGetTypeID("1" as NSString) == CFStringGetTypeID() && CFGetTypeID(nil) == 0)
  }

  @Test("the lines of a file are read from its address")
  func lines() async throws {
    let scratch = try ScratchFolder()
    try scratch.write("first\n\nsecond\r\nlast", to: "lines.txt")
    let url = scratch.url.appending(path: "lines.txt")
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["first", "second", "last"])
    let missing = scratch.url.appending(path: "missing.txt")
    await #expect(throws: (any Error).self) { for try await _ in missing.resourceBytes {} }
  }

  @Test("the words of a name are its parts, in the order of the locale")
  func names() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let name = formatter.personNameComponents(from: " Ada  King Lovelace ")
    #expect([name?.givenName, name?.middleName, name?.familyName] == ["Ada", "King", "Lovelace"])
    #expect(formatter.personNameComponents(from: "Ada")?.familyName == nil)
    #expect(formatter.personNameComponents(from: "  ") == nil)
    formatter.locale = Locale(identifier: "ja_JP")
    let other = formatter.personNameComponents(from: "山田 太郎")
    #expect(other?.familyName == "山田" && other?.givenName == "太郎")
  }

  @Test("the duration between two dates is in numbers, and other styles in words")
  func durations() {
    let start = Date(timeIntervalSince1970: 0)
    let american = Locale(identifier: "en_US")
    let range = start..<start.addingTimeInterval(5000)
    #expect(range.formatted(.timeDuration.locale(american)) == "1:23:20")
    let style = Date.ComponentsFormatStyle.timeDuration
    #expect(style.locale(american).format(range) == "1:23:20")
    let words = range.formatted(
      .components(style: .narrow, fields: [.hour, .minute, .second]).locale(american))
    #expect(words == "1h 23m 20s")
  }

  @Test("a class has its own function for changes, which calls that of its superclass")
  func observers() {
    final class Observer: NSObject {
      var keyPaths: [String] = []

      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        keyPaths.append(keyPath ?? "")
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    let (observer, object) = (Observer(), NSObject())
    object.addObserver(observer, forKeyPath: "a", options: [.initial, .new], context: nil)
    object.removeObserver(observer, forKeyPath: "a")
    #expect(observer.keyPaths.isEmpty)
    observer.observeValue(forKeyPath: "b", of: object, change: [.newKey: 1], context: nil)
    #expect(observer.keyPaths == ["b"])
  }

  @Test("a timer that would call a method by its name fires without effect")
  func timers() {
    final class Target: NSObject { var count = 0 }
    let target = Target()
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector("fire"), userInfo: nil, repeats: false)
    timer.fire()
    #expect(target.count == 0 && timer.timeInterval == 0)
  }

  @Test("a table of weak objects loses those that nothing else holds, and others keep theirs")
  func tables() {
    let (weak, strong) = (NSHashTable<NSObject>.weakObjects(), NSHashTable<NSObject>())
    let kept = NSObject()
    for table in [weak, strong] {
      table.add(kept)
      table.add(kept)
      table.add(NSObject())
      table.add(nil)
    }
    #expect(weak.allObjects == [kept] && strong.count == 2 && weak.contains(kept))
    weak.remove(kept)
    strong.removeAllObjects()
    #expect(weak.anyObject == nil && strong.count == 0)
  }

  @Test("dictionaries in each other are asked by a path of keys")
  func keyPaths() {
    let value: Any = ["a": ["b": 1]]
    let object = value as AnyObject as? NSObject
    #expect(object?.value(forKeyPath: "a.b") as? Int == 1)
    #expect(object?.value(forKeyPath: "a.c") == nil)
    #expect(NSObject().value(forKeyPath: "a") == nil)
  }

  @Test("the facts of a service of the local network are read as they are written")
  func services() {
    let facts = ["a": Data("1".utf8), "b": Data()]
    let data = NetService.data(fromTXTRecord: facts)
    #expect(Array(data) == [3] + Array("a=1".utf8) + [2] + Array("b=".utf8))
    #expect(NetService.dictionary(fromTXTRecord: data) == facts)
    #expect(NetService.dictionary(fromTXTRecord: Data([9, 65])) == ["A": Data()])
  }

  @Test("a service of the local network is not found, which its delegate is told")
  func unresolved() {
    final class Delegate: NSObject, NetServiceDelegate {
      var errors: [[String: NSNumber]] = []
      func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
        errors.append(errorDict)
      }
    }
    let (delegate, service) = (
      Delegate(), NetService(domain: "local.", type: "_x._tcp.", name: "a")
    )
    service.delegate = delegate
    service.resolve(withTimeout: 1)
    #expect(delegate.errors.map { $0[NetService.errorCode] } == [-72002])
  }

  @Test("the device is an iPhone, and other facts of the system are not known")
  func systemFacts() {
    var length = 0
    #expect(sysctlbyname("hw.machine", nil, &length, nil, 0) == 0 && length == 11)
    var text = [CChar](repeating: 1, count: length)
    #expect(sysctlbyname("hw.machine", &text, &length, nil, 0) == 0)
    #expect(text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == "iPhone17,3")
    length = 3
    #expect(sysctlbyname("hw.machine", &text, &length, nil, 0) == -1)
    #expect(sysctlbyname("kern.nothing", nil, &length, nil, 0) == -1 && length == 0)
  }

  @Test("an exception keeps what it was made with")
  func exceptions() {
    let exception = NSException(
      name: NSExceptionName(rawValue: "A"), reason: "b", userInfo: ["c": 1])
    #expect(exception.name.rawValue == "A" && exception.reason == "b")
    #expect(exception.userInfo?["c"] as? Int == 1)
  }

  @Test("a second has as many nanoseconds as its parts have together")
  func nanoseconds() {
    let second = DispatchTime(uptimeNanoseconds: NSEC_PER_SEC)
    let parts = DispatchTime(uptimeNanoseconds: USEC_PER_SEC * NSEC_PER_USEC)
    #expect(second == parts && NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
  }

  @Test("the resources of a bundle have addresses, and no protection")
  func resources() throws {
    let folder = try ScratchFolder()
    try folder.write("{}", to: "Garden/rose.json")
    try folder.write("", to: "Garden/readme")
    let bundle = try #require(Bundle(path: folder.url.path))
    let found: [URL] = bundle.urls(forResourcesWithExtension: "json", subdirectory: "Garden") ?? []
    #expect(found.map(\.lastPathComponent) == ["rose.json"])
    #expect((bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? []).isEmpty)
    let values = try found.first?.resourceValues(forKeys: [.isDirectoryKey, .fileProtectionKey])
    #expect(values?.isDirectory == false && values?.fileProtection == nil)
    #expect(URLFileProtection(rawValue: "NSURLFileProtectionNone") == .none)
  }

  @Test("a progress that was made without units has none, and takes those that come")
  func progress() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0 && progress.fractionCompleted == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }

  @Test("a selector is its name")
  func selectors() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(selector == Selector("sharedApplication"))
    #expect(NSStringFromSelector(selector) == "sharedApplication")
  }
}
