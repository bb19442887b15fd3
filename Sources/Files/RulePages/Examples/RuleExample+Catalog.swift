// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleExample {
  /// An example of members of a catalog, `Widget.actions.json`, beside its definition.
  ///
  /// Other required members are added: the intent `Show` with its parameter `places`, an array of two in the medium
  /// widget, and two destinations of the type `Place`.
  ///
  /// - Parameters:
  ///   - members: The members, with a comma between two and none after the last.
  ///   - missing: The names of members that are not added; their absence is marked at the catalog's beginning.
  ///   - sizes: The sizes of the array, by size class.
  ///   - others: Other files.
  /// - Returns: The example, whose page shows the given members alone.
  package static func catalog(
    _ members: String, without missing: [String] = [],
    sizes: [(sizeClass: String, count: Int)] = [("Medium", 2)], with others: [File] = []
  ) -> RuleExample {
    let added = sound.filter { name, _ in
      !missing.contains(name) && !members.contains("\"\(name)\":")
    }
    .map { name, value in "\"\(name)\": \(value)" }
    let all = (members.isEmpty ? [] : [members]) + added
    return RuleExample(
      files: [
        File(
          "Widget.actions.json",
          "\(missing.isEmpty ? "" : "↓"){\n\(all.joined(separator: ",\n"))\n}\n"),
        definition(sizes),
      ]
        + others,
      excerpt: members.isEmpty ? nil : members)
  }

  /// An example of the destinations of a catalog.
  package static func destinations(_ destinations: String, with others: [File] = []) -> RuleExample
  {
    let example = catalog("\"destinations\": [\n\(destinations)\n]", with: others)
    return RuleExample(files: example.files, excerpt: destinations)
  }

  /// An example of the image `tray` of a catalog's only destination: its file, and others.
  package static func image(_ path: String, _ content: String, with others: [File] = [])
    -> RuleExample
  {
    let catalog = catalog(
      """
      "imageProperty": "image",
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "tray" } }
      ]
      """)
    let hidden = catalog.files.map { File($0.path, $0.content, isShown: false) }
    return RuleExample(files: [File(path, content)] + others + hidden)
  }

  /// An example of a widget with as many destinations as make three rows.
  ///
  /// - Parameters:
  ///   - family: The family of the widget.
  ///   - sizes: The sizes of the array, by size class.
  /// - Returns: The example.
  package static func sixDestinations(
    in family: String, sizes: [(sizeClass: String, count: Int)]
  ) -> RuleExample {
    let titles = ["In", "Out", "Sent", "Find", "Box", "Bin"]
    let lines = titles.map { title in
      let name = title.lowercased()
      return
        #"  { "identifier": "\#(name)", "title": "\#(title)", "properties": { "url": "places://\#(name)" } }"#
    }
    return catalog(
      """
      "widget": { "kind": "Places", "families": ["\(family)"] },
      "destinations": [
      \(lines.joined(separator: ",\n"))
      ]
      """, sizes: sizes)
  }

  /// An example of the title of a catalog's only destination.
  package static func title(_ title: String) -> RuleExample {
    catalog(
      """
      "destinations": [
        { "identifier": "inbox", "title": "\(title)", "properties": { "url": "places://inbox" } }
      ]
      """)
  }

  /// The members of a valid catalog.
  private static let sound: [(name: String, value: String)] = [
    ("version", "1"), ("intent", "\"Show\""), ("parameter", "\"places\""),
    ("widget", #"{ "kind": "Places", "families": ["systemMedium"] }"#),
    (
      "destinations",
      """
      [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
        { "identifier": "search", "title": "Search", "properties": { "url": "places://search" } }
      ]
      """
    ),
  ]

  /// The definition, with arrays of the given sizes.
  private static func definition(_ sizes: [(sizeClass: String, count: Int)]) -> File {
    let sizes = sizes.map { sizeClass, count in
      """
      <dict>
      <key>INIntentParameterArraySizeSizeClass</key><string>\(sizeClass)</string>
      <key>INIntentParameterArraySizeSize</key><integer>\(count)</integer>
      </dict>
      """
    }
    return File("Widget.intentdefinition", definition(sizes.joined()), isShown: false)
  }

  private static func definition(_ sizes: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Show</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>places</string>
    <key>INIntentParameterType</key><string>Object</string>
    <key>INIntentParameterObjectType</key><string>Place</string>
    <key>INIntentParameterSupportsMultipleValues</key><true/>
    <key>INIntentParameterFixedSizeArray</key><true/>
    <key>INIntentParameterArraySizes</key><array>\(sizes)</array>
    </dict></array>
    </dict></array>
    <key>INTypes</key><array><dict>
    <key>INTypeName</key><string>Place</string>
    <key>INTypeProperties</key><array>
    <dict>
    <key>INTypePropertyName</key><string>url</string>
    <key>INTypePropertyType</key><string>URL</string>
    </dict>
    <dict>
    <key>INTypePropertyName</key><string>image</string>
    <key>INTypePropertyType</key><string>String</string>
    </dict>
    </array>
    </dict></array>
    </dict></plist>

    """
  }
}

extension RuleExample.File {
  /// The image `tray`, in the folder of a catalog's images.
  package static let tray = RuleExample.File(
    "Widget.assets/tray.svg",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>

    """)

  /// The image `tray` as a PNG file of a size, as far as it is read before it is drawn.
  package static func tray(width: UInt32, height: UInt32) -> RuleExample.File {
    func bigEndian(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    func chunk(_ name: String, _ data: [UInt8] = []) -> [UInt8] {
      bigEndian(UInt32(data.count)) + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
    return RuleExample.File(
      "Widget.assets/tray.png",
      bytes: signature + chunk("IHDR", header) + chunk("IDAT") + chunk("IEND"))
  }
}
