// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SwiftUI
import Testing
import WidgetValues

private enum ShelfAttribute: AttributedStringKey {
  typealias Value = Int
  static let name = "shelf"
}

extension AttributeScopes {
  fileprivate struct ShopAttributes: AttributeScope {
    let shelf: ShelfAttribute
    let uiKit: UIKitAttributes
  }
}

@Suite("Values of UIKit")
struct UIKitValueTests {
  @Test("a font of the system is as high as San Francisco")
  func fontHeights() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 17 * 2444 / 2048 && font.ascender == 17 * 1950 / 2048)
    #expect(font.descender == -17 * 494 / 2048 && font.leading == 0)
    #expect(abs(font.xHeight - 17 * 1078 / 2048) < 1e-9)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let small = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(small.pointSize == 14)
    #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) - 14) < 1e-9)
  }

  @Test("a description has the weight that its traits ask for, and tells it")
  func descriptions() throws {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0).font.resolved(in: .large).weight == .bold)
    #expect(descriptor.symbolicTraits.contains(.traitBold) && descriptor.pointSize == 20)
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect((traits?[.weight] as? NSNumber)?.doubleValue == 0.4)
    let made = UIFontDescriptor(fontAttributes: [.family: "Avenir", .face: "Heavy", .size: 9])
    #expect(made.postscriptName == "Avenir-Heavy" && made.pointSize == 9)
  }

  @Test("traits are current while a function runs, or until they are set again")
  func currentTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection.current
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    dark.performAsCurrent { #expect(color.cgColor.components == [1, 1, 1, 1]) }
    #expect(color.cgColor.components == [0, 0, 0, 1])
    UITraitCollection.current = dark
    #expect(color.cgColor.components == [1, 1, 1, 1])
    UITraitCollection.current = light
    #expect(color.cgColor.components == [0, 0, 0, 1])
    let changed = dark.modifyingTraits { $0.horizontalSizeClass = .regular }
    #expect(changed.horizontalSizeClass == .regular && changed.userInterfaceStyle == .dark)
  }

  @Test("attributes of UIKit stay the same in a string of Swift and back")
  func attributes() {
    let font = UIFont.boldSystemFont(ofSize: 9)
    let style = NSMutableParagraphStyle()
    style.paragraphSpacingBefore = 3
    let text = NSAttributedString(
      string: "A", attributes: [.font: font, .paragraphStyle: style, .underlineStyle: 1])
    let string = AttributedString(text)
    #expect(string.uiKit.font === font && string.uiKit.underlineStyle == .single)
    let back = NSAttributedString(string).attributes(at: 0, effectiveRange: nil)
    #expect(back[.font] as? UIFont === font && back[.underlineStyle] as? Int == 1)
    #expect((back[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacingBefore == 3)
  }

  @Test("attributes of a program's own scope are kept, and numbers of all types are lengths")
  func ownAttributes() throws {
    let text = NSAttributedString(
      string: "A", attributes: [.kern: 2, NSAttributedString.Key("shelf"): 5])
    let string = try AttributedString(text, including: AttributeScopes.ShopAttributes.self)
    #expect(string[ShelfAttribute.self] == 5 && string.uiKit.kern == 2)
    #expect(AttributedString(text)[ShelfAttribute.self] == nil)
    let back = try NSAttributedString(string, including: AttributeScopes.ShopAttributes.self)
      .attributes(at: 0, effectiveRange: nil)
    #expect(back[NSAttributedString.Key("shelf")] as? Int == 5 && back[.kern] as? CGFloat == 2)
  }

  @Test("what is copied has its types")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["A", "B"]
    #expect(board.string == "A" && board.numberOfItems == 2 && board.changeCount == 1)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("A".utf8))
    board.string = nil
    #expect(!board.hasStrings && board.items.isEmpty)
  }

  @Test("a configuration adds what another one specifies")
  func configurations() {
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = large.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    let image = UIImage(systemName: "star", withConfiguration: large)
    #expect(image?.symbolConfiguration == large && image?.isSymbolImage == true)
    #expect(UIImage().applyingSymbolConfiguration(large) == nil)
  }

  @Test("points are found again in the coordinates of other views")
  @MainActor func coordinates() {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 21))
    #expect(inner.convert(CGPoint(x: 111, y: 121), from: nil) == CGPoint(x: 1, y: 1))
    #expect(inner.isDescendant(of: outer) && !outer.isDescendant(of: inner))
    let rule = inner.widthAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
    #expect(rule.firstItem === inner && rule.secondAttribute == .height && rule.multiplier == 0.5)
  }

  @Test("the text of a field is read and replaced by places")
  @MainActor func places() throws {
    let field = UITextField()
    field.text = "Water"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "ater" && field.offset(from: range.end, to: start) == -4)
    field.replace(range, withText: "ind")
    #expect(field.text == "Wind")
  }

  @Test("a controller measures its view")
  @MainActor func hosting() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
  }

  @Test("what waits for a refusal is told of it")
  @MainActor func refusal() async {
    let error: (any Error)? = await withCheckedContinuation { told in
      UIApplication.shared.setAlternateIconName("Dark") { told.resume(returning: $0) }
    }
    #expect((error as? CocoaError)?.code == .featureUnsupported)
  }

  @Test("a part for VoiceOver is an element, and a view is none until it is made one")
  @MainActor func accessibility() {
    let view = UIView()
    let part = UIAccessibilityElement(accessibilityContainer: view)
    part.accessibilityLabel = "Level"
    view.accessibilityElements = [part]
    #expect(part.isAccessibilityElement && !view.isAccessibilityElement)
    #expect(part.accessibilityContainer === view && view.accessibilityElements?.count == 1)
  }

  @Test("the asset of an image keeps the image's look and not the image")
  func asset() {
    weak var left: UIImage?
    do {
      let image = UIImage()
      #expect(image.imageAsset === image.imageAsset)
      left = image
    }
    #expect(left == nil)
  }

  @Test("a configuration of a symbol without values takes traits")
  func symbolConfiguration() {
    let dark = UIImage.SymbolConfiguration.unspecified.withTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.traitCollection?.userInterfaceStyle == .dark)
  }
}
