// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

struct FrameView<Content: View>: PrimitiveView {
  let content: Content
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func resolve(in resolver: inout ViewResolver) {
    let width = resolver.checked(width, for: "frame")
    let height = resolver.checked(height, for: "frame")
    resolver.wrap(
      content, resetsPriority: true, resets: edges(width != nil, height != nil)
    ) { _ in
      .frame(
        width: ProposedLength(clamping: width), height: ProposedLength(clamping: height),
        alignment: alignment)
    }
  }
}

struct FlexibleFrameView<Content: View>: PrimitiveView {
  let content: Content
  let minWidth: Double?
  let idealWidth: Double?
  let maxWidth: Double?
  let minHeight: Double?
  let idealHeight: Double?
  let maxHeight: Double?
  let alignment: Alignment

  func resolve(in resolver: inout ViewResolver) {
    let frame = FlexibleFrame(
      width: FlexibleFrame.Limits(
        min: resolver.checked(minWidth, for: "frame"),
        ideal: resolver.checked(idealWidth, for: "frame"),
        max: resolver.checked(maxWidth, for: "frame", allowsInfinity: true)),
      height: FlexibleFrame.Limits(
        min: resolver.checked(minHeight, for: "frame"),
        ideal: resolver.checked(idealHeight, for: "frame"),
        max: resolver.checked(maxHeight, for: "frame", allowsInfinity: true)),
      alignment: alignment)
    let hasWidth = minWidth != nil || idealWidth != nil || maxWidth != nil
    let hasHeight = minHeight != nil || idealHeight != nil || maxHeight != nil
    resolver.wrap(
      content, resetsPriority: true, resets: edges(hasWidth, hasHeight)
    ) { resolver in
      resolver.tree.flexibleFrames.append(frame)
      return .flexibleFrame(Int32(resolver.tree.flexibleFrames.count - 1))
    }
  }
}

/// The edges that a frame with these lengths puts between its child and the neighbors.
private func edges(_ hasWidth: Bool, _ hasHeight: Bool) -> Edge.Set {
  var edges: Edge.Set = []
  if hasWidth { edges.formUnion(.horizontal) }
  if hasHeight { edges.formUnion(.vertical) }
  return edges
}

nonisolated extension View {
  /// Puts the view into a frame of fixed lengths, in points; in a direction without one the frame has the view's length.
  ///
  /// The view is offered the frame's size, and may be larger. A length that is negative, infinite or no number is ignored.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameView(content: self, width: width, height: height, alignment: alignment)
  }

  /// Puts the view into a frame that is as large as is offered, or as the view, within limits, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FlexibleFrameView(
      content: self, minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
      minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
  }
}
