// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import TestSupport
import Testing

@testable import WidgetPrograms

struct MadeStandInsTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// The source of the stand-in for a module after some errors in a file that imports it.
  private func source(of text: String, _ rounds: [String]...) throws -> String {
    try scratch.write(text, to: "A.swift")
    let file = FilePath(scratch.path("A.swift"))
    var standIns = MadeStandIns(
      [MissingModule(name: "Brand", files: [file])], provided: ["SwiftUI"])
    for errors in rounds {
      let messages = errors.flatMap {
        CompilerMessage.messages(in: "\(file.text):\($0)")
      }
      #expect(standIns.learn(from: messages) { _ in false } == Set(messages))
    }
    return standIns.source()
  }

  @Test func `A value that is used where only a text can be is a text`() throws {
    let text = """
      import Brand
      let view = Text(Brand.name)
      let other = Text(Brand.current.title)
      """
    let source = try source(
      of: text, ["2:17: error: cannot find 'Brand' in scope"],
      [
        "2:12: error: initializer 'init(_:)' requires that 'StandInValue' conform to 'StringProtocol'",
        "3:13: error: initializer 'init(_:)' requires that 'StandInValue' conform to 'StringProtocol'",
      ])
    #expect(source.contains("public static var name: String {"))
    #expect(source.contains("extension StandInValue {\n  public var title: String {"))
  }

  @Test func `A generic type with the name of its module is declared`() throws {
    let source = try source(
      of: "import Brand\ntypealias ID = Brand<Line, String>\n",
      ["2:21: error: cannot specialize non-generic type 'module<Brand>'"])
    #expect(source.contains("Brand<"))
  }

  @Test func `A closure behind the others is that of the parameter that has a label elsewhere`()
    throws
  {
    let text = """
      import Brand
      let a = Brand.store.mutate(using: { $0 })
      let b = Brand.store.mutate { $0 }
      let c = Brand.store.read { $0 }
      """
    let source = try source(
      of: text, ["2:9: error: cannot find 'Brand' in scope"],
      [
        "2:21: error: value of type 'StandInValue' has no member 'mutate'",
        "4:21: error: value of type 'StandInValue' has no member 'read'",
      ])
    #expect(source.contains("func mutate<A0>(using a0:"))
    #expect(!source.contains("func mutate<A0>(_ a0:"), "the call would be ambiguous")
    #expect(source.contains("func read<A0>(_ a0:"))
  }

  @Test func `A type whose extension has a method of the class is a class`() throws {
    let text = "import Brand\nextension Store {\n  class func shared() {}\n}\n"
    let source = try source(
      of: text, ["2:11: error: cannot find type 'Store' in scope"],
      [
        "3:3: error: class methods are only allowed within classes; use 'static' to declare a static method"
      ]
    )
    #expect(source.contains("open class Store: NSObject {"))
  }

  @Test func `A name with the letters of a framework is declared beside the framework's module`()
    throws
  {
    try scratch.write("import AVFoundation\nvar a: AVLoader?\nvar b: Loader?\n", to: "A.swift")
    let file = FilePath(scratch.path("A.swift"))
    let errors = CompilerMessage.messages(
      in: """
        \(file.text):2:8: error: cannot find type 'AVLoader' in scope
        \(file.text):3:8: error: cannot find type 'Loader' in scope
        """)
    var standIns = MadeStandIns([], provided: ["SwiftUI", "AVFoundation"])
    let known = standIns.addGaps(for: errors) { $0 == "AVLoader" }
    #expect(standIns.isEmpty && known.isEmpty)
    let imported = standIns.addGaps(for: errors) { _ in false }
    #expect(imported.isEmpty, "the file imports the module")
    #expect(standIns.list.map(\.isGap) == [true])
    let learned = standIns.learn(from: errors) { _ in false }
    #expect(learned == [errors[0]])
    let source = standIns.source()
    #expect(source.contains("import AVFoundation\n") && source.contains("struct AVLoader:"))
    #expect(!source.contains("struct Loader"))

    // The next build begins with it.
    var record = BuildRecord(of: "1")
    standIns.keep(in: &record)
    var next = MadeStandIns([], provided: ["SwiftUI", "AVFoundation"])
    next.restore(record)
    #expect(next.source() == source)
    #expect(next.list == standIns.list)
  }

  @Test func `A member that a class of the project declares, too, is not declared again`() throws {
    try scratch.write("let subscription = setting.active\n", to: "A.swift")
    let file = FilePath(scratch.path("A.swift"))
    let missing = CompilerMessage.messages(
      in: "\(file.text):1:20: error: value of type 'NSObject' has no member 'active'")
    var standIns = MadeStandIns([], provided: ["Foundation"])
    _ = standIns.addGaps(for: missing) { _ in false }
    let learned = standIns.learn(from: missing) { _ in false }
    #expect(learned == Set(missing))
    let source = standIns.source()
    #expect(source.contains("active"))

    let clash = CompilerMessage.messages(
      in:
        "/Setting.swift:9:5: error: property 'active' with type 'Int' cannot override a property with type 'StandInValue'"
    )
    let isForgotten = standIns.forget(errorsIn: FilePath("/Made.swift"), clash)
    #expect(isForgotten)
    let rest = standIns.source()
    #expect(!rest.contains("active"))
    let again = standIns.learn(from: missing) { _ in false }
    #expect(again.isEmpty, "it is not tried again")
    let isForgottenAgain = standIns.forget(errorsIn: FilePath("/Made.swift"), clash)
    #expect(!isForgottenAgain)
  }

  @Test func `The letters of a framework say which one, and words do not`() {
    #expect(AppleNames.module(of: "AVPlayerItemVideoOutput") == "AVFoundation")
    #expect(AppleNames.module(of: "kCVPixelFormatType_24RGB") == "CoreVideo")
    #expect(AppleNames.module(of: "INMediaItem") == "Intents")
    #expect(AppleNames.module(of: "INUIHostedViewControlling") == "IntentsUI")
    #expect(AppleNames.module(of: "UIColour") == "UIKit")
    #expect(AppleNames.module(of: "UIkit") == nil)
    #expect(AppleNames.module(of: "INFO") == nil)
    #expect(AppleNames.module(of: "Avatar") == nil)
    #expect(AppleNames.module(of: "glowing") == nil)
  }

  @Test func `What several modules lack is said of the module that each name belongs to`() throws {
    try scratch.write(
      "import AVFoundation\nimport CoreImage\nvar a: AVLoader?\nvar b: CIMaker?\n", to: "A.swift")
    let file = FilePath(scratch.path("A.swift"))
    let errors = CompilerMessage.messages(
      in: """
        \(file.text):3:8: error: cannot find type 'AVLoader' in scope
        \(file.text):4:8: error: cannot find type 'CIMaker' in scope
        """)
    var standIns = MadeStandIns([], provided: ["SwiftUI", "AVFoundation", "CoreImage", "Photos"])
    _ = standIns.addGaps(for: errors) { _ in false }
    standIns.addGap("Photos", in: file)
    _ = standIns.learn(from: errors) { _ in false }
    let names = standIns.result.map { "\($0.module): \($0.names.joined(separator: " "))" }
    #expect(names == ["AVFoundation: AVLoader", "CoreImage: CIMaker"])
  }
}
