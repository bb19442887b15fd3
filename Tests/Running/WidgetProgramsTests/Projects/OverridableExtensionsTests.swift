// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetPrograms

struct OverridableExtensionsTests {
  private static let text = """
    open class Delegate: Base {
      var user: (any User)?
    }

    /// Between them.
    protocol User {
      func use()
    }

    @available(iOS 13, *)
    extension Delegate: One {
      open func one() {}
    }

    #if canImport(Darwin)
    extension Delegate: Two {
      open func two() {}
    }
    #endif

    extension Delegate:
      Three
    {
      func three() {}
      open func four() {}
    }

    func other() {}
    """

  @Test func `Extensions with functions for subclasses are a part of their class`() {
    let compiled = """
      open class Delegate: Base , One, Three{
        var user: (any User)?


      /// Between them.
      protocol User {
        func use()
      }

      @available(iOS 13, *)

        open func one() {}


      #if canImport(Darwin)

        open func two() {}

      #endif




        func three() {}
        open func four() {}
      }; typealias User = Delegate.User

      func other() {}
      """
    let lines = OverridableExtensions.compiled(Self.text).split(
      separator: "\n", omittingEmptySubsequences: false)
    let expected = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.filter { $0 != " " } } == expected.map { $0.filter { $0 != " " } })
  }

  @Test func `An extension that overrides is a part of its class, with what is between them`() {
    let text = """
      final class Setting: NSManagedObject {
        var date: Date?
      }

      extension Setting: Managed {}

      extension Setting {
        public override func awakeFromInsert() {
          super.awakeFromInsert()
        }
      }

      extension Setting { func stays() {} }
      """
    let compiled = """
      final class Setting: NSManagedObject , Managed{
        var date: Date?





        public override func awakeFromInsert() {
          super.awakeFromInsert()
        }
      }

      extension Setting { func stays() {} }
      """
    let lines = OverridableExtensions.compiled(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    let expected = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.filter { $0 != " " } } == expected.map { $0.filter { $0 != " " } })
  }

  @Test
  func `Members of a public extension are public in the class, unless they say what they are`() {
    let text = """
      public final class A: Base {}
      public extension A {
        override func b() { let c: A = .init() }
        @discardableResult
        static func d(_ e: Int = 1) -> A { .init() }
        private var f: Int { 1 }
        class func g() {}
        convenience init(h: Int) { self.init() }
        struct I { let j: Int }
      }
      """
    let compiled = """
      public final class A: Base {

        public override func b() { let c: A = .init() }
        @discardableResult
        public static func d(_ e: Int = 1) -> A { .init() }
        private var f: Int { 1 }
        public class func g() {}
        public convenience init(h: Int) { self.init() }
        public struct I { let j: Int }
      }
      """
    let lines = OverridableExtensions.compiled(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    let expected = compiled.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.filter { $0 != " " } } == expected.map { $0.filter { $0 != " " } })
  }

  @Test(arguments: [
    "class A {}\nextension A { func b() {} }",
    "class A {}\nlet x = 1\nfunc y() {}\nextension A { open func b() {} }",
    "class A<B> {}\nextension A { open func b() {} }",
    "class A {}\nextension A where B: C { open func b() {} }",
    "class A {}\nprivate extension A { open func b() {} }",
    "class A {}\nextension B { open func b() {} }",
  ]) func `Others stay`(_ text: String) {
    #expect(OverridableExtensions.compiled(text) == text)
  }
}
