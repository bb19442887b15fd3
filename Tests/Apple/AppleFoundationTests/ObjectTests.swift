// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

private final class Person: NSObject {
  let age: Int
  let name: String?
  init(age: Int, name: String?) { (self.age, self.name) = (age, name) }
}

@Suite("Objects by the names of their values, in orders, archives and bytes")
struct ObjectTests {
  @Test("a stored property is found by its name")
  func values() {
    #expect(Person(age: 5, name: nil).value(forKey: "age") as? Int == 5)
    #expect(Person(age: 5, name: "Ada").value(forKey: "name") as? String == "Ada")
    #expect(Person(age: 5, name: nil).value(forKey: "name") == nil)
    let people: NSDictionary = ["first": Person(age: 5, name: "Ada")]
    #expect(people.value(forKeyPath: "first.age") as? Int == 5)
  }

  @Test("texts are in the order of lists of files")
  func order() {
    let names = ["a10", "b", "A9"]
    #expect(names.sorted(using: .localizedStandard) == ["A9", "a10", "b"])
    let people = names.map { Person(age: $0.count, name: $0) }
    #expect(people.sorted(using: SortDescriptor(\.name)).map(\.name) == ["A9", "a10", "b"])
    let object = NSSortDescriptor(SortDescriptor(\Person.age, order: .reverse))
    let sorted = (people as NSArray).sortedArray(using: [object]) as? [Person]
    #expect(sorted?.map(\.age) == [3, 2, 1])
    #expect(NSPredicate(#Predicate<Person> { $0.age > 2 }).evaluate(with: people[0]))
  }

  @Test("archives have collections and values of Swift")
  func archives() throws {
    let array = try NSKeyedArchiver.archivedData(
      withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: array)
        == ["a", "b"])
    let pairs = try NSKeyedArchiver.archivedData(
      withRootObject: ["a": 1] as NSDictionary, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: pairs) == ["a": 1])
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(5, forKey: "count")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeDecodable(Int.self, forKey: "count") == 5)
  }

  @Test("bytes of a file are lines and letters")
  func bytes() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try "é\n\nb🇩🇪".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in try FileHandle(forReadingFrom: file).bytes.lines { lines.append(line) }
    #expect(lines == ["é", "b🇩🇪"])
    var letters: [Character] = []
    for try await letter in file.resourceBytes.characters { letters.append(letter) }
    #expect(letters == ["é", "\n", "\n", "b", "🇩🇪"])
  }

  @Test("texts of Core Foundation are transformed, and formats appended")
  func texts() {
    let text = NSMutableString(string: "Ünï")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    text.appendFormat(" %d", 5)
    #expect(text as String == "Uni 5")
  }

  @Test("a text has words and sentences")
  func units() {
    var words: [String] = []
    let text = "It's 3.5. Ok?"
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .localized]) {
      word, _, _, _ in words += word.map { [$0] } ?? []
    }
    #expect(words == ["It's", "3.5", "Ok"])
    var sentences: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { part, _, _, _ in
      sentences += part.map { [$0] } ?? []
    }
    #expect(sentences == ["It's 3.5. ", "Ok?"])
  }

  @Test("a progress keeps what is known of its files")
  func progress() {
    let progress = Progress(totalUnitCount: 4)
    progress.fileTotalCount = 3
    progress.throughput = 1000
    #expect(progress.fileTotalCount == 3 && progress.throughput == 1000)
    #expect(progress.fileCompletedCount == nil)
    #expect(progress.performAsCurrent(withPendingUnitCount: 1) { 5 } == 5)
  }
}
