// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentGeneration
import SourceText

/// Writes the declarations that stand in for modules: all of them trap with a message when they are used.
struct StandInWriter {
  /// The module that has the declarations of all stand-ins, which each of them exports.
  static let module = "StandInValues"

  private var lines: [String] = []

  /// The key of the declaration of each line, counted from 1; nil for those of none.
  private(set) var keys: [String?] = [nil]

  private var key: String?

  private mutating func add(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      keys.append(key)
    }
  }

  /// The file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The cases of enumerations, by their types.
  private let cases: [String: [StandInCase]]

  /// What classes declare that is overridden, by the classes.
  var overridden: [String: [MadeDeclaration]] = [:]

  /// The initializers of the type of all values that are there.
  private var initializers: Set<String> = []

  /// The modules that come with most others on Apple's systems.
  private static let exported: Set<String> = ["Foundation", "UIKit"]

  /// Begins with what all declarations use.
  ///
  /// - Parameters:
  ///   - modules: The modules that the declarations use.
  ///   - others: The modules that lack something, which come with it.
  ///   - cases: The cases that patterns name, by their types.
  init(
    importing modules: [String], handingOn others: [String] = [],
    cases: [String: [StandInCase]] = [:]
  ) {
    self.cases = cases
    add("// Written by 'quickaction build' in place of modules that are not available.")
    for name in modules {
      add("\(Self.exported.contains(name) ? "@_exported " : "")import \(name)")
    }
    for name in others { add("@_exported import \(name)") }
    add(Self.function)
    add("@dynamicMemberLookup\n@dynamicCallable")
    let own = cases[Self.valueType] ?? []
    add(
      "public \(own.isEmpty ? "struct" : "indirect enum") StandInValue: Hashable, Codable, Sendable {"
    )
    write(own)
    add(Self.value)
  }

  /// The type of what has no type of its own.
  static let valueType = "StandInValue"

  private mutating func write(_ cases: [StandInCase]) {
    for one in cases {
      key = one.key
      add("  case \(one.name.swiftName)\(one.values)")
    }
    key = nil
  }

  private static let function = """

    public func standInUsed<Value>(_ name: String, _ module: StaticString) -> Value {
      fatalError(
        "'\\(name)' was used; it is a stand-in that 'quickaction build' made, as the module '\\(module)' is not available")
    }

    """

  private static let value = """
      public subscript(dynamicMember name: String) -> StandInValue {
        get { standInUsed(name, "of a package") }
        nonmutating set { let _: Int = standInUsed(name, "of a package") }
      }
      @_disfavoredOverload
      public subscript<Value>(dynamicMember name: String) -> Value {
        get { standInUsed(name, "of a package") }
        nonmutating set { let _: Int = standInUsed(name, "of a package") }
      }
      @discardableResult
      public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
      ) -> StandInValue { standInUsed("a function", "of a package") }
      @_disfavoredOverload
      public func dynamicallyCall<Value>(
        withKeywordArguments arguments: KeyValuePairs<String, Any>
      ) -> Value { standInUsed("a function", "of a package") }
    }
    """

  /// Writes a declaration with the calls that it has to allow.
  mutating func write(_ declaration: MadeDeclaration, _ uses: NameUses) {
    key = declaration.key
    defer { key = nil }
    let name = declaration.name.swiftName
    let trap =
      "standInUsed(\(SwiftLiteral.string(declaration.shown)), \(SwiftLiteral.string(declaration.module)))"
    add("")
    switch declaration.kind {
    case .type, .nested, .baseClass: writeType(declaration, uses, trap)
    case .protocol: add("public protocol \(name) {}")
    case .wrapper: writeWrapper(name, uses, trap)
    case .value:
      let result =
        (declaration.isText ? "String" : "StandInValue") + (declaration.isOptional ? "?" : "")
      writeFunctions(name, uses, trap, isStatic: false, result: result)
    case .overridden: break
    case .function(let source): add(source)
    case .member(let type, let isStatic):
      if isStatic, cases[type]?.contains(where: { $0.name == declaration.name }) == true { return }
      add("extension \(type) {")
      if type == "View", !isStatic {
        writeModifiers(name, uses, trap)
      } else {
        writeFunctions(
          name, uses, trap, isStatic: isStatic,
          result: (declaration.isText
            ? "String"
            : isStatic && (uses.isImplicit || uses.calls.isEmpty) ? type : "StandInValue")
            + (declaration.isOptional ? "?" : ""))
      }
      add("}")
    case .conformance(let type): writeConformance(of: type, to: declaration.name, trap)
    }
  }

  private mutating func writeType(
    _ declaration: MadeDeclaration, _ uses: NameUses, _ trap: String
  ) {
    let name = declaration.name.swiftName
    let generics =
      uses.genericCount == 0
      ? "" : "<" + (0..<uses.genericCount).map { "T\($0)" }.joined(separator: ", ") + ">"
    let isClass = declaration.kind == .baseClass
    if case .nested(let type) = declaration.kind { add("extension \(type) {") }
    defer { if case .nested = declaration.kind { add("}") } }
    let mark = declaration.isOptional ? "?" : ""
    guard !declaration.isAlias else {
      add("public typealias \(name)\(generics) = StandInValue")
      // Those of a type in another one are outside of that.
      if case .nested = declaration.kind { add("}\nextension StandInValue {") }
      if declaration.kind == .type { add("extension StandInValue {") }
      for shape in Self.sorted(uses.calls) {
        let (generics, parameters, conditions) = Self.signature(shape)
        guard initializers.insert(parameters).inserted else { continue }
        add("  public init\(mark)\(generics)(\(parameters))\(conditions) { self = \(trap) }")
      }
      if declaration.kind == .type { add("}") }
      return
    }
    let own = cases[declaration.key] ?? []
    add("@dynamicMemberLookup")
    add(
      isClass
        ? "open class \(name)\(generics): NSObject {"
        : "public \(own.isEmpty ? "struct" : "indirect enum") \(name)\(generics): Hashable, Codable, Sendable {"
    )
    write(own)
    key = declaration.key
    for one in overridden[declaration.key] ?? [] {
      key = one.key
      guard case .overridden(_, let signature) = one.kind else { continue }
      let access = signature.hasPrefix("init") ? "public" : "open"
      add("  \(access) \(signature) { \(signature.hasPrefix("init") ? "super.init()" : trap) }")
    }
    key = declaration.key
    let calls = isClass ? uses.calls.subtracting([.empty]) : uses.calls
    if isClass { add("  public override init() { super.init() }") }
    for shape in Self.sorted(calls) {
      let (generics, parameters, conditions) = Self.signature(shape)
      let body = own.isEmpty ? isClass ? "super.init()" : "let _: Int = \(trap)" : "self = \(trap)"
      add("  public init\(mark)\(generics)(\(parameters))\(conditions) { \(body) }")
    }
    for isStatic in [false, true] where !(isClass && isStatic) {
      let setter = isStatic ? "set" : isClass ? "set" : "nonmutating set"
      for result in ["StandInValue", "Value"] {
        let generic = result == "Value"
        add(
          "  \(generic ? "@_disfavoredOverload " : "")public \(isStatic ? "static " : "")subscript\(generic ? "<Value>" : "")(dynamicMember name: String) -> \(result) { get { \(trap) } \(setter) { let _: Int = \(trap) } }"
        )
      }
    }
    add("}")
  }

  private mutating func writeWrapper(_ name: String, _ uses: NameUses, _ trap: String) {
    add("@propertyWrapper public struct \(name)<Value> {")
    for shape in Self.sorted(uses.attributeCalls) {
      let (generics, parameters, conditions) = Self.signature(shape)
      let separator = parameters.isEmpty ? "" : ", "
      add("  public init\(generics)(\(parameters))\(conditions) { let _: Int = \(trap) }")
      let unnamed = conditions.isEmpty ? " where " : conditions + ", "
      // A property that does not say its type has it from the arguments.
      add(
        "  @_disfavoredOverload public init\(generics)(\(parameters))\(unnamed)Value == StandInValue { let _: Int = \(trap) }"
      )
      add(
        "  public init\(generics)(wrappedValue: Value\(separator)\(parameters))\(conditions) { let _: Int = \(trap) }"
      )
    }
    add(
      "  public var wrappedValue: Value { get { \(trap) } nonmutating set { let _: Int = \(trap) } }"
    )
    add("  public var projectedValue: Binding<Value> { \(trap) }")
    add("}")
  }

  private mutating func writeFunctions(
    _ name: String, _ uses: NameUses, _ trap: String, isStatic: Bool, result: String
  ) {
    let access = isStatic ? "public static" : "public"
    guard !uses.calls.isEmpty else {
      return add("  \(access) var \(name): \(result) { \(trap) }")
    }
    for shape in Self.sorted(uses.calls) {
      let (generics, parameters, conditions) = Self.signature(shape)
      let more = generics.isEmpty ? "<Value>" : generics.dropLast() + ", Value>"
      add(
        "  @discardableResult \(access) func \(name)\(generics)(\(parameters)) -> \(result)\(conditions) { \(trap) }"
      )
      add(
        "  @_disfavoredOverload \(access) func \(name)\(more)(\(parameters)) -> Value\(conditions) { \(trap) }"
      )
    }
  }

  private mutating func writeModifiers(_ name: String, _ uses: NameUses, _ trap: String) {
    for shape in Self.sorted(uses.calls.isEmpty ? [.empty] : uses.calls) {
      let (generics, parameters, conditions) = Self.signature(shape)
      add(
        "  public func \(name)\(generics)(\(parameters)) -> some View\(conditions) { \(trap) as EmptyView }"
      )
    }
  }

  private mutating func writeConformance(of type: String, to name: String, _ trap: String) {
    let members = StandInConformances.members(of: name, trap: trap)
    add("extension \(type): \(name) {\(members.isEmpty ? "" : " \(members) ")}")
  }

  /// The generic parameters, parameters and conditions that allow a call.
  private static func signature(
    _ shape: CallShape
  ) -> (generics: String, parameters: String, conditions: String) {
    var generics: [String] = []
    var parameters: [String] = []
    var conditions: [String] = []
    for (index, argument) in shape.arguments.enumerated() {
      let label = argument.label.isEmpty ? "_" : argument.label
      let generic = "A\(index)"
      let type: String
      var attribute = ""
      switch argument.sort {
      case .value:
        generics.append(generic)
        type = generic
      case .implicit: type = "StandInValue"
      case .absent: type = "StandInValue?"
      case .emptyArray: type = "[StandInValue]"
      case .reference:
        generics.append(generic)
        type = "inout \(generic)"
      case .closure(let count, let hasViews, let isTyped, let isAsync, let isThrowing):
        let names = (0..<count).map { isTyped ? "P\(index)\($0)" : valueType }
        if isTyped { generics += names }
        generics.append(generic)
        let effects = (isAsync ? "async " : "") + (isThrowing ? "throws " : "")
        type =
          "@escaping (\(names.joined(separator: ", "))) \(effects)-> \(generic)"
        if hasViews {
          attribute = "@ViewBuilder "
          conditions.append("\(generic): View")
        }
      }
      parameters.append("\(attribute)\(label) a\(index): \(type)")
    }
    return (
      generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>",
      parameters.joined(separator: ", "),
      conditions.isEmpty ? "" : " where \(conditions.joined(separator: ", "))"
    )
  }

  private static func sorted(_ shapes: Set<CallShape>) -> [CallShape] {
    // What looks like views may be other values. Of two shapes with the same parameters, one declaration is enough.
    var seen: Set<String> = []
    let all = shapes.union(shapes.map(\.withoutViews))
    // A closure behind the others may be that of a parameter which has a label elsewhere: with both, such a call would be ambiguous.
    let labeled = Set(all.compactMap(\.withTrailingClosure))
    return all.subtracting(labeled).sorted { "\($0)" < "\($1)" }.filter {
      seen.insert(signature($0).parameters).inserted
    }
  }
}
