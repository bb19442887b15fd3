// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct AppleSystemSourcesTests {
  @Test func `Names for Objective-C become what compiles without it, line by line`() {
    let text = """
      @objcMembers class Model {
        @objc(did:) private func didChange(_ note: Notification) {}
        @objc func stop() {}
        // @objc in a comment
        func start() { observe(self, #selector(self.didChange(_:)), "a") }
      }
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        \("            ") class Model {
        \("             ") private func didChange(_ note: Notification) {}
        \("       ") func stop() {}
          // @objc in a comment
          func start() { observe(self, Selector("self.didChange(_:)"), "a") }
        }
        """)
    #expect(!AppleSystemSources.isMeant(in: "func stop() {}"))
  }

  @Test func `A key path is its text, and a session is named by the module that has it`() {
    let text = """
      observe(item, #keyPath(AVPlayerItem.status ), #keyPath(title), #keyPath(A.B.c.d))
      var session: Foundation.URLSession?, bundle: Foundation.Bundle?
      override func observeValue(forKeyPath keyPath: String?) {}
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        observe(item, "status", "title", "c.d")
        var session: FoundationNetworking.URLSession?, bundle: Foundation.Bundle?
        \("        ") func observeValue(forKeyPath keyPath: String?) {}
        """)
  }

  @Test
  func `Methods that delegates may lack are called, and timers are made in asynchronous code`() {
    let text = """
      (delegate as? URLSessionTaskDelegate)?.urlSession?(session, didCreateTask: task)
      delegate?.textViewDidChange?(view); own?.changed?(view)
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      Timer.scheduledTimer(timeInterval: 1, target: self, selector: tick)
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        (delegate as? URLSessionTaskDelegate)?.urlSession(session, didCreateTask: task)
        delegate?.textViewDidChange(view); own?.changed?(view)
        Timer.scheduledAnywhere(withTimeInterval: 1, repeats: true) { _ in }
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: tick)
        """)
  }

  @Test func `A new object of the process is the one that there is, and others are new`() {
    #expect(
      AppleSystemSources.compiled("let a = ProcessInfo().environment, b = MyProcessInfo()")
        == "let a = ProcessInfo.processInfo.environment, b = MyProcessInfo()")
    #expect(!AppleSystemSources.isMeant(in: "let a = ProcessInfo.processInfo"))
  }

  @Test func `A function for changes is no override, in one line or in several, and others are`() {
    let text = """
      public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?
      ) {}
      override func observeValue(
        of meter: Meter
      ) {}
      override func observeValue(of meter: Meter) {}
      """
    #expect(AppleSystemSources.isMeant(in: text))
    #expect(
      AppleSystemSources.compiled(text) == """
        public \("        ") func observeValue(
          forKeyPath keyPath: String?, of object: Any?
        ) {}
        override func observeValue(
          of meter: Meter
        ) {}
        override func observeValue(of meter: Meter) {}
        """)
  }

  @Test func `The C library has its name on Linux, and conditions stay`() {
    let text = """
      #if canImport(Darwin)
      import Darwin
      #endif
      let up = Darwin.ceil(x), own = My.Darwin.y, isDarwin = Darwinian.z
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        #if canImport(Darwin)
        import Glibc
        #endif
        let up = Glibc.ceil(x), own = My.Darwin.y, isDarwin = Darwinian.z
        """)
  }

  @Test func `Names of Core Foundation are those that Foundation has`() {
    let text = """
      @preconcurrency import CoreFoundation // of CoreFoundation
      import struct CoreFoundation.CGFloat
      import CoreFoundationExtras
      #if canImport(CoreFoundation)
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        @preconcurrency import Foundation // of CoreFoundation
        import struct Foundation.CGFloat
        import CoreFoundationExtras
        #if canImport(CoreFoundation)
        """)
  }

  @Test func `A part of a module is imported with the whole module`() {
    let text = """
      import os.log // import os.log
      @preconcurrency import Darwin.C
      import struct Foundation.Date
      let text = "import os.log"
      """
    #expect(AppleSystemSources.isMeant(in: "import Foundation\nimport os.log\n"))
    #expect(!AppleSystemSources.isMeant(in: "import struct Foundation.Date\nimport UIKit\n"))
    #expect(
      AppleSystemSources.compiled(text) == """
        import os\("    ") // import os.log
        @preconcurrency import Glibc\("  ")
        import struct Foundation.Date
        let text = "import os.log"
        """)
  }

  @Test func `Optional requirements of a protocol have bodies that trap, on the same lines`() {
    let text = """
      @objc public protocol Handling: NSObjectProtocol {
        func handle(intent: Int, completion: @escaping (Int) -> Void)
        @objc(confirm:) optional func confirm(
          intent: Int) -> Int
        @objc optional var count: Int { get }
      }
      func ask(_ value: Handling) { value.confirm?(intent: 1); value.other?(2) }
      """
    #expect(
      AppleSystemSources.compiled(text) == """
        \("     ") public protocol Handling: NSObjectProtocol {
          func handle(intent: Int, completion: @escaping (Int) -> Void)
          \("               ")          func confirm(
            intent: Int) -> Int
          \("     ")          var count: Int { get }
        }; extension Handling { public func confirm( intent: Int) -> Int { fatalError("'confirm' is optional, and this type does not have it") }; public var count: Int { fatalError("'count' is optional, and this type does not have it") } }
        func ask(_ value: Handling) { value.confirm(intent: 1); value.other?(2) }
        """)
  }

  @Test func `A function with a completion and the one that waits are one for Objective-C`() {
    let text = """
      @objc protocol Handling {
        @objc(items:) func items(for a: Int, with completion: @escaping ([Int]) -> Void)
        @objc(items:) func items(for a: Int) async throws -> [Int]
        func other()
        optional func more()
      }
      """
    let compiled = AppleSystemSources.compiled(text)
    #expect(
      compiled.contains(
        "func items(for a: Int, with completion: @escaping ([Int]) -> Void) { fatal"))
    #expect(compiled.contains("func items(for a: Int) async throws -> [Int] { fatal"))
    #expect(!compiled.contains("func other() {"))
  }

  @Test func `Managed properties get accessors, and managed functions a body`() {
    let text = """
      extension Plant {
        @NSManaged public var name: String? // the name
        @NSManaged
        var height: Double
        @objc(addLeavesObject:)
        @NSManaged public func addToLeaves(_ value: Leaf)
      }
      """
    let compiled = AppleSystemSources.compiled(text)
    #expect(!compiled.contains("@NSManaged"))
    #expect(
      compiled.contains(
        "var name: String? { get { managedValue(of: \"name\") } set { setManagedValue(newValue, of: \"name\") } } // the name"
      ))
    #expect(compiled.contains("var height: Double { get {"))
    #expect(compiled.contains("func addToLeaves(_ value: Leaf) {}"))
    #expect(compiled.split(separator: "\n").count == 7)
  }
}
