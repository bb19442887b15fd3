# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
"""A small widget, and twenty ways to break it that have broken widgets of public projects."""

import dataclasses


def plist(body):
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n{body}</dict>\n</plist>\n'


GROUPS = plist("""  <key>com.apple.security.application-groups</key>
  <array><string>group.org.example.shop</string></array>
""")

GOOD = {
    "project.yml": """name: Shop
options:
  bundleIdPrefix: org.example
settings:
  MARKETING_VERSION: "1.0"
  CURRENT_PROJECT_VERSION: "1"
targets:
  Shop:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [App]
    settings:
      PRODUCT_BUNDLE_IDENTIFIER: org.example.shop
      INFOPLIST_FILE: App/Info.plist
      CODE_SIGN_ENTITLEMENTS: App/Shop.entitlements
    dependencies:
      - target: ShopWidget
  ShopWidget:
    type: app-extension
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Widget]
    settings:
      PRODUCT_BUNDLE_IDENTIFIER: org.example.shop.widget
      INFOPLIST_FILE: Widget/Info.plist
      CODE_SIGN_ENTITLEMENTS: Widget/ShopWidget.entitlements
""",
    "App/Shop.entitlements": GROUPS,
    "Widget/ShopWidget.entitlements": GROUPS,
    "App/Info.plist": plist("""  <key>CFBundleIdentifier</key>
  <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
  <key>CFBundleShortVersionString</key>
  <string>$(MARKETING_VERSION)</string>
  <key>CFBundleVersion</key>
  <string>$(CURRENT_PROJECT_VERSION)</string>
"""),
    "Widget/Info.plist": plist("""  <key>CFBundleIdentifier</key>
  <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
  <key>CFBundleShortVersionString</key>
  <string>$(MARKETING_VERSION)</string>
  <key>CFBundleVersion</key>
  <string>$(CURRENT_PROJECT_VERSION)</string>
  <key>NSExtension</key>
  <dict>
    <key>NSExtensionPointIdentifier</key>
    <string>com.apple.widgetkit-extension</string>
  </dict>
"""),
    "App/ShopApp.swift": """import SwiftUI
import WidgetKit

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("Shop") }
  }
}

func reload() {
  WidgetCenter.shared.reloadTimelines(ofKind: "Offers")
}
""",
    "Widget/OffersWidget.swift": """import SwiftUI
import WidgetKit

struct OfferEntry: TimelineEntry {
  let date: Date
  let title: String
  let price: Int
}

struct OfferProvider: TimelineProvider {
  func placeholder(in context: Context) -> OfferEntry {
    OfferEntry(date: Date(), title: "Bread", price: 3)
  }

  func getSnapshot(in context: Context, completion: @escaping (OfferEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OfferEntry>) -> Void) {
    let now = Date()
    let entries = (0..<8).map { hour in
      OfferEntry(date: now.addingTimeInterval(Double(hour) * 3600), title: "Bread", price: 3 + hour)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct OfferView: View {
  let entry: OfferEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("\\(entry.price) €").font(.title)
      Text(entry.date, style: .time).font(.caption)
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct OffersWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Offers", provider: OfferProvider()) { entry in
      OfferView(entry: entry)
    }
    .configurationDisplayName("Offers")
    .description("What is cheap now.")
    .supportedFamilies([.systemSmall])
  }
}
""",
}


@dataclasses.dataclass
class Case:
    name: str
    what: str
    # The expression that an answer has if it names the cause, and how the page says that.
    sign: str
    words: str
    files: dict
    # The calls of 'agent-answers.py' that have to name the cause, in their order.
    named_by: tuple
    # What the last commit has beside the good widget.
    before: dict = dataclasses.field(default_factory=dict)
    remark: str = ""


def edit(file, *changes):
    """A file of the good widget with other words in some places."""
    text = GOOD[file]
    for old, new in changes:
        if old not in text:
            raise ValueError(f"'{old}' is not in {file}")
        text = text.replace(old, new)
    return {file: text}


def widget(*changes):
    return edit("Widget/OffersWidget.swift", *changes)


# Causes that reading files tells, that drawing does, and that a simulated day does.
READ, DRAWN, RUN = ("check (fast)", "check"), ("check", "preview_widget"), ("check", "run_day")


def rule(name, what, files, sign, named_by=READ, words=None, **others):
    return Case(name, what, sign, words or f"`{sign}`", files, named_by, **others)


DEFINITION = plist("""  <key>INEnums</key><array/>
  <key>INIntentDefinitionModelVersion</key><string>1.2</string>
  <key>INIntentDefinitionNamespace</key><string>aB3dE5</string>
  <key>INIntents</key>
  <array>
    <dict>
      <key>INIntentCategory</key><string>information</string>
      <key>INIntentEligibleForWidgets</key><true/>
      <key>INIntentIneligibleForSuggestions</key><true/>
      <key>INIntentName</key><string>Shelf</string>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterDisplayName</key><string>Aisle</string>
          <key>INIntentParameterDisplayNameID</key><string>aisle1</string>
          <key>INIntentParameterName</key><string>aisle</string>
          <key>INIntentParameterTag</key><integer>1</integer>
          <key>INIntentParameterType</key><string>String</string>
        </dict>
      </array>
      <key>INIntentTitle</key><string>Shelf</string>
      <key>INIntentTitleID</key><string>shelf1</string>
      <key>INIntentType</key><string>Custom</string>
      <key>INIntentVerb</key><string>View</string>
    </dict>
  </array>
  <key>INTypes</key><array/>
""")

