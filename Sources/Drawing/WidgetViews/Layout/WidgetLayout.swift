// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view laid out in a widget, before anything is rounded or drawn.
package struct WidgetLayout {
  /// A node at the root, and where it is.
  struct Root {
    var node: Int
    var frame: Rect
    var proposal: Proposal
  }

  /// The view; nil if it shows nothing.
  private(set) var content: Root?

  /// The background of the whole widget; nil if there is none.
  private(set) var background: Root?

  /// The label beside the widget in a corner of a watch face; nil if there is none.
  private(set) var cornerLabel: Root?

  /// Whether the content is bent along the corner of a watch face.
  let curvesContent: Bool

  /// Whether a view says what is behind the whole widget, be it nothing.
  private(set) var statesBackground: Bool

  /// The URL that a tap on the widget opens; nil if none is set.
  private(set) var widgetURL: String?

  /// The problems that were found while the view was resolved and laid out.
  package private(set) var problems: [LayoutProblem]

  private(set) var engine: LayoutEngine

  let pixels: Pixels

  /// Lays a view out in a widget: offers it the canvas less the margins, and puts it into the middle of that.
  ///
  /// Source: measured on macOS, and tested by OpenLayout and Tokamak, for the middle.
  package init(
    _ view: some View, on canvas: WidgetCanvas, in environment: EnvironmentValues,
    settings: LayoutSettings
  ) {
    let bounds = Rect(origin: .zero, size: canvas.size)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let room = Self.room(in: bounds, canvas.contentMargins, isRightToLeft: isRightToLeft)
    self.init(
      view, proposal: ProposedViewSize(width: room.width, height: room.height), in: room,
      bounds: bounds, isInline: canvas.family == .accessoryInline, environment: environment,
      settings: settings)
  }

  /// Lays a view out with a proposal, in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - proposal: The proposed size.
  ///   - room: Where it is.
  ///   - bounds: Where the background is.
  ///   - isInline: Whether only a line of an image and a text remains of the view.
  ///   - environment: The environment of the view.
  ///   - settings: The numbers of the layout.
  package init(
    _ view: some View, proposal: ProposedViewSize, in room: Rect, bounds: Rect,
    isInline: Bool = false, environment: EnvironmentValues, settings: LayoutSettings
  ) {
    self.init(
      view, proposal: proposal, in: room, bounds: bounds, isInline: isInline,
      environment: environment, settings: settings, scope: nil)
    guard !engine.tree.rare.observers.isEmpty else { return }
    self = .settled { scope in
      WidgetLayout(
        view, proposal: proposal, in: room, bounds: bounds, isInline: isInline,
        environment: environment, settings: settings, scope: scope)
    }
  }

  /// Lays a view out once, with what was kept at the places of its views.
  private init(
    _ view: some View, proposal: ProposedViewSize, in room: Rect, bounds: Rect, isInline: Bool,
    environment: EnvironmentValues, settings: LayoutSettings, scope: StateScope?
  ) {
    var resolver = ViewResolver(environment: environment, settings: settings, scope: scope)
    // A spacer at the root is one of the stack that several views are put into.
    resolver.resolveChildren(view, in: .stack(.vertical))
    if isInline { resolver.reduceToLine() }
    // Several views without a container are one above the other. Source: OpenSwiftUI, `defaultImplicitRootType`.
    let root = resolver.takeSingle(from: 0) {
      $0.addStack(.vertical, guide: .horizontalCenter, spacing: nil, from: 0)
    }
    let background = resolver.containerBackground
    let cornerLabel = resolver.cornerLabel
    curvesContent = resolver.curvesContent
    let corner = curvesContent || cornerLabel != nil ? environment.watchCorner : nil
    statesBackground = resolver.statesContainerBackground
    let urls = resolver.tree.rare.widgetURLs.count
    pixels = resolver.pixels
    problems = resolver.problems
    engine = LayoutEngine(tree: resolver.tree, settings: settings)
    if let background {
      self.background = place(Int(background), Proposal(bounds.size), in: bounds)
    }
    if let root {
      if curvesContent, let room = corner?.curvedContentRoom(settings) {
        content = place(Int(root), Proposal(room.size), in: room)
      } else {
        content = place(Int(root), Proposal(proposal), in: room)
      }
    }
    if let cornerLabel, let room = corner?.labelRoom(settings) {
      self.cornerLabel = place(Int(cornerLabel), Proposal(room.size), in: room)
    }
    // A geometry reader may say late what is behind the widget.
    if let background = engine.lateBackground, self.background == nil {
      self.background = place(Int(background), Proposal(bounds.size), in: bounds)
    }
    statesBackground = statesBackground || engine.statesLateBackground
    problems += engine.lateProblems.filter { !problems.contains($0) }
    let shown = engine.widgetURLs(
      in: [self.content, self.background].compactMap { $0?.node }, takesAny: isInline)
    // What is said late is said inside.
    widgetURL = (shown.last { $0 < urls } ?? shown.last).map { engine.tree.rare.widgetURLs[$0].url }
    if shown.count > 1 { problems.append(.severalWidgetURLs) }
    if engine.isExhausted {
      problems.append(.tooManyMeasurements(limit: settings.measurementLimit))
    }
  }

  /// Notes that the layout is not the final one.
  mutating func noteUnsettledState() {
    problems.append(.drawnDifferently(.unsettledState, view: nil))
  }

  /// The size of the view, in points; none where it shows nothing.
  package var contentSize: Size { content?.frame.size ?? .zero }

  /// The frames of the views of an identifier as they are drawn, the edges rounded to pixels.
  package func pixelFrames(of identifier: String) -> [Rect] {
    frames(of: identifier).map(pixels.rounded)
  }

  /// The frames of the views of an identifier, in points, not rounded.
  package func frames(of identifier: String) -> [Rect] {
    engine.tree.nodes.indices.compactMap { index in
      guard case .identified(let string) = engine.tree.nodes[index].kind,
        engine.tree.rare.strings[Int(string)] == identifier, !engine.frames[index].minX.isNaN
      else { return nil }
      return engine.frames[index]
    }
  }

  private mutating func place(_ node: Int, _ proposal: Proposal, in room: Rect) -> Root {
    let size = engine.size(of: node, for: proposal)
    let origin = Point(
      x: room.minX + engine.middle(of: room.width, less: size.width),
      y: room.minY + engine.middle(of: room.height, less: size.height))
    engine.place(node, at: origin, proposal: proposal, size: size)
    return Root(node: node, frame: Rect(origin: origin, size: size), proposal: proposal)
  }

  /// The part of a rectangle inside the margins; where reading begins at the right, the leading
  /// margin is at the right.
  private static func room(
    in bounds: Rect, _ margins: EdgeInsets, isRightToLeft: Bool
  ) -> Rect {
    var margins = margins
    if isRightToLeft { swap(&margins.leading, &margins.trailing) }
    return bounds.inset(by: margins)
  }
}
