// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value that is computed: a constant, what a function makes of others, or what a predicate chooses.
///
/// Foundation has a class of this name on Linux that nobody can use. A class comes before it where a
/// module exports it by its name, which only another module can do: so it is here, as
/// `NSUserActivity` is. Key paths are followed in dictionaries only, as there is no key-value coding.
open class NSExpression: NSObject, NSCopying {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// A value that is always the same.
    case constantValue = 0
    /// The object that the expression is evaluated with.
    case evaluatedObject = 1
    /// A value that the context has under a name.
    case variable = 2
    /// A value that the object has under a path.
    case keyPath = 3
    /// What a function makes of arguments.
    case function = 4
    /// What is in one of two collections or in both.
    case unionSet = 5
    /// What is in both of two collections.
    case intersectSet = 6
    /// What is in one collection and not in another.
    case minusSet = 7
    /// The elements of a collection that satisfy a predicate.
    case subquery = 13
    /// A list of expressions.
    case aggregate = 14
    /// Any key of an object.
    case anyKey = 15
    /// What a closure returns.
    case block = 19
    /// One of two expressions, which a predicate chooses.
    case conditional = 20
  }

  /// A closure that computes a value of the object, the values of arguments and the context.
  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  /// The kind of the expression.
  public let expressionType: ExpressionType
  private var constant: Any?
  private var name = ""
  private var parts: [NSExpression] = []
  private var hasArguments = false
  private var condition: NSPredicate?
  private var block: Block?

  /// Creates an expression of a kind, without anything else.
  public init(expressionType type: ExpressionType) { expressionType = type }

  /// Creates a value that is always the same.
  public convenience init(forConstantValue obj: Any?) {
    self.init(expressionType: .constantValue)
    constant = obj
  }

  /// Creates a value that the context has under a name.
  public convenience init(forVariable string: String) {
    self.init(expressionType: .variable)
    name = string
  }

  /// Creates a value that the object has under a path, such as `shop.name`.
  public convenience init(forKeyPath keyPath: String) {
    self.init(expressionType: .keyPath)
    name = keyPath
  }

  /// Creates what a function such as `sum:` makes of arguments, which are expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(expressionType: .function)
    self.name = name
    parts = parameters.map(Self.expression)
    hasArguments = true
  }

  /// Creates what a method of an object returns; it is nil here, where no method is found by name.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    self.init(forFunction: name, arguments: parameters ?? [])
    constant = target
  }

  /// Creates a list of expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(expressionType: .aggregate)
    parts = subexpressions.map(Self.expression)
  }

  /// Creates what is in one of two collections or in both.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(expressionType: .unionSet)
    parts = [left, right]
  }

  /// Creates what is in both of two collections.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(expressionType: .intersectSet)
    parts = [left, right]
  }

  /// Creates what is in the left collection and not in the right one.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(expressionType: .minusSet)
    parts = [left, right]
  }

  /// Creates the elements of a collection that satisfy a predicate.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(expressionType: .subquery)
    parts = [expression]
    name = variable
    condition = predicate
  }

  /// Creates what a closure makes of arguments.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(expressionType: .block)
    self.block = block
    parts = arguments ?? []
    hasArguments = arguments != nil
  }

  /// Creates one of two expressions, which a predicate chooses.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(expressionType: .conditional)
    condition = predicate
    parts = [trueExpression, falseExpression]
  }

  /// Creates an expression of a text, which is not read here: it is nil, and that is reported once on standard error.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates an expression of a text, which is not read here: it is nil, and that is reported once on standard error.
  public convenience init(format: String, argumentArray arguments: [Any]) {
    reportMissingService(
      "NSExpression(format: \"\(format)\")", answer: "it is nil; compute it in Swift")
    self.init(forConstantValue: nil)
  }

  /// Returns the object that the expression is evaluated with.
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(expressionType: .evaluatedObject)
  }

  /// Returns an expression for any key of an object; it has no value here.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(expressionType: .anyKey) }

  /// The value of a constant; nil for other kinds.
  open var constantValue: Any? { expressionType == .constantValue ? constant : nil }

  /// The path of a key path; empty for other kinds.
  open var keyPath: String { expressionType == .keyPath ? name : "" }

  /// The name of a function; empty for other kinds.
  open var function: String { expressionType == .function ? name : "" }

  /// The name of a variable, and that of a subquery; empty for other kinds.
  open var variable: String { [.variable, .subquery].contains(expressionType) ? name : "" }

  /// The object whose method is called, and the object itself if there is none.
  open var operand: NSExpression {
    constant as? NSExpression ?? NSExpression(expressionType: .evaluatedObject)
  }

  /// The arguments of a function or a closure; nil for other kinds.
  open var arguments: [NSExpression]? { hasArguments ? parts : nil }

  /// The expressions of a list, and the expression of a subquery's collection.
  open var collection: Any { expressionType == .subquery ? parts.first ?? self : parts }

  /// The predicate that chooses; one that nothing satisfies for other kinds.
  open var predicate: NSPredicate { condition ?? NSPredicate(value: false) }

  /// The first of two collections; an expression of nil for other kinds.
  open var left: NSExpression { part(0) }

  /// The second of two collections; an expression of nil for other kinds.
  open var right: NSExpression { part(1) }

  /// What is chosen if the predicate is satisfied; an expression of nil for other kinds.
  open var `true`: NSExpression { part(0) }

  /// What is chosen if the predicate is not satisfied; an expression of nil for other kinds.
  open var `false`: NSExpression { part(1) }

  /// The closure of an expression; one that returns a null for other kinds.
  open var expressionBlock: Block { block ?? { _, _, _ in NSNull() } }

  /// Does nothing, as no expression comes from an archive.
  open func allowEvaluation() {}

  /// Returns the expression itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the value for an object; nil if it has none, or is not computed here.
  ///
  /// - Parameters:
  ///   - object: The object whose key paths are followed; a dictionary, or an array of them.
  ///   - context: The values of variables.
  /// - Returns: The value.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    func value(_ place: Int) -> Any? { part(place).expressionValue(with: object, context: context) }
    switch expressionType {
    case .constantValue: return constant
    case .evaluatedObject: return object
    case .variable: return context?.object(forKey: name as NSString)
    case .keyPath: return ExpressionValues.value(of: object, at: name)
    case .function:
      guard constant == nil else { return nil }
      let values = parts.map { $0.expressionValue(with: object, context: context) }
      return ExpressionValues.value(of: name, values)
    case .aggregate:
      return parts.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
    case .unionSet:
      return ExpressionValues.set(value(0)).union(ExpressionValues.set(value(1)))
    case .intersectSet:
      return ExpressionValues.set(value(0)).intersection(ExpressionValues.set(value(1)))
    case .minusSet:
      return ExpressionValues.set(value(0)).subtracting(ExpressionValues.set(value(1)))
    case .subquery:
      return ExpressionValues.elements(of: value(0)).filter { element in
        var variables = (context as? [String: Any]) ?? [:]
        variables[name] = element
        return predicate.evaluate(with: element, substitutionVariables: variables)
      }
    case .block:
      let values = parts.map { $0.expressionValue(with: object, context: context) ?? NSNull() }
      return expressionBlock(object, values, context)
    case .conditional:
      return value(predicate.evaluate(with: object) ? 0 : 1)
    case .anyKey: return nil
    }
  }

  private func part(_ place: Int) -> NSExpression {
    parts.indices.contains(place) ? parts[place] : NSExpression(forConstantValue: nil)
  }

  private static func expression(of value: Any) -> NSExpression {
    value as? NSExpression ?? NSExpression(forConstantValue: value)
  }
}

extension NSExpression {
  /// Creates a value that the object has under a path; the path has no name here, and the value is nil.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(forKeyPath: "")
  }
}
