// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How an option is used so that it has an effect: what a command is given without it, and its value.
struct OptionUse {
  /// The arguments without the option, with an at sign for the tree; nil for those of the command.
  var arguments: [String]?

  /// The value; nil for that of all options of the name.
  var value: String?

  /// The lines of standard input.
  var input: [String] = []

  init(_ arguments: String, value: String? = nil, input: [String] = []) {
    self.arguments = arguments.split(separator: " ").map(String.init)
    (self.value, self.input) = (value, input)
  }

  init(value: String) { self.value = value }

  private static let catalog = "@Widget/Widget.actions.json"
  private static let definition = "@Widget/Widget.intentdefinition"
  /// A definition and a catalog that cannot be read, so that there is an error to color.
  private static let brokenDefinition = "@Half.intentdefinition"
  private static let brokenCatalog = "@Half.actions.json"
  /// A result whose format is not that of its name, which is noted.
  private static let noted = "--format text --output @new.json"

  /// An hour of few devices: a debug build takes seconds for a day of the million that are counted otherwise.
  private static let few = "\(catalog) --for 1h --devices 100"

  /// A recorded picture, compared with a drawing.
  private static let compared = "compare @Recorded \(catalog)"

  /// The arguments of each command.
  static let commands: [String: String] = [
    "init": "\(definition) --output -", "validate": "@Widget", "check": "@Widget --fast",
    "rules": "",
    "edit": "\(catalog) --list", "export": catalog, "preview": catalog,
    "timeline": "\(catalog) --for 1h", "load": few, "devices": "",
    "snapshot": "record @pictures \(catalog)", "diff": "\(definition) @Less.intentdefinition",
    "audit": "\(catalog) @choices.jsonl", "generate": "\(definition) --output -",
    "migrate": "\(definition) --output -", "build": "--package @Package",
    "intentbuilderc generate": "-input \(definition) -output @made",
    "intentbuilderc compile": "-input \(definition) -output @made",
  ]

  /// The values of options, whatever the command.
  static let values: [String: String] = [
    "--locale": "en", "--family": "systemSmall", "--choice": "@Other.configuration.json",
    "--output": "@new.out", "--color": "always", "--program": "@tool",
    "--project": "@Shop.xcodeproj", "--package": "@Package", "--target": "Shop",
    "--build-configuration": "Release", "--stub": "M", "--engine": "@engine",
    "--build-path": "@built", "--widget": "Shop", "--app-group": "@group.json",
    "--time-limit": "1", "--limit": "5m", "--feed": "@My.feed.json", "--device": "320x568",
    "--sdk": "16",
    "--format": "json", "--intent": "Nope", "--parameter": "nope", "--language": "ja",
    "--appearance": "dark", "--type-size": "AX3", "--rendering-mode": "accented",
    "--wallpaper": "busy", "--size": "300x150", "--scale": "2", "--time-zone": "Asia/Tokyo",
    "--at": "2026-11-24T08:00",
    "--fail-on": "note", "--select": "duplicate-parameter-tag", "--ignore": "duplicate-key",
    "--seed": "7", "--from": "2026-11-25T00:00", "--for": "2h", "--config": "@strict.json",
    "--fonts": "@fonts", "--devices": "5", "--preview": "x", "--part": "snapshot",
    "--class-prefix": "AB", "--visibility": "internal", "--module-name": "Shop",
    "--replace": "2=7", "--move": "4:1", "--swap": "1:2", "--add": "9", "--remove": "1",
  ]

