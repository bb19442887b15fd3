// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which parts of a program's files use which, as far as names tell.
///
/// A name in a module is one of that module or of one that it imports, also by way of others: what an app's views declare is not used by the
/// models that they are made of. What a protocol asks for is called by what knows the protocol alone, and a type of any module may conform to
/// it, so that such a name is used in all of them.
struct NameGraph {
  /// What is missing of a part before it is reached.
  fileprivate struct Needs: OptionSet {
    let rawValue: UInt8

    /// One of the names that it declares.
    static let name = Needs(rawValue: 1)
    /// The type that it extends.
    static let type = Needs(rawValue: 2)
    /// The part that it is inside of.
    static let owner = Needs(rawValue: 4)
  }

  /// A part of a file of a module.
  private struct Node {
    /// The words in the part.
    var words: Set<String>

    /// The names that a protocol asks for.
    var requirements: Set<String>

    /// The position of the module.
    var module: Int

    /// What is needed for it to be reached.
    var needs: Needs

    /// The nodes inside of it.
    var inner: [Int] = []
  }

  /// The nodes that are reached.
  struct Reach {
    fileprivate var needs: [Needs]
    fileprivate(set) var nodes: Set<Int> = []
  }

  private var nodes: [Node] = []

  /// What is no longer missing of which nodes where a name is used.
  private var users: [String: [(node: Int, need: Needs)]] = [:]

  /// The types that the files of each module declare outside of others.
  private let types: [Set<String>]

  /// The modules that a module imports, also by way of others, and itself.
  private let visible: [Set<Int>]

  /// Creates a graph without files.
  ///
  /// - Parameters:
  ///   - imports: The positions of the modules that each of the modules imports.
  ///   - types: The types that the files of each module declare outside of others.
  init(imports: [Set<Int>], types: [Set<String>]) {
    self.types = types
    visible = imports.indices.map { module in
      var found: Set<Int> = []
      var pending = [module]
      while let next = pending.popLast() {
        if found.insert(next).inserted { pending += imports[next] }
      }
      return found
    }
  }

  /// Adds the parts of a file.
  ///
  /// - Parameters:
  ///   - parts: The parts of the file.
  ///   - module: The position of the module.
  ///   - imports: The positions of the modules that the file imports.
  /// - Returns: The nodes of the parts, in their order.
  mutating func add(
    _ parts: SourceParts, ofModule module: Int, importing imports: Set<Int>
  ) -> Range<Int> {
    let first = nodes.count
    func isOwn(_ type: String) -> Bool {
      types[module].contains(type) || imports.contains { types[$0].contains(type) }
    }
    for (index, part) in parts.list.enumerated() {
      let node = first + index
      var needs: Needs = part.owner == nil ? [] : .owner
      for (name, need) in Self.names(of: part.usage, where: isOwn) {
        needs.insert(need)
        users[name, default: []].append((node, need))
      }
      // What has no name is reached where it is used without one, and nowhere else.
      if case .names(let names) = part.usage, names.isEmpty { needs.insert(.name) }
      nodes.append(
        Node(
          words: part.words, requirements: part.requirements, module: module, needs: needs))
      if let owner = part.owner { nodes[first + owner].inner.append(node) }
    }
    return first..<nodes.count
  }

  private static func names(
    of usage: SourcePart.Usage, where isOwn: (String) -> Bool
  ) -> [(String, Needs)] {
    switch usage {
    case .names(let names): return names.map { ($0, .name) }
    case .extension(let path, let members):
      let names = (members ?? []).map { ($0, Needs.name) }
      // There is no value of one of the program's types where nothing names it or the type that it is inside of.
      if let outermost = path.first, isOwn(outermost) {
        return names + [(outermost, .type)]
      }
      // Values of many others are written without the type's name, such as literals and results.
      guard let type = path.last else { return names }
      let isNamed = SourcePart.isNamed(type) || members == nil && !SourcePart.isUnnamed(type)
      return names + (isNamed ? [(type, .type)] : [])
    }
  }

  /// What is reached without a name, or by one that Apple's modules use.
  func start() -> Reach {
    var reach = Reach(needs: nodes.map(\.needs))
    var pending: [Int] = []
    use(Self.asked, &reach, &pending) { _ in true }
    follow(pending, &reach)
    add(nodes.indices.filter { nodes[$0].needs.isEmpty }, to: &reach)
    return reach
  }

  /// What protocols of SwiftUI, WidgetKit and App Intents ask for, which an extension may have without naming the protocol.
  private static let asked: Set<String> = [
    "body", "path", "reduce", "placeholder", "snapshot", "timeline", "getSnapshot", "getTimeline",
    "recommendations", "relevance", "relevances", "currentValue", "previewValue", "perform",
    "entities", "allEntities", "suggestedEntities", "defaultResult", "results",
    "displayRepresentation", "typeDisplayRepresentation", "caseDisplayRepresentations",
    "defaultQuery", "parameterSummary",
  ]

  /// Reaches some nodes, and what they use.
  func add(_ more: some Sequence<Int>, to reach: inout Reach) {
    follow(more.filter { reach.nodes.insert($0).inserted }, &reach)
  }

  /// Reaches what some names use in a module.
  func use(_ names: Set<String>, inModule module: Int, _ reach: inout Reach) {
    var pending: [Int] = []
    use(names, &reach, &pending) { visible[module].contains($0) }
    follow(pending, &reach)
  }

  /// Reaches all extensions of one of the program's types that a module sees.
  func useExtensions(of type: String, inModule module: Int, _ reach: inout Reach) {
    var pending: [Int] = []
    for user in users[type] ?? [] where user.need == .type {
      guard visible[module].contains(nodes[user.node].module) else { continue }
      settle(.type, of: user.node, &reach, &pending)
      settle(.name, of: user.node, &reach, &pending)
    }
    follow(pending, &reach)
  }

  private func follow(_ nodes: [Int], _ reach: inout Reach) {
    var pending = nodes
    while let index = pending.popLast() {
      let node = self.nodes[index]
      for inner in node.inner { settle(.owner, of: inner, &reach, &pending) }
      use(node.words, &reach, &pending) { visible[node.module].contains($0) }
      use(node.requirements, &reach, &pending) { _ in true }
    }
  }

  private func use(
    _ names: Set<String>, _ reach: inout Reach, _ pending: inout [Int], where isSeen: (Int) -> Bool
  ) {
    for name in names {
      for user in users[name] ?? [] where isSeen(nodes[user.node].module) {
        settle(user.need, of: user.node, &reach, &pending)
      }
    }
  }

  private func settle(_ need: Needs, of node: Int, _ reach: inout Reach, _ pending: inout [Int]) {
    reach.needs[node].remove(need)
    if reach.needs[node].isEmpty, reach.nodes.insert(node).inserted { pending.append(node) }
  }
}
