// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The container of views, as far as it matters to them: a spacer and a divider ask for the axis, a
/// row for its grid.
enum ViewContainer: Hashable {
  case stack(Axis)
  case grid
  case other

  /// The axis of a stack.
  var axis: Axis? {
    if case .stack(let axis) = self { axis } else { nil }
  }
}

/// Turns views into a tree of nodes, applying the environment, and putting the views of groups and loops among their neighbors.
///
/// Views are handed one by way of ``View/resolve(in:)``; nothing of it is of use outside of this library.
public struct ViewResolver {
  /// The tree so far.
  var tree = ViewTree()

  /// The nodes that no container has taken yet.
  var pending: [Int32] = []

  /// The environments, the innermost last.
  private var environments: [EnvironmentSnapshot]

  /// The container of the views.
  private(set) var container = ViewContainer.other

  /// The numbers of the layout.
  package let settings: LayoutSettings

  /// The pixels of the device.
  let pixels: Pixels

  /// The node of what is behind the whole widget; nil if there is none.
  var containerBackground: Int32?

  /// Whether a view says what is behind the whole widget, be it nothing.
  var statesContainerBackground = false

  /// The node of the label beside the widget in a corner of a watch face; nil if there is none.
  var cornerLabel: Int32?

  /// Whether the widget's content is bent along the corner of a watch face.
  var curvesContent = false

  /// The problems that were found so far.
  private(set) var problems: [LayoutProblem] = []

  /// The views that are beside each other without a container; nil if they are not needed one by one.
  var parts: [ViewPart.Part]?

  /// The innermost region around the views: an index in ``ViewTree/regions``, -1 for none.
  var region: Int32 = -1

  /// The type of the view whose body is being resolved; nil outside of all of them.
  private(set) var owner: Any.Type?

  /// The name of that type.
  var ownerName: String? { owner.map { String(describing: $0) } }

  /// The place of the view whose body is being resolved; nil while nothing is kept.
  private(set) var scope: StateScope?

  private var depth = 0

  /// How many views were resolved so far.
  private(set) var visits = 0

  init(environment: EnvironmentValues, settings: LayoutSettings, scope: StateScope? = nil) {
    self.scope = scope
    environments = [EnvironmentSnapshot(environment)]
    self.settings = settings
    pixels = Pixels(scale: environment.displayScale)
    // What a widget usually has, so that the arrays do not grow step by step.
    tree.reserveCapacity(64)
    pending.reserveCapacity(64)
  }

  /// Goes on with a tree, where late content is.
  init(
    resuming tree: consuming ViewTree, _ late: DeferredContent, visits: Int,
    settings: LayoutSettings
  ) {
    self.tree = tree
    environments = [late.environment]
    self.settings = settings
    pixels = Pixels(scale: late.environment.values.displayScale)
    region = late.region
    depth = late.depth
    owner = late.owner
    scope = late.scope
    self.visits = visits
  }

  /// The state for content that is resolved later, at this place.
  var late: DeferredContent {
    DeferredContent(
      environment: snapshot, depth: depth, region: region, owner: owner, scope: scope)
  }

  /// The environment of the view that is being resolved, to be handed on.
  var snapshot: EnvironmentSnapshot { environments[environments.count - 1] }

  /// The environment of the view that is being resolved.
  package var environment: EnvironmentValues { environments[environments.count - 1].values }

  /// Resolves a view; one that is too deep, or one too many, is omitted.
  package mutating func resolve<Content: View>(_ view: Content) {
    guard enter() else { return }
    view.resolve(in: &self)
    depth -= 1
  }

  /// Resolves one of several views that are beside each other.
  mutating func resolvePart<Content: View>(_ view: Content) {
    guard let parts else { return resolve(view) }
    let outer = ViewPart.Part(of: self, nodes: 0..<0)
    (containerBackground, statesContainerBackground, problems) = (nil, false, [])
    let start = pending.count
    resolve(view)
    if self.parts?.count == parts.count, pending.count > start {
      let part = ViewPart.Part(of: self, nodes: start..<pending.count)
      self.parts?.append(part)
    }
    restore(outer)
  }

  /// Goes on with what is said of a part.
  mutating func restore(_ part: ViewPart.Part) {
    containerBackground = part.containerBackground
    statesContainerBackground = part.statesContainerBackground
    problems = part.problems
  }

  /// Counts a view and a level; says no, and why, if there are too many.
  @inline(never)
  private mutating func enter() -> Bool {
    guard depth < settings.depthLimit else {
      report(.nestedTooDeep(limit: settings.depthLimit))
      return false
    }
    guard visits < settings.viewLimit else {
      report(.tooManyViews(limit: settings.viewLimit))
      return false
    }
    visits += 1
    depth += 1
    return true
  }

  /// Resolves what a view is composed of.
  mutating func resolveBody<Content: View>(of view: Content) {
    let outer = owner
    // A view that widgets do not show is the concern of the view that has it.
    if Content.Body.self != UndrawnView.self { owner = Content.self }
    if let scope {
      resolveBody(of: view, keeping: scope)
    } else {
      resolve(evaluating(view) { $0.body })
    }
    owner = outer
  }

  /// Resolves what a view is composed of, with what was kept at its place.
  @inline(never)
  private mutating func resolveBody<Content: View>(of view: Content, keeping outer: StateScope) {
    let own = outer.next(Content.self)
    own.restore(view)
    scope = own
    resolve(evaluating(view) { $0.body })
    scope = outer
  }

  /// Evaluates what reads the environment.
  func evaluating<Result>(_ function: () -> Result) -> Result {
    EnvironmentSnapshot.$current.withValue(snapshot) { function() }
  }

  /// Evaluates what is on the main actor and reads the environment, such as the body of a view.
  func evaluating<Value, Result>(
    _ value: Value, _ function: @MainActor (Value) -> Result
  ) -> Result {
    evaluating { callOnThisThread(function, with: value) }
  }

  /// Resolves a view in a changed environment.
  mutating func resolve<Content: View>(
    _ view: Content, changing change: (inout EnvironmentValues) -> Void
  ) {
    pushEnvironment(change)
    resolve(view)
    environments.removeLast()
  }

  /// Adds an environment; apart, because its copy of the values should not be on the stack while views are resolved.
  @inline(never)
  private mutating func pushEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = environment
    change(&values)
    environments.append(EnvironmentSnapshot(values))
  }

  /// Resolves views as the children of a container.
  mutating func resolveChildren<Content: View>(
    _ content: Content, in container: ViewContainer
  ) {
    let (outer, outerParts) = (self.container, parts)
    (self.container, parts) = (container, nil)
    resolve(content)
    (self.container, parts) = (outer, outerParts)
  }

  /// Notes what went wrong, once.
  mutating func report(_ problem: LayoutProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Takes a length as it is given to a modifier; one that it cannot have is nil, and a problem.
  mutating func checked(
    _ length: Double?, for modifier: String, allowsNegative: Bool = false,
    allowsInfinity: Bool = false
  ) -> Double? {
    guard let length else { return nil }
    guard !length.isNaN, allowsNegative || length >= 0, allowsInfinity || length.isFinite else {
      report(.invalidLength(modifier: modifier))
      return nil
    }
    // Beyond this nothing is on a screen, and sums would lose their precision or become infinite.
    return length.isFinite ? min(max(length, -1e7), 1e7) : length
  }
}
