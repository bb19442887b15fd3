// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import SwiftUI
import Testing
import WidgetViews

@Suite("UIKit's fonts and images in widgets")
struct UIKitTests {
  private let square = ImageAsset(
    content: .vector(VectorImage(viewBox: Rect(x: 0, y: 0, width: 8, height: 8), paths: [])),
    size: WidgetViews.Size(width: 8, height: 8))

  private func tints(of image: UIImage) -> [ResolvedColor] {
    drawing(of: Image(uiImage: image).foregroundStyle(Color.green)).items.compactMap {
      if case .image(let image) = $0 { image.tint } else { nil }
    }
  }

  @Test("an image in a color of its own keeps it, and a template takes that of its view")
  func tint() throws {
    ProgramResources.current.images["square"] = square
    defer { ProgramResources.current = ProgramResources() }
    let image = try #require(UIImage(named: "square"))
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let own = tints(of: image.withTintColor(red, renderingMode: .alwaysOriginal))
    #expect(own.map(\.red) == [1])
    let template = tints(of: image.withTintColor(red))
    #expect(template.count == 1)
    #expect(template != own)
    #expect(tints(of: image.withRenderingMode(.alwaysOriginal)).isEmpty)
  }

  @Test("an image goes through Core Graphics, and has another scale")
  func coreGraphics() throws {
    ProgramResources.current.images["square"] = square
    defer { ProgramResources.current = ProgramResources() }
    let pixels = try #require(UIImage(named: "square")?.cgImage)
    #expect(pixels.width == 8)
    #expect(
      UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 4, height: 4))
    #expect(UIImage().cgImage == nil)
  }

  @Test("a font at another size keeps its weight and its design")
  func size() {
    #expect(
      UIFont.systemFont(ofSize: 12, weight: .heavy).withSize(20).font
        == .system(size: 20, weight: .heavy))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).withSize(20).font
        == .system(size: 20, weight: .bold, design: .monospaced))
    #expect(UIFont(name: "Inter", size: 12)?.withSize(20).font == .custom("Inter", fixedSize: 20))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline).withSize(20).font
        == .system(size: 20, weight: .semibold))
  }

  @Test("modifiers that are animated apply to the picture")
  func animatedModifiers() {
    let square = Rectangle().fill(Color.green)
    let animated = drawing(of: square.animation(.default) { $0.opacity(0.5) })
    #expect(animated == drawing(of: square.opacity(0.5)))
    #expect(animated != drawing(of: square))
  }

  @Test("lengths and fonts grow with the size that the user chose")
  func metrics() {
    struct Grown: View {
      var body: some View {
        Text("\(UIFontMetrics.default.scaledValue(for: 17) > 20 ? "large" : "usual")")
      }
    }
    #expect(drawing(of: Grown()).strings == ["usual"])
    #expect(drawing(of: Grown()) { $0.dynamicTypeSize = .accessibility3 }.strings == ["large"])
    let font = UIFont.systemFont(ofSize: 30)
    #expect(
      UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 20).pointSize == 20
    )
  }

  @Test("a button that nobody can use is fainter, and does nothing")
  func disabled() {
    let button = Button(tapAction: TapAction("Order")) { Text("Order") }.buttonStyle(.plain)
    let usual = drawing(of: button)
    let disabled = drawing(of: button.disabled(true))
    #expect(usual.tapRegions.count == 1)
    #expect(disabled.tapRegions.isEmpty)
    #expect("\(usual.items)" != "\(disabled.items)")
    #expect(drawing(of: Text("Order").disabled(true)).items == drawing(of: Text("Order")).items)
  }

  @Test("documents in the Rich Text Format throw an error, and plain ones are read")
  func documents() throws {
    let data = Data("<b>a</b>".utf8)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "<b>a</b>")
  }

  @Test("what a stack arranges is in it, once, in the order that it was given last")
  @MainActor func stacks() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(stack.subviews == [first, second] && first.superview === stack)
    stack.addArrangedSubview(third)
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third, first])
    #expect(stack.subviews == [first, second, third])
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.arrangedSubviews == [second, first, third])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third] && first.superview === stack)
    stack.insertArrangedSubview(first, at: 9)
    #expect(stack.arrangedSubviews == [second, third, first])
  }

  @Test("a view that leaves a stack is not arranged by it, and one that is only moved still is")
  @MainActor func leavingStacks() {
    let (first, second) = (UIView(), UIView())
    let (stack, other) = (UIStackView(arrangedSubviews: [first, second]), UIStackView())
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second] && stack.subviews == [second])
    stack.addSubview(second)
    #expect(stack.arrangedSubviews == [second] && stack.subviews == [second])
    other.addArrangedSubview(second)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews.isEmpty)
    #expect(other.arrangedSubviews == [second] && second.superview === other)
  }

  @Test("a text of UIKit's keeps its fonts and colors")
  func attributedText() {
    let string = NSMutableAttributedString(string: "a")
    string.append(
      NSAttributedString(
        string: "b", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]))
    let text = AttributedString(string)
    #expect(String(text.characters) == "ab")
    #expect(text.runs.count == 2)
    #expect(
      text.runs.compactMap { $0[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] }
        .count == 1)
    let plain = drawing(of: Text(AttributedString("ab"))).items
    #expect(drawing(of: Text(text)).items != plain)
  }

  @Test("a row of a table has a section and a number")
  func rows() {
    var place = IndexPath(row: 3, section: 1)
    #expect(place == IndexPath(item: 3, section: 1) && place.section == 1 && place.item == 3)
    place.row += 1
    place.section = 0
    #expect(place == [0, 4])
  }

  @Test("a button has what is set for its state, or else for the normal one")
  @MainActor func states() {
    let (rose, leaf) = (UIImage(), UIImage())
    let button = UIButton()
    button.setBackgroundImage(rose, for: .normal)
    button.setBackgroundImage(leaf, for: [.selected, .disabled])
    button.setTitle("Water", for: .normal)
    #expect(button.currentBackgroundImage === rose && button.currentTitle == "Water")
    button.isSelected = true
    #expect(button.state == .selected && button.currentBackgroundImage === rose)
    button.isEnabled = false
    #expect(button.currentBackgroundImage === leaf && button.currentImage == nil)
  }

  @Test("a wheel that does not turn is hidden, unless it is to stay")
  @MainActor func wheels() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("a view is animated only if it has images that take turns")
  @MainActor func turns() {
    let view = UIImageView(image: UIImage(), highlightedImage: nil)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [UIImage(), UIImage()]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating && view.image?.duration == 0)
  }

  @Test("a font of an archive has its size, weight and slant")
  func archivedFont() throws {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    let slanted = UIFont(
      descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic)), size: 0)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: slanted, requiringSecureCoding: true)
    let found = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
    #expect(found.font.resolved(in: .large) == slanted.font.resolved(in: .large))
    #expect(found.pointSize == 17)
  }

  @Test("a description of a font has its design, and digits of one width")
  func descriptors() throws {
    let rounded = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded))
    let digits = rounded.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          .selector: kMonospacedNumbersSelector,
        ]
      ],
      .size: 30,
    ])
    let font = UIFont(descriptor: digits, size: 0).font.resolved(in: .large)
    #expect(font.design == .rounded && font.isMonospacedDigit && font.size == 30)
  }

  @Test("views in a view keep their order")
  @MainActor func subviews() {
    let (view, first, second, third) = (UIView(), UIView(), UIView(), UILabel())
    view.addSubview(first)
    view.insertSubview(second, belowSubview: first)
    view.insertSubview(third, aboveSubview: second)
    #expect(view.subviews == [second, third, first])
    view.bringSubviewToFront(second)
    view.sendSubviewToBack(first)
    #expect(view.subviews == [first, third, second])
  }

  @Test("the app is in the background, with the user's size of text")
  @MainActor func application() {
    #expect(UIApplication.shared.applicationState == .background)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UIContentSizeCategory.small < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
  }

  @Test("no work is done in the background, and the program may run on")
  @MainActor func background() {
    let application = UIApplication()
    let work = application.beginBackgroundTask(withName: "Water") {
      Issue.record("no time was given that could end")
    }
    #expect(work == .invalid && application.beginBackgroundTask() == .invalid)
    application.endBackgroundTask(work)
    #expect(application.backgroundTimeRemaining > 1e9)
  }

  @Test("a button keeps its configuration, and takes title and image of its action")
  @MainActor func configurations() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.imagePlacement = [.top]
    let button = UIButton(configuration: configuration, primaryAction: nil)
    #expect(button.configuration?.contentInsets.trailing == 4)
    #expect(button.configuration?.imagePlacement.contains(.leading) == false)
    let rose = UIImage()
    let action = UIAction(title: "Water", image: rose) { _ in
      Issue.record("an action was called")
    }
    let pressed = UIButton(type: .system, primaryAction: action)
    pressed.sendActions(for: .touchUpInside)
    #expect(pressed.currentTitle == "Water" && pressed.currentImage === rose)
    #expect(action.identifier != UIAction { _ in }.identifier)
  }

  @Test("a text begins empty, and takes a style for its paragraphs")
  func emptyText() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "Water"))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.addAttributes([.paragraphStyle: style], range: NSRange(location: 0, length: text.length))
    let found = text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle
    #expect(found?.alignment == .center)
  }
}
