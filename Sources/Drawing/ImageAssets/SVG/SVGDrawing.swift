// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import WidgetValues

/// Draws the elements of an SVG file as paths in the coordinates of its `viewBox`.
struct SVGDrawing {
  /// How many elements may be drawn; one that `use` draws again counts again.
  static let maximumElementCount = 100_000

  /// How many steps all paths may have.
  static let maximumStepCount = 100_000

  /// How many findings are made of one file.
  private static let maximumFindingCount = 50

  let file: String
  let tree: SVGTree

  /// The box whose coordinates the paths have.
  var box = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Whether every shape is filled and has no line, whatever it says, as in a template of a symbol.
  var fillsAllShapes = false

  /// The elements by their ids; of those that share one, the first.
  let elementIndices: [String: Int]

  private(set) var paths: [VectorPath] = []
  /// The element of each path.
  private(set) var pathElements: [Int] = []
  private(set) var findings: [Diagnostic] = []
  /// The elements that are drawn with an opacity of their own, each with the number of the paths before it.
  var overlapChecks: [(index: Int, start: Int)] = []

  private(set) var remainingStepCount = Self.maximumStepCount
  private var remainingElementCount = Self.maximumElementCount
  private var reported: Set<ImageAssetMessage> = []

  init(file: String, tree: SVGTree) {
    self.file = file
    self.tree = tree
    var indices: [String: Int] = [:]
    for (index, element) in tree.elements.enumerated() {
      if let id = element["id"]?.text, indices[id] == nil { indices[id] = index }
    }
    elementIndices = indices
  }

  /// The inherited properties with which an element is drawn.
  struct Context {
    var style = SVGStyle()
    var transform = SVGTransform.identity

    /// The viewport to which percentages refer.
    var viewport: Size

    /// The elements that are being drawn, the outermost first.
    var path: [Int] = []

    /// The elements that cut off what is outside of their boxes, each with the box and the way to its coordinates.
    var boxes: [(index: Int, box: Rect, toBox: SVGTransform?)] = []
  }

  /// Makes a finding; the same one is made once.
  mutating func report(_ message: ImageAssetMessage, at range: SourceRange) {
    guard findings.count < Self.maximumFindingCount, reported.insert(message).inserted else {
      return
    }
    findings.append(message.diagnostic(at: .init(file: file, range: range)))
  }

  private func fault(_ message: ImageAssetMessage, at index: Int) -> ImageAssetError {
    ImageAssetError(message, at: .init(file: file, range: tree.elements[index].range))
  }

  /// Draws the elements in an element.
  mutating func drawChildren(of index: Int, _ context: Context) throws(ImageAssetError) {
    for child in tree.children(of: index) { try draw(child, context) }
  }

  /// Draws an element with all that is in it.
  mutating func draw(_ index: Int, _ context: Context) throws(ImageAssetError) {
    let element = tree.elements[index]
    remainingElementCount -= 1
    guard remainingElementCount >= 0 else {
      throw fault(.tooManyElements(limit: Self.maximumElementCount), at: index)
    }
    guard context.path.count < SVGMarkupReader.maximumDepth else {
      throw fault(.tooDeep(limit: SVGMarkupReader.maximumDepth), at: index)
    }
    guard element.isDrawing, Self.drawnNames.contains(element.name) else { return }
    var context = context
    context.path.append(index)
    context.style = style(of: index, in: context.style)
    let checks = overlapChecks.filter { $0.index == index }
    overlapChecks.removeAll { $0.index == index }
    guard !context.style.isLeftOut, speaksEnglish(element) else { return }
    if let attribute = element["transform"], element.name != "svg" {
      guard let transform = SVGTransform(attribute.text) else {
        return report(
          .malformedValue(
            attribute.text, of: "transform", expected: "a list such as 'translate(4 4) scale(2)'"),
          at: attribute.valueRange)
      }
      context.transform = context.transform(transform)
    }
    switch element.name {
    case "g", "a": try drawChildren(of: index, context)
    case "switch": try drawChoice(of: index, context)
    case "use": try drawReference(of: index, context)
    case "svg": try drawViewport(index, context, size: nil)
    default: try drawShape(index, context)
    }
    for check in checks { checkOverlap(of: paths[min(check.start, paths.count)...], in: index) }
  }

  /// The names of the elements that are drawn where they are.
  private static let drawnNames = shapeNames.union(["a", "g", "svg", "switch", "use"])

  private mutating func drawShape(_ index: Int, _ context: Context) throws(ImageAssetError) {
    let element = tree.elements[index]
    let steps = steps(of: element, in: context.viewport)
    remainingStepCount -= steps.count
    guard remainingStepCount >= 0 else {
      throw fault(.tooManySteps(limit: Self.maximumStepCount), at: index)
    }
    let style = context.style
    let stroke = fillsAllShapes ? nil : stroke(style, context)
    // A line has nothing inside.
    let ink = fillsAllShapes ? .current(opacity: 1) : style.fillInk
    let fill = element.name == "line" ? nil : ink
    guard style.isVisible, steps.count > 1, fill != nil || stroke != nil else { return }
    let mapped = steps.map { $0.mapped(context.transform) }
      .turningDots(stroke?.cap == .square ? context.transform : nil)
    guard mapped.allSatisfy(\.isUsable), (stroke?.width ?? 0) <= Double(Rect.svgLimit) else {
      return report(.unusableCoordinates(limit: Rect.svgLimit), at: element.range)
    }
    if stroke != nil, !context.transform.isEven { report(.unevenLine, at: element.range) }
    if let stroke, stroke.join == .miter, style.miterLimit != 4,
      mapped.hasCorner(sharperThan: min(4, style.miterLimit), butNot: max(4, style.miterLimit))
    {
      report(.miterLimit, at: element.range)
    }
    checkBoxes(context, mapped, lineWidth: stroke?.width ?? 0)
    paths.append(
      VectorPath(
        steps: mapped, fill: fill, usesEvenOddFill: style.usesEvenOddFill, stroke: stroke))
    pathElements.append(index)
  }

  private func stroke(_ style: SVGStyle, _ context: Context) -> VectorPath.Stroke? {
    let width =
      style.strokeWidth.resolved(of: context.viewport.svgDiagonal) * context.transform.meanScale
    guard let ink = style.strokeInk, width > 0 || width.isNaN else { return nil }
    return VectorPath.Stroke(
      ink: ink, width: width.isNaN ? .infinity : width, cap: style.lineCap, join: style.lineJoin)
  }
}

extension VectorPath.Step {
  /// The step with its points mapped.
  func mapped(_ transform: SVGTransform) -> Self {
    switch self {
    case .move(let point): .move(to: transform(point))
    case .line(let point): .line(to: transform(point))
    case .curve(let point, let control1, let control2):
      .curve(
        to: transform(point), control1: transform(control1), control2: transform(control2))
    case .close: .close
    }
  }

  /// Whether all coordinates are numbers within the limit.
  fileprivate var isUsable: Bool {
    func isUsable(_ point: Point) -> Bool {
      // A comparison with what is not a number is false.
      abs(point.x) <= Double(Rect.svgLimit) && abs(point.y) <= Double(Rect.svgLimit)
    }
    return switch self {
    case .move(let point), .line(let point): isUsable(point)
    case .curve(let point, let control1, let control2):
      isUsable(point) && isUsable(control1) && isUsable(control2)
    case .close: true
    }
  }
}
