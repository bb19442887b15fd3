// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A definition and a catalog, as small as they can be.
package enum Sample {
  /// A definition whose intent `Choose` has the parameter `targets`, an array of the type `Target`, which has a URL.
  package static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>Choose</string>
        <key>INIntentParameters</key><array><dict>
          <key>INIntentParameterName</key><string>targets</string>
          <key>INIntentParameterType</key><string>Object</string>
          <key>INIntentParameterObjectType</key><string>Target</string>
          <key>INIntentParameterSupportsMultipleValues</key><true/>
        </dict></array>
      </dict></array>
      <key>INTypes</key><array><dict>
        <key>INTypeName</key><string>Target</string>
        <key>INTypeProperties</key><array><dict>
          <key>INTypePropertyName</key><string>link</string>
          <key>INTypePropertyType</key><string>URL</string>
        </dict></array>
      </dict></array>
    </dict></plist>

    """

  /// A catalog for it, with further members in front.
  package static func catalog(_ members: String = "", destination: String = "a://b") -> String {
    """
    { \(members)"version": 1, "intent": "Choose", "parameter": "targets",
      "widget": { "kind": "Kind", "families": ["systemMedium"] },
      "destinations": [
        { "identifier": "1", "titleKey": "one", "properties": { "link": "\(destination)" } } ] }

    """
  }

  /// A picture in SVG.
  package static let picture =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><rect width="2" height="2"/></svg>"#

  /// A folder with the definition `W` and its catalog.
  package static func folder() -> MemoryFolder {
    let folder = MemoryFolder()
    folder.write(definition, to: "W.intentdefinition")
    folder.write(catalog(), to: "W.actions.json")
    return folder
  }
}