  /// The options that need other arguments or another value.
  static let others: [String: OptionUse] = [
    "init --color": OptionUse("\(brokenDefinition) --output -"),
    "validate --exit-zero": OptionUse("@Twice.intentdefinition --fail-on note"),
    "validate --fail-on": OptionUse("@Twice.intentdefinition"),
    "validate --allow-empty": OptionUse("@empty"),
    "validate --select": OptionUse("@Twice.intentdefinition"),
    "validate --ignore": OptionUse("@Twice.intentdefinition"),
    "validate --config": OptionUse("@Twice.intentdefinition"),
    "validate --fix": OptionUse("@Twice.intentdefinition --unsafe-fixes"),
    "validate --diff": OptionUse("@Twice.intentdefinition --unsafe-fixes"),
    "validate --unsafe-fixes": OptionUse("@Twice.intentdefinition --diff"),
    "validate --baseline": OptionUse("@Twice.intentdefinition", value: "@known.json"),
    "validate --no-baseline": OptionUse("@Twice.intentdefinition --config @baselined.json"),
    "validate --write-baseline": OptionUse("@Twice.intentdefinition", value: "@new.json"),
    "validate --force": OptionUse("@Widget --output @notes.txt"),
    "validate --quiet": OptionUse("@Widget \(noted)"),
    "validate --sdk": OptionUse("@Widget --show-config"),
    "check --exit-zero": OptionUse("@Twice.intentdefinition --fast --fail-on note"),
    "check --fail-on": OptionUse("@Twice.intentdefinition --fast"),
    "check --allow-empty": OptionUse("@empty --fast"),
    "check --select": OptionUse("@Twice.intentdefinition --fast"),
    "check --ignore": OptionUse("@Twice.intentdefinition --fast"),
    "check --config": OptionUse("@Twice.intentdefinition --fast"),
    "check --fix": OptionUse("@Twice.intentdefinition --fast --unsafe-fixes"),
    "check --diff": OptionUse("@Twice.intentdefinition --fast --unsafe-fixes"),
    "check --unsafe-fixes": OptionUse("@Twice.intentdefinition --fast --diff"),
    "check --baseline": OptionUse("@Twice.intentdefinition --fast", value: "@known.json"),
    "check --no-baseline": OptionUse("@Twice.intentdefinition --fast --config @baselined.json"),
    "check --write-baseline": OptionUse("@Twice.intentdefinition --fast", value: "@new.json"),
    "check --force": OptionUse("@Widget --fast --output @notes.txt"),
    "check --fast": OptionUse("@Widget --fast"),
    "rules --force": OptionUse("--output @notes.txt"),
    "devices --force": OptionUse("--output @notes.txt"),
    "devices --quiet": OptionUse(noted),
    "edit --options": OptionUse(catalog, value: "card"),
    "edit --list": OptionUse(catalog), "edit --dry-run": OptionUse("\(catalog) --move 4:1"),
    "edit --family": OptionUse(definition),
    "edit --output": OptionUse("\(catalog) --move 4:1"),
    "edit --force": OptionUse("\(catalog) --move 4:1 --output @notes.txt"),
    "edit --replace": OptionUse("\(catalog) --dry-run"),
    "edit --move": OptionUse("\(catalog) --dry-run"),
    "edit --swap": OptionUse("\(catalog) --dry-run"),
    "edit --add": OptionUse("\(catalog) --dry-run"),
    "edit --remove": OptionUse("\(catalog) --dry-run"),
    "edit --set": OptionUse("\(catalog) --dry-run", value: "transitionDestinations=5,6"),
    "edit --clear": OptionUse(
      "\(catalog) --choice @Other.configuration.json --dry-run", value: "transitionDestinations"),
    "edit --reset": OptionUse("\(catalog) --choice @Other.configuration.json --dry-run"),
    "edit --sdk": OptionUse(catalog, input: ["show"]),
    "edit --color": OptionUse("\(brokenCatalog) --list"),
    "edit --quiet": OptionUse(catalog, input: ["move 4 1", "save"]),
    "export --color": OptionUse(brokenCatalog),
    "export --force": OptionUse("\(catalog) --output @report.json"),
    "export --format": OptionUse(value: "definition"),
    "preview --force": OptionUse("\(catalog) --output @index.html"),
    // Without color, the drawing of a terminal has shapes alone.
    "preview --appearance": OptionUse("\(catalog) --format svg"),
    "preview --rendering-mode": OptionUse("\(catalog) --format svg"),
    "preview --wallpaper": OptionUse("\(catalog) --format svg"),
    "preview --language": OptionUse("\(catalog) --format html"),
    "preview --scale": OptionUse("\(catalog) --format svg"),
    "preview --bare": OptionUse("\(catalog) --format svg"),
    "preview --ground": OptionUse("\(catalog) --format png --output @new.png", value: "white"),
    "timeline --sdk": OptionUse("\(catalog) --for 1h --format svg"),
    "timeline --appearance": OptionUse("\(catalog) --for 1h --format svg"),
    "timeline --device": OptionUse("\(catalog) --for 1h --format svg"),
    "timeline --language": OptionUse("\(catalog) --for 1h --format html"),
    "timeline --looks": OptionUse(value: "00:30"), "timeline --opens": OptionUse(value: "00:30"),
    "timeline --edits": OptionUse(value: "00:30"), "timeline --pushes": OptionUse(value: "00:30"),
    "timeline --clock": OptionUse(value: "00:30=-1h"),
    "timeline --rule": OptionUse(value: "minimum-interval=1m"),
    "timeline --for": OptionUse(catalog, value: "2h"),
    "timeline --force": OptionUse("\(catalog) --for 1h --output @index.html"),
    "timeline --quiet": OptionUse("\(catalog) --for 1h \(noted)"),
    "load --appearance": OptionUse("\(few) --format svg"),
    "load --devices": OptionUse("\(few) --format json"),
    "load --from": OptionUse("\(few) --format json"),
    "load --for": OptionUse("\(few) --format json"),
    "load --seed": OptionUse("\(few) --format json"),
    "load --force": OptionUse("\(few) --output @picture.svg"),
    "load --quiet": OptionUse("\(few) \(noted)"),
    "snapshot --locale": OptionUse("record @pictures \(catalog)"),
    "snapshot --color": OptionUse("record @pictures \(brokenCatalog)"),
    "snapshot --page": OptionUse("check @fonts \(catalog) --locale en", value: "@new.html"),
    "snapshot --cases": OptionUse(compared, value: "@cases.json"),
    "snapshot --points": OptionUse("\(compared) --format json", value: "0.5"),
    "snapshot --levels": OptionUse(compared, value: "200"),
    "snapshot --ground": OptionUse("\(compared) --format json", value: "black"),
    "snapshot --drawings": OptionUse(compared, value: "@made"),
    "snapshot --format": OptionUse(compared),
    "snapshot --fonts": OptionUse("record @pictures \(catalog) --png", value: "@letters"),
    "snapshot --force": OptionUse("check @fonts \(catalog) --locale en --page @index.html"),
    "diff --fail-on": OptionUse("\(definition) @Renamed.intentdefinition"),
    "diff --select": OptionUse(value: "parameter-added"),
    "diff --ignore": OptionUse(value: "parameter-renamed"),
    "diff --choices": OptionUse(value: "@Other.configuration.json"),
    "diff --force": OptionUse("\(definition) @Less.intentdefinition --output @notes.txt"),
    "diff --quiet": OptionUse("\(definition) @Less.intentdefinition \(noted)"),
    "audit --choice-path": OptionUse(value: "nope"), "audit --fail-on": OptionUse(value: "lost"),
    "audit --force": OptionUse("\(catalog) @choices.jsonl --output @notes.txt"),
    "audit --quiet": OptionUse("\(catalog) @choices.jsonl --lines"),
    "generate --output": OptionUse(definition),
    "generate --code-language": OptionUse("\(definition) --output @made", value: "objc"),
    "generate --swift-version": OptionUse(value: "6"),
    "generate --module-name": OptionUse("\(definition) --output @made --code-language objc"),
    "generate --platform": OptionUse(value: "apple"),
    "generate --format": OptionUse("\(definition) --output - --class-prefix 1", value: "xcode"),
    "generate --color": OptionUse("\(brokenDefinition) --output -"),
    "generate --quiet": OptionUse("\(definition) --output @made"),
    "generate --force": OptionUse("\(definition) --output @Shop.swift"),
    "generate --project-format": OptionUse(definition, value: "tuist"),
    "generate --app-target": OptionUse("\(definition) --project-format tuist", value: "Main"),
    "generate --widget-target": OptionUse("\(definition) --project-format tuist", value: "Wid"),
    "generate --intents-target": OptionUse("\(definition) --project-format tuist", value: "Int"),
    "generate --bundle-id": OptionUse("\(definition) --project-format tuist", value: "a.b"),
    "generate --deployment-target": OptionUse(
      "\(definition) --project-format tuist", value: "15.0"),
    "migrate --output": OptionUse("\(definition) --dry-run"),
    "migrate --catalog": OptionUse("@Old.intentdefinition --output -", value: catalog),
    "migrate --visibility": OptionUse(value: "public"),
    "migrate --deployment-target": OptionUse(value: "17.0"),
    "migrate --development-language": OptionUse(value: "en"),
    "migrate --table": OptionUse(value: "T"), "migrate --kind": OptionUse(value: "K"),
    "migrate --color": OptionUse("\(brokenDefinition) --output -"),
    "migrate --force": OptionUse("\(definition) --output @mine"),
    "migrate --check": OptionUse(definition),
    "migrate --format": OptionUse("--check @Moved"),
    "migrate --exit-zero": OptionUse("--check @Moved"),
    "migrate --select": OptionUse("--check @Moved", value: "unknown-migrated-class"),
    "migrate --ignore": OptionUse("--check @Moved", value: "migrated-parameter-missing"),
    "migrate --config": OptionUse("--check @Moved"),
    "migrate --fail-on": OptionUse("--check @Moved --config @strict.json", value: "error"),
    "intentbuilderc generate -output": OptionUse("-input \(definition)", value: "@made"),
    "intentbuilderc generate -input": OptionUse("-output @made", value: definition),
    "intentbuilderc compile -output": OptionUse("-input \(definition)", value: "@made"),
    "intentbuilderc compile -input": OptionUse("-output @made", value: definition),
    "intentbuilderc generate -classPrefix": OptionUse(value: "AB"),
    "intentbuilderc generate -language": OptionUse(value: "Objective-C"),
    "intentbuilderc generate -visibility": OptionUse(value: "private"),
    "intentbuilderc generate -moduleName": OptionUse(
      "-input \(definition) -output @made -language Objective-C", value: "Shop"),
  ]
}
