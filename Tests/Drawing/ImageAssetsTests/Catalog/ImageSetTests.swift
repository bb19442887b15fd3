// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import PropertyListSyntax
import SourceText
import Testing
import WidgetValues

@Suite("Image sets")
struct ImageSetTests {
  private func set(_ images: String, properties: String = "{}") throws -> ImageSet {
    try ImageSet(
      SourceFile(
        name: "Contents.json",
        text: #"{"images":[\#(images)],"properties":\#(properties),"info":{"version":1}}"#))
  }

  private func findings(_ text: String) throws -> [String] {
    let source = SourceFile(name: "Contents.json", text: text)
    return try ImageSet(source).diagnostics.map { finding in
      "\(finding.id) [\(finding.place.range.map(source.text) ?? "")]: \(finding.message)"
    }
  }

  /// The name of the file that is chosen.
  private func choice(_ set: ImageSet, _ scale: Int, _ scheme: ColorScheme = .light) -> String? {
    set.image(scale: scale, scheme: scheme)?.fileName.value
  }

  @Test("the file of the scale is taken; else that for all scales, a sharper or a coarser one")
  func scales() throws {
    let all = try set(
      """
      {"idiom":"universal","filename":"1.png","scale":"1x"},{"idiom":"universal","filename":"2.png","scale":"2x"},
      {"idiom":"universal","filename":"3.png","scale":"3x"}
      """)
    #expect((1...3).map { choice(all, $0) } == ["1.png", "2.png", "3.png"])
    let single = try set(
      #"{"idiom":"universal","filename":"a.svg"},{"filename":"2.png","scale":"2x"}"#)
    #expect((1...3).map { choice(single, $0) } == ["a.svg", "2.png", "a.svg"])
    let two = try set(
      #"{"filename":"1.png","scale":"1x"},{"filename":"2.png","scale":"2x"},{"scale":"3x"}"#)
    #expect(choice(two, 3) == "2.png")
    let outer = try set(#"{"filename":"1.png","scale":"1x"},{"filename":"3.png","scale":"3x"}"#)
    #expect(choice(outer, 2) == "3.png")
  }

  @Test("the ground decides before the scale")
  func grounds() throws {
    let dark =
      #"{"filename":"d.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let light =
      #"{"filename":"l.png","scale":"1x","appearances":[{"appearance":"luminosity","value":"light"}]}"#
    let any = #"{"filename":"a.png","scale":"3x"}"#
    let both = try set("\(any),\(dark)")
    #expect(choice(both, 3, .dark) == "d.png")
    #expect(choice(both, 3, .light) == "a.png")
    let three = try set("\(any),\(dark),\(light)")
    #expect(choice(three, 3, .light) == "l.png")
    #expect(choice(try set("\(any),\(light)"), 3, .dark) == "a.png")
    #expect(choice(try set(dark), 3, .light) == "d.png")
  }

  @Test("files for other devices and other cases are none for an iPhone")
  func devices() throws {
    let set = try set(
      """
      {"idiom":"mac","filename":"m.png"},{"idiom":"ipad","filename":"p.png"},
      {"idiom":"universal","filename":"u.png"},{"idiom":"iphone","filename":"i.png"}
      """)
    #expect(choice(set, 2) == "i.png")
    #expect(choice(try self.set(#"{"idiom":"mac","filename":"m.png"}"#), 2) == nil)
    #expect(choice(try self.set(#"{"idiom":"universal"}"#), 2) == nil)
    #expect(choice(try self.set(#"{"filename":"j.png","locale":"ja"}"#), 2) == nil)
    let contrast = #"[{"appearance":"contrast","value":"high"}]"#
    #expect(choice(try self.set(#"{"filename":"c.png","appearances":\#(contrast)}"#), 2) == nil)
  }

  @Test("of two files for the same case the one that can be read is taken, then the first")
  func formats() throws {
    #expect(choice(try set(#"{"filename":"a.pdf"},{"filename":"a.svg"}"#), 2) == "a.svg")
    #expect(choice(try set(#"{"filename":"a.png"},{"filename":"b.png"}"#), 2) == "a.png")
    #expect(choice(try set(#"{"filename":"a.pdf"}"#), 2) == "a.pdf")
  }

  @Test("the set says how the image is drawn")
  func properties() throws {
    #expect(try set("").renderingIntent == nil)
    #expect(try !set("").preservesVectors)
    let template = try set(
      "",
      properties:
        #"{"template-rendering-intent":"template","preserves-vector-representation":true}"#)
    #expect(template.renderingIntent == .template)
    #expect(template.preservesVectors)
    #expect(
      try set("", properties: #"{"template-rendering-intent":"original"}"#).renderingIntent
        == .original)
  }

  @Test(
    "what is malformed is said where it stands",
    arguments: [
      ("[]", "[[]]: 'the contents of an image set' must be an object"),
      (#"{"images":{}}"#, "[{}]: 'images' must be an array"),
      (#"{"images":[1]}"#, "[1]: 'images' must be an array of objects"),
      (#"{"properties":1}"#, "[1]: 'properties' must be an object"),
      (
        #"{"properties":{"template-rendering-intent":"templat"}}"#,
        "[templat]: unknown value 'templat' of 'template-rendering-intent'; did you mean 'template'?"
      ),
      (
        #"{"properties":{"template-rendering-intent":1}}"#,
        "[1]: 'template-rendering-intent' must be a string"
      ),
      (
        #"{"properties":{"preserves-vector-representation":"yes"}}"#,
        "[yes]: 'preserves-vector-representation' must be true or false"
      ),
      (#"{"images":[{"filename":1}]}"#, "[1]: 'filename' must be a string"),
      (#"{"images":[{"filename":"a.png","scale":"4x"}]}"#, "[4x]: unknown value '4x' of 'scale'"),
      (
        #"{"images":[{"filename":"a.png","idiom":"iphon"}]}"#,
        "[iphon]: unknown value 'iphon' of 'idiom'; did you mean 'iphone'?"
      ),
      (
        #"{"images":[{"filename":"a.png","appearances":{}}]}"#,
        "[{}]: 'appearances' must be an array"
      ),
      (
        #"{"images":[{"filename":"a","appearances":[{"appearance":"luminosity","value":"tinted"}]}]}"#,
        "[tinted]: unknown value 'tinted' of 'luminosity'"
      ),
    ])
  func malformed(text: String, finding: String) throws {
    #expect(try findings(text) == ["invalid-image-set \(finding)"])
  }

  @Test("keys that come twice are said; what is no JSON is refused")
  func syntax() throws {
    #expect(try findings(#"{"images":[],"images":[]}"#).first?.hasPrefix("duplicate-key") == true)
    #expect(throws: PropertyListError.self) { try findings("{") }
  }

  @Test("a folder of an asset catalog can be a name space")
  func nameSpaces() throws {
    func isNameSpace(_ text: String) throws -> Bool {
      try AssetFolder.providesNamespace(SourceFile(name: "Contents.json", text: text))
    }
    #expect(try isNameSpace(#"{"properties":{"provides-namespace":true}}"#))
    #expect(try !isNameSpace(#"{"properties":{"provides-namespace":false}}"#))
    #expect(try !isNameSpace(#"{"info":{}}"#))
    #expect(throws: PropertyListError.self) { try isNameSpace("") }
  }
}
