// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSAttributedString {
  /// Creates a string with attributes from one of Swift, with the attributes of UIKit and links.
  ///
  /// Foundation has it on Apple's systems only.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString()
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributesOfUIKit))
    }
    self.init(attributedString: result)
  }

  /// Creates a string with attributes from one of Swift, with the attributes of UIKit and links, whatever the scope is.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: Scope.Type
  ) throws { self.init(attrStr) }

  /// Creates a string with attributes from one of Swift, with the attributes of UIKit and links, whatever the scope is.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attrStr) }
}

extension AttributedString.Runs.Run {
  /// The attributes of UIKit by their names.
  fileprivate var attributesOfUIKit: [NSAttributedString.Key: Any] {
    typealias Attributes = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    func take<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if let value = self[key] { result[NSAttributedString.Key(Key.name)] = value }
    }
    take(Attributes.FontAttribute.self)
    take(Attributes.ForegroundColorAttribute.self)
    take(Attributes.BackgroundColorAttribute.self)
    take(Attributes.ParagraphStyleAttribute.self)
    take(Attributes.KernAttribute.self)
    take(Attributes.TrackingAttribute.self)
    take(Attributes.LigatureAttribute.self)
    take(Attributes.BaselineOffsetAttribute.self)
    take(Attributes.UnderlineColorAttribute.self)
    take(Attributes.StrikethroughColorAttribute.self)
    take(Attributes.StrokeColorAttribute.self)
    take(Attributes.StrokeWidthAttribute.self)
    take(Attributes.ShadowAttribute.self)
    take(Attributes.TextEffectAttribute.self)
    take(Attributes.AttachmentAttribute.self)
    take(Attributes.ObliquenessAttribute.self)
    take(Attributes.ExpansionAttribute.self)
    // Lines are numbers there.
    result[.underlineStyle] = self[Attributes.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = self[Attributes.StrikethroughStyleAttribute.self]?.rawValue
    result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return result
  }
}

extension AttributedString {
  /// Adds the attributes of UIKit that a part of a string has.
  package mutating func add(_ attributes: [NSAttributedString.Key: Any]) {
    typealias Attributes = AttributeScopes.UIKitAttributes
    func take<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if let value = attributes[NSAttributedString.Key(Key.name)] as? Key.Value {
        self[key] = value
      }
    }
    take(Attributes.FontAttribute.self)
    take(Attributes.ForegroundColorAttribute.self)
    take(Attributes.BackgroundColorAttribute.self)
    take(Attributes.ParagraphStyleAttribute.self)
    take(Attributes.KernAttribute.self)
    take(Attributes.TrackingAttribute.self)
    take(Attributes.LigatureAttribute.self)
    take(Attributes.BaselineOffsetAttribute.self)
    take(Attributes.UnderlineColorAttribute.self)
    take(Attributes.StrikethroughColorAttribute.self)
    take(Attributes.StrokeColorAttribute.self)
    take(Attributes.StrokeWidthAttribute.self)
    take(Attributes.ShadowAttribute.self)
    take(Attributes.TextEffectAttribute.self)
    take(Attributes.AttachmentAttribute.self)
    take(Attributes.ObliquenessAttribute.self)
    take(Attributes.ExpansionAttribute.self)
    if let line = attributes[.underlineStyle] as? Int {
      self[Attributes.UnderlineStyleAttribute.self] = NSUnderlineStyle(rawValue: line)
    }
    if let line = attributes[.strikethroughStyle] as? Int {
      self[Attributes.StrikethroughStyleAttribute.self] = NSUnderlineStyle(rawValue: line)
    }
  }
}
