// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Helpers around UIKit as the authors of apps write them, in files that targets of widgets list too: that they compile is the test.

import ImageIO
import QuartzCore
import SwiftUI
import UIKit
import UniformTypeIdentifiers

extension UIFont {
  func with(_ traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
    let all = UIFontDescriptor.SymbolicTraits(traits).union(fontDescriptor.symbolicTraits)
    guard let descriptor = fontDescriptor.withSymbolicTraits(all) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  func with(weight: UIFont.Weight) -> UIFont {
    var attributes = fontDescriptor.fontAttributes
    var traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    traits[.weight] = weight
    attributes[.name] = nil
    attributes[.traits] = traits
    attributes[.family] = familyName
    return UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: pointSize)
  }

  static func condensed(_ size: CGFloat) -> UIFont {
    .systemFont(ofSize: size, weight: .heavy, width: .condensed)
  }
}

extension UIImage {
  func masked(with color: UIColor) -> UIImage? {
    guard let mask = cgImage else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.setBlendMode(.normal)
    context.clip(to: bounds, mask: mask)
    color.setFill()
    context.fill(bounds)
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  func tinted(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat(for: .current)
    format.preferredRange = .standard
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.set()
      context.fill(CGRect(origin: .zero, size: size))
      draw(in: CGRect(origin: .zero, size: size), blendMode: .destinationIn, alpha: 1)
    }
  }

  static func symbol(_ name: String, _ color: UIColor) -> UIImage? {
    let size = UIImage.SymbolConfiguration(textStyle: .title2, scale: .large)
    let colors = UIImage.SymbolConfiguration(hierarchicalColor: color)
    return UIImage(systemName: name, withConfiguration: size.applying(colors))
  }
}

extension CGImageSource {
  var dateTaken: String? {
    let properties = CGImageSourceCopyPropertiesAtIndex(self, 0, nil) as? [CFString: Any]
    let exif = properties?[kCGImagePropertyExifDictionary] as? [CFString: Any]
    return exif?[kCGImagePropertyExifDateTimeOriginal] as? String
  }
}

extension CGPath {
  var points: [CGPoint] {
    var points: [CGPoint] = []
    applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
      case .addQuadCurveToPoint: points.append(element.pointee.points[1])
      case .addCurveToPoint: points.append(element.pointee.points[2])
      case .closeSubpath: break
      @unknown default: break
      }
    }
    return points
  }
}

extension NSAttributedString {
  func height(in width: CGFloat) -> CGFloat {
    let bounds = boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return ceil(bounds.height)
  }

  static func title(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(.default)
    style.lineBreakStrategy = .pushOut
    style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
    var string = AttributedString(text)
    string.uiKit.paragraphStyle = style
    string.uiKit.font = .preferredFont(forTextStyle: .title1)
    string.uiKit.foregroundColor = .label
    string.uiKit.underlineStyle = [.single, .patternDashDot]
    return NSAttributedString(string)
  }
}

@MainActor func keyboardHeight(_ notification: Notification) -> CGFloat {
  let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  return frame?.cgRectValue.height ?? 0
}

@MainActor func turn(_ scene: UIWindowScene) {
  scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
  let window = UIWindow(windowScene: scene)
  window.windowLevel = .alert + 1
  window.traitOverrides.userInterfaceStyle = .dark
}

@MainActor func prominentButton(_ title: String) -> UIButton {
  var configuration = UIButton.Configuration.filled()
  configuration.title = title
  configuration.preferredSymbolConfigurationForImage = .init(pointSize: 12, weight: .bold)
  configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
    var attributes = $0
    attributes.font = UIFont.boldSystemFont(ofSize: 12)
    return attributes
  }
  let button = UIButton(configuration: configuration)
  button.setTitleColor(.white, for: .normal)
  button.heightAnchor.constraint(lessThanOrEqualToConstant: 44).isActive = true
  button.topAnchor.constraint(equalToSystemSpacingBelow: button.topAnchor, multiplier: 2)
    .isActive = true
  return button
}

func spring() -> CASpringAnimation {
  let spring = CASpringAnimation(keyPath: "transform.scale")
  spring.damping = 12
  spring.duration = spring.settlingDuration
  return spring
}

func copy(_ image: UIImage) {
  UIPasteboard.general.setItems(
    [[UTType.png.identifier: image.pngData() ?? Data()]],
    options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
}

extension [CGRect] {
  var boundsOfAll: CGRect { reduce(.null, CGRectUnion) }

  func moved(_ x: CGFloat) -> [CGRect] {
    map { CGRectApplyAffineTransform($0, CGAffineTransformMakeTranslation(x, 0)) }
      .filter { !CGRectIsEmpty($0) && CGRectGetMinX($0) < CGRectGetMaxX($0) }
  }
}
