// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel

/// A user's choice: the destinations of a placed widget, and the values of its other parameters.
///
/// It is changed by ``applying(_:to:family:in:)``, which returns another valid choice or says why there is none.
public struct WidgetChoice: Hashable, Sendable {
  /// The version of the saved form.
  public static let supportedVersion = 1

  /// A parameter, and the value that it has.
  public struct Member: Hashable, Sendable {
    /// The name of the parameter.
    public let parameter: String

    /// The value that the parameter has.
    public var value: ParameterValue

    /// Creates a member from a parameter's name and its value.
    public init(_ parameter: String, _ value: ParameterValue) {
      self.parameter = parameter
      self.value = value
    }
  }

  /// The name of the intent.
  public let intent: String

  /// The name of the parameter that holds the destinations; nil without a catalog for the intent.
  public let parameter: String?

  /// The parameters that have a value of their own: that of the destinations first, then the others in the order in which they were
  /// set.
  ///
  /// A parameter that is not among them has its default; that of the destinations has none.
  public private(set) var members: [Member]

  /// Creates a choice of an intent with or without a catalog.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - parameter: The name of the parameter that holds the destinations; nil without a catalog.
  ///   - members: The parameters that have a value of their own.
  public init(intent: String, parameter: String? = nil, members: [Member] = []) {
    self.intent = intent
    self.parameter = parameter
    self.members =
      members.filter { $0.parameter == parameter } + members.filter { $0.parameter != parameter }
  }

  /// Creates a choice of a list of destinations.
  public init(intent: String, parameter: String, identifiers: [String]) {
    self.init(intent: intent, parameter: parameter)
    self.identifiers = identifiers
  }

  /// The value that the choice itself gives a parameter; nil if it leaves the default.
  public subscript(parameter: String) -> ParameterValue? {
    get { members.last { $0.parameter == parameter }?.value }
    set {
      let index = members.firstIndex { $0.parameter == parameter }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?):
        members.insert(
          Member(parameter, value), at: parameter == self.parameter ? 0 : members.endIndex)
      case (nil, nil): break
      }
    }
  }

  /// The identifiers of the chosen destinations, in order; empty without a catalog.
  ///
  /// An identifier that the catalog no longer has keeps its place.
  public var identifiers: [String] {
    get { parameter.flatMap { self[$0] }?.elements.compactMap(\.identifier) ?? [] }
    set {
      guard let parameter else { return }
      let values = newValue.map { ParameterValue.string($0) }
      // A single destination stays one.
      if case .string = self[parameter], values.count <= 1 {
        self[parameter] = values.first
      } else {
        self[parameter] = .array(values)
      }
    }
  }

  /// The members other than that of the destinations.
  public var otherMembers: [Member] { members.filter { $0.parameter != parameter } }
}