CASES = [
    rule("tinted", "a colored disk behind text of the same accent: nothing can be read when tinted",
         widget(('Text(entry.title).font(.headline)',
                 'Text(entry.title).foregroundColor(.white).padding(8).background(Color.red)')),
         "invisible-content|invisible in accented", DRAWN, words="`invisible-content`"),
    rule("background", "no background of the container: \"please adopt containerBackground\"",
         widget(("    .containerBackground(.background, for: .widget)\n", "")), "missing-container-background|containerBackground",
         (*READ, "preview_widget", "run_day"), words="`missing-container-background`"),
    rule("group", "the extension reads an app group that only the app has",
         {"Widget/ShopWidget.entitlements": plist(""),
          **widget(('title: "Bread", price: 3)',
                    'title: UserDefaults(suiteName: "group.org.example.shop")?.string(forKey: "title") ?? "", price: 3)'))},
         "missing-app-group"),
    rule("suite", "app and extension share a suite that is not an app group",
         {**widget(('title: "Bread", price: 3)', "title: store?.string(forKey: \"title\") ?? \"\", price: 3)")),
          **edit("project.yml", ("sources: [App]", "sources: [App, Shared]"), ("sources: [Widget]", "sources: [Widget, Shared]")),
          "Shared/Store.swift": 'import Foundation\n\nnonisolated(unsafe) let store = UserDefaults(suiteName: "shop.shared")\n'},
         "unshared-defaults-suite"),
    rule("entry", "a timeline of one entry, that ends with it: the system picks when it is made again",
         widget(("(0..<8)", "(0..<1)")), "single-entry-at-end", RUN),
    rule("never", "a timeline that ends in an hour, and is never made again",
         widget(("policy: .atEnd", "policy: .never")), "aging-data", (),
         remark=": an app may reload it, so only one that shows a server's data is reported, by `aging-data`"),
    rule("many", "a timeline with an entry each minute of a month",
         widget(("(0..<8)", "(0..<43_200)"), ("Double(hour) * 3600", "Double(hour) * 60")), "too-many-entries", RUN),
    rule("empty", "a timeline without entries", widget(("(0..<8)", "(0..<0)")), "no-entries", RUN),
    rule("target", "an extension that needs a newer iOS than the app: no widget, and no error",
         edit("project.yml", ('deploymentTarget: "17.0"\n    sources: [Widget]', 'deploymentTarget: "26.0"\n    sources: [Widget]')),
         "extension-deployment-target-above-application"),
    rule("version", "an extension of another version than the app, ITMS-90473",
         edit("project.yml", ("      INFOPLIST_FILE: Widget/Info.plist", '      INFOPLIST_FILE: Widget/Info.plist\n      MARKETING_VERSION: "1.1"')),
         "mismatched-extension-version"),
    rule("identifier", "an extension whose identifier is not below the app's",
         edit("project.yml", ("org.example.shop.widget", "org.example.widget")), "extension-identifier-outside-application"),
    rule("point", "an `Info.plist` without the extension point",
         edit("Widget/Info.plist", ("NSExtensionPointIdentifier", "NSExtensionPoint")), "missing-extension-point"),
    rule("privacy", "user defaults without a privacy manifest, ITMS-91053",
         widget(('title: "Bread", price: 3)', 'title: UserDefaults.standard.string(forKey: "title") ?? "", price: 3)')),
         "missing-privacy-manifest"),
    rule("clock", "a view that reads the clock in place of its entry's date",
         widget(("Text(entry.date, style: .time)", "Text(Date(), style: .time)")), "current-date-in-widget-view"),
    rule("kind", "a reload of a kind that no widget has",
         edit("App/ShopApp.swift", ('ofKind: "Offers"', 'ofKind: "Offer"')), "unknown-reloaded-kind"),
    rule("link", "a `Link` in a small widget, which ignores it",
         widget(("Text(entry.title).font(.headline)", 'Link(destination: URL(string: "shop://a")!) { Text(entry.title) }')),
         "ignored-link|'Link' does nothing", DRAWN, words="`ignored-link`"),
    rule("scroll", "a `ScrollView`, which widgets do not draw",
         widget(("VStack(alignment: .leading) {", "ScrollView {")), "not-drawn-in-widgets|is not drawn in widgets", DRAWN,
         words="`not-drawn-in-widgets`"),
    rule("trap", "code that traps: `!` behind a key that the `Info.plist` lacks",
         widget(("let now = Date()", 'let now = Date()\n    _ = Bundle.main.object(forInfoDictionaryKey: "Server")! as Any')),
         "widget-program-failed|Unexpectedly found nil", (*DRAWN, "run_day"),
         words="`widget-program-failed`"),
    rule("image", "an image that the extension does not have",
         widget(("Text(entry.title).font(.headline)", 'Image("bread")\n      Text(entry.title).font(.headline)')),
         "missing-image|missing image 'bread'", DRAWN, words="`missing-image`"),
    rule("renamed", "a parameter under another name: placed widgets lose what users chose",
         {"Widget/Shelf.intentdefinition": DEFINITION.replace("<string>aisle</string>", "<string>shelf</string>")},
         "parameter-renamed", ("diff",), before={"Widget/Shelf.intentdefinition": DEFINITION}),
]
