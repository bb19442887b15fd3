// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations
import Testing

@testable import WidgetPrograms

struct NameUsesTests {
  private func uses(of name: String, _ text: String) -> NameUses {
    var uses = NameUses()
    uses.add(name, in: SwiftTokens(SourceFile(name: "A.swift", text: text)))
    return uses
  }

  private func labels(_ uses: NameUses) -> Set<[String]> {
    Set(uses.calls.map { $0.arguments.map(\.label) })
  }

  @Test func `Calls have their labels and closures`() {
    let used = uses(
      of: "Kit",
      "let a = Kit(name: f(x: 1), .small)\nKit { a, b in c }\nif Kit() { d }\nKit(1) { Text(e) } other: { $0 }\n"
    )
    #expect(labels(used) == [["name", ""], [""], [], ["", "", "other"]])
    #expect(
      used.calls.contains(
        CallShape(
          arguments: [.init(label: "", sort: .closure(parameters: 2, hasViews: false))],
          endsInTrailingClosure: true)))
    #expect(
      used.calls.contains(
        CallShape(arguments: [
          .init(label: "", sort: .value),
          .init(label: "", sort: .closure(parameters: 0, hasViews: true)),
          .init(label: "other", sort: .closure(parameters: 1, hasViews: false)),
        ])))
  }

  @Test func `What a name must be is seen from its uses`() {
    #expect(uses(of: "Kit", "struct A: Hashable, Kit {}\n").isConformance)
    #expect(uses(of: "Kit", "struct A: Module.Kit {}\n").isConformance)
    #expect(uses(of: "Kit", "final class A: Kit {}\n").isFirstOfClass)
    #expect(uses(of: "Kit", "struct A { @Kit(.days) var a: Int }\n").isWrapper)
    #expect(uses(of: "Kit", "let a: Kit<Int, [String]> = b\n").genericCount == 2)
    #expect(uses(of: "Kit", "let a = b < Kit\nlet c = Kit < d\n").genericCount == 0)
    let plain = uses(of: "Kit", "func f(a: Kit) -> Kit {}\n")
    #expect(!plain.isConformance && plain.calls.isEmpty)
  }

  @Test func `Patterns have the values that they take apart`() {
    #expect(
      uses(of: "done", "switch a { case .done(let b, code: let c): d }\n").pattern == ["", "code"])
    #expect(uses(of: "done", "if case let .done(b) = a {}\n").pattern == [""])
    #expect(uses(of: "done", "switch a { case .other, .done: b }\n").pattern == [])
    #expect(uses(of: "done", "let a = b.done(c)\nf(.done)\n").pattern == nil)
    #expect(uses(of: "done", "switch a { case .other: b = .done }\n").pattern == nil)
  }

  @Test func `What a closure captures is no parameter, and types of parameters are seen`() {
    func sorts(_ text: String) -> [CallShape.Argument.Sort] {
      uses(of: "Kit", text).calls.flatMap { $0.arguments.map(\.sort) }
    }
    #expect(sorts("Kit { [weak self] in a }\n") == [.closure(parameters: 0, hasViews: false)])
    #expect(
      sorts("Kit { [self] (a: Map<B, C>, d) in e }\n")
        == [.closure(parameters: 2, hasViews: false, isTyped: true)])
    #expect(
      sorts("Kit { a in try await a.b() }\n")
        == [.closure(parameters: 1, hasViews: false, isAsync: true, isThrowing: true)])
    #expect(sorts("Kit { try? a.b() }\n") == [.closure(parameters: 0, hasViews: false)])
  }

  @Test(
    "names with the letters of a framework are functions where they are used as such",
    arguments: [
      ("CFDataGetLength", "let a = CFDataGetLength(data)", true),
      ("CGRectMake", "let a = CGRectMake(0, 0, 1, 1)", true),
      ("UIGraphicsGetCurrentContext", "let a = UIGraphicsGetCurrentContext()", true),
      ("NSClassFromString", "if NSClassFromString(\"A\") != nil {}", true),
      ("CFDataGetLength", "let a: CFDataGetLength = CFDataGetLength(data)", false),
      ("UIMenuBuilder", "let a = UIMenuBuilder()", false),
      ("UIGetter", "let a = UIGetter(named: b)", false),
      ("CKGetOperation", "let a = CKGetOperation.all", false),
      ("Getter", "let a = Getter(b, c)", false),
    ])
  func functions(name: String, text: String, isFunction: Bool) {
    #expect(AppleNames.isFunction(name, uses(of: name, text)) == isFunction)
  }

  @Test func `Names of constants are told from those of types`() {
    #expect(AppleNames.isConstant("kCFNullValue", uses(of: "kCFNullValue", "a(kCFNullValue)")))
    let version = "NSFoundationVersionNumber_iOS_8_0"
    #expect(AppleNames.isConstant(version, uses(of: version, "if a < \(version) {}")))
    #expect(!AppleNames.isConstant("NSUseKey", uses(of: "NSUseKey", "let a: NSUseKey? = nil")))
    #expect(!AppleNames.isConstant("UIMenu", uses(of: "UIMenu", "show(UIMenu)")))
  }

  @Test(
    "names that begin as those of another framework are found in their own",
    arguments: [
      ("NSManagedObjectModel", "CoreData"), ("NSPredicate", "Foundation"),
      ("CMPedometerEvent", "CoreMotion"), ("CMTimeRange", "CoreMedia"),
      ("kCGImageDestinationQuality", "ImageIO"), ("CGPatternMaker", "CoreGraphics"),
    ])
  func modules(name: String, module: String) {
    #expect(AppleNames.module(of: name) == module)
  }
}
