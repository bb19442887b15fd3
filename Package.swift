// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// MARK: The modules by house, the lowest first
//
// Each names the modules that it imports, without those that they import themselves, and what its tests import in addition to it and
// 'TestSupport'. What a house may import is in Scripts/houses.json, which Scripts/module-graph.py checks.

// Bytes on a disk, and what is said to the user, to values with places.
let files: [Module] = [
  module("FileCalls", tests: nil),
  module("SourceText"),
  module("Diagnostics", "SourceText"),
  module("RulePages", "Diagnostics", tests: nil),
  module("SwiftDeclarations", "SourceText"),
  module("TerminalText", "SourceText"),
  module("PropertyListSyntax", "Diagnostics"),
  module("StringTables", "PropertyListSyntax"),
  module("DiagnosticRendering", "PropertyListSyntax RulePages TerminalText", data: "Goldens"),
  module("Disk", "FileCalls PropertyListSyntax", tests: "DiskTestSupport"),
  module("CommandConsole", "DiagnosticRendering Disk"),
].house("Files")

// What all speak of: colors, geometry, time, families.
let values: [Module] = [module("WidgetValues")].house("Values")

// A view to a display list to a picture.
let drawing: [Module] = [
  module("FontFiles"),
  module("PNGFiles", "WidgetValues", tests: "SourceText", data: "Fixtures"),
  module(
    "WidgetViews", "Diagnostics FontFiles WidgetValues", tests: "StringTables", data: "Fixtures"),
  module("ImageAssets", "PNGFiles PropertyListSyntax WidgetValues"),
  module("WidgetCharts", "WidgetViews", tests: "WidgetRendering", data: "Fixtures Goldens"),
  module("AssetCatalogs", "Disk ImageAssets", tests: "DiskTestSupport"),
  module(
    "WidgetRendering", "PNGFiles PropertyListSyntax TerminalText WidgetViews",
    tests: "StringTables", data: "Goldens"),
  module("WidgetResources", "AssetCatalogs StringTables WidgetViews"),
].house("Drawing")

// A definition, and the choices that are made of it.
let intents: [Module] = [
  module("IntentModel", "PropertyListSyntax WidgetValues"),
  module("IntentGeneration", "IntentModel", data: "AppleStubs Fixtures Goldens"),
  module("ActionCatalogs", "IntentModel StringTables"),
  module("QuickActions", "ActionCatalogs", data: "Goldens"),
  module("IntentDiff", "QuickActions RulePages", tests: "WidgetRevisions"),
  module("IntentFiles", "ActionCatalogs Disk", tests: "DiskTestSupport"),
  module(
    "IntentMigration", "IntentGeneration QuickActions", tests: "WidgetChoices", data: "Goldens"),
  module("ChoiceAudits", "Disk QuickActions TerminalText", data: "Goldens"),
  module("WidgetChoices", "IntentFiles QuickActions"),
].house("Intents")

// An app's folder, its products and its history.
let projects: [Module] = [
  module("BuiltProducts", "Disk PNGFiles"),
  module("ProjectSpecifications", "Disk", tests: "DiskTestSupport WidgetProject"),
  module(
    "WidgetProject",
    "AssetCatalogs BuiltProducts IntentFiles ProjectSpecifications SwiftDeclarations",
    tests: "DiskTestSupport WidgetChoices"),
  module("AppIntentSources", "WidgetProject"),
  module("WidgetRevisions", "AppIntentSources IntentDiff"),
].house("Projects")

// A widget's program, and a day of it.
let running: [Module] = [
  module("WidgetTimeline", "WidgetViews"),
  module("TimelineSimulation", "PropertyListSyntax WidgetTimeline"),
  module("WidgetProtocol", "QuickActions WidgetViews", data: "Goldens"),
  module("TimelineReports", "TimelineSimulation WidgetRendering", data: "Goldens"),
  module(
    "WidgetPrograms", "IntentGeneration TimelineSimulation WidgetProject WidgetProtocol",
    tests: "DiskTestSupport IntentMigration ProgramTestSupport WidgetChoices",
    data: "Fixtures SampleProgram"),
].house("Running")

// A widget in a look, the editor and its terminal.
let showing: [Module] = [
  module("TerminalInterface", "TerminalText"),
  module("QuickActionWidget", "QuickActions WidgetViews"),
  module("GoldenPictures", "Disk WidgetRendering"),
  module(
    "ConfigurationEditor",
    "CommandConsole QuickActionWidget TerminalInterface WidgetChoices WidgetProject WidgetRendering",
    data: "Goldens"),
  module(
    "ShownWidgets", "ConfigurationEditor GoldenPictures WidgetPrograms",
    tests: "ProgramTestSupport"
  ),
].house("Showing")

// What is wrong, and where. The plugin compiles no more than these.
let linting: [Module] = [
  module("IntentLint", "DiagnosticRendering WidgetProject", tests: "RuleTestSupport"),
  module("IntentRules", "AppIntentSources IntentLint", tests: "RuleTestSupport"),
  module("LayoutRules", "IntentLint QuickActionWidget", tests: "RuleTestSupport"),
  module("MigrationCheck", "IntentLint WidgetRevisions"),
  module("ProgramCheck", "IntentRules LayoutRules ShownWidgets TimelineReports"),
].house("Linting")

// Messages in, messages out, for agents and editors.
let serving: [Module] = [
  module("MessageStream", "Disk"),
  module("AgentTools", "MessageStream ProgramCheck"),
  module("LanguageServer", "AgentTools WidgetRevisions", tests: "DiskTestSupport"),
].house("Serving")

// Arguments in, an exit code out.
let commands: [Module] = [
  module("BuildStamp", tests: nil),
  module("ChangeReports", "IntentDiff IntentLint"),
  module("IntentValidation", "CommandConsole IntentRules LayoutRules"),
  executable("ValidateIntentsTool", "IntentValidation"),
  module(
    "QuickActionCommands",
    "AgentTools BuildStamp ChangeReports ChoiceAudits IntentMigration IntentValidation "
      + "LanguageServer MigrationCheck",
    products: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
    tests: "ProgramTestSupport", data: "BrokenWidgets Goldens RealProjects"),
  executable("quickaction", "QuickActionCommands"),
].house("Commands")

// Modules with Apple's names, for the sources of apps where the real ones are not, and the host that serves them. Services of a
// device that few widgets use are no modules: 'Sources/Apple/Services' has them, and 'quickaction build' compiles what is imported.
#if os(Linux)
  let appleModules: [Module] = [
    module("Intents"),
    module("SimulatedSystem", tests: nil),
    module("UniformTypeIdentifiers", tests: nil),
    module("Security", "AppleFoundation", tests: nil),
    module("os", "AppleFoundation", tests: nil),
    module("_Testing_CoreGraphics", tests: nil),
    module("_Testing_UIKit", tests: nil),
    module("AppleFoundation", "Intents WidgetViews"),
    module("Combine", "AppleFoundation", tests: "FoundationCombine"),
    module("FoundationCombine", "Combine", tests: nil),
    module("AppIntents", "AppleFoundation Intents UniformTypeIdentifiers"),
    module("CoreLocation", "AppleFoundation Intents", tests: nil),
    module(
      "IntentsBridge", "Intents QuickActions", tests: "ConfigurationEditor IntentGeneration",
      data: "Fixtures"),
    module("CoreGraphics", "AppleFoundation WidgetRendering _Testing_CoreGraphics", tests: nil),
    module("ImageIO", "AppleFoundation CoreGraphics", tests: nil),
    module("QuartzCore", "CoreGraphics", tests: nil),
    module("UserNotifications", "AppleFoundation", tests: nil),
    module(
      "UIKit",
      "ImageAssets ImageIO QuartzCore UniformTypeIdentifiers UserNotifications _Testing_UIKit",
      tests: nil),
    module("SwiftUICore", "AppleFoundation CoreGraphics WidgetViews", tests: nil),
    module(
      "SwiftUI", "AppIntents FoundationCombine Intents SwiftUICore UIKit UniformTypeIdentifiers"),
    module("SwiftData", "SwiftUI", tests: nil),
    module("Charts", "SwiftUI WidgetCharts"),
    module("MapKit", "CoreLocation SwiftUI", tests: nil),
    module(
      "WidgetHost", "AppIntents IntentsBridge SimulatedSystem WidgetProtocol WidgetResources",
      tests: nil),
    module("WidgetKit", "SwiftUI WidgetHost"),
    module("WidgetSnapshots", "GoldenPictures WidgetKit", data: "__Snapshots__"),
  ].house("Apple")
#else
  let appleModules: [Module] = []
#endif

// What tests share.
let testing: [Module] = [
  module("TestSupport", tests: nil),
  module("DiskTestSupport", "Disk", tests: nil),
  module("ProgramTestSupport", "WidgetPrograms", tests: nil),
  module(
    "RuleTestSupport", "ChangeReports IntentValidation MigrationCheck ProgramCheck TestSupport",
    tests: nil),
].house("Support", in: "Tests")

// These time what only this package sees; Scripts/benchmark-layout.sh, -timelines.sh and -generation.sh set the variable.
let isBenchmarked = Context.environment["QUICKACTION_BENCHMARKS"] != nil
let benchmarks: [Module] = [
  executable("LayoutBenchmark", "QuickActionWidget WidgetChoices WidgetRendering", path: "Layout"),
  executable("GenerationBenchmark", "IntentMigration", path: "Generation"),
  executable("TimelineBenchmark", "TimelineSimulation", path: "Timelines", excluding: "fleet.py"),
].filter { _ in isBenchmarked }

// MARK: Products

// A library names the modules that its public API speaks of, so that a client can import them.
let places = ["Diagnostics", "SourceText"]
let models = ["ActionCatalogs", "IntentModel", "StringTables"] + places
let views = ["WidgetViews", "WidgetValues", "Diagnostics"]
let libraries = [
  library("QuickActions", with: models + ["PropertyListSyntax", "WidgetValues"]),
  library("IntentGeneration", with: places + ["IntentModel"]),
  library("IntentLint", with: places + ["IntentRules", "RulePages"]),
  library("LayoutRules", with: places + ["IntentLint", "RulePages"]),
  library("IntentDiff", with: models + ["RulePages"]),
  library("WidgetViews", with: ["WidgetValues", "Diagnostics"]),
  library("WidgetCharts", with: views),
  library("WidgetRendering", with: views + ["FontFiles"]),
  library("ImageAssets", with: places + ["WidgetValues", "PropertyListSyntax"]),
  library("TimelineSimulation", with: ["SourceText", "WidgetTimeline"] + views),
]
// The plugins, a package of their own in 'Plugins', run the second one.
let programs = words("quickaction ValidateIntentsTool") + benchmarks.map(\.name)

// MARK: The package

/// Whether only the library of 'quickaction build' is built: without the tool, so that nothing has to be downloaded.
let isEngineOnly = Context.environment["QUICKACTION_ENGINE_ONLY"] != nil
let tool = [
  files, values, drawing, intents, projects, running, showing, linting, serving, commands,
]
let all = tool.joined() + appleModules + testing + benchmarks
let imports = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.imports) })
// What tests of pictures import is no part of a widget's program.
let engine = appleModules.map(\.name).filter { $0 != "WidgetSnapshots" }
let needed = closure(of: isEngineOnly ? engine : all.map(\.name))
let modules = all.filter { needed.contains($0.name) }

let package = Package(
  name: "QuickAction",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: isEngineOnly
    ? [] : libraries + programs.map { .executable(name: $0, targets: [$0]) },
  // The commands parse their arguments with it, and nothing else uses it.
  dependencies: isEngineOnly
    ? [] : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: modules.map(\.target)
)

if !isEngineOnly {
  package.targets += modules.compactMap(\.testTarget)
}

#if os(Linux)
  // The modules with Apple's names as one library, which 'quickaction build' builds once for all projects of a machine.
  package.products.append(
    .library(name: "WidgetEngine", type: .dynamic, targets: engine))
  if !isEngineOnly {
    // swift-argument-parser takes every module 'os' that it can import for Apple's, so ours is built after it.
    package.targets.first { $0.name == "os" }?.dependencies
      .append(.product(name: "ArgumentParser", package: "swift-argument-parser"))
    package.products += [
      library("Intents"), library("SwiftUI", with: ["UIKit", "Combine"]), library("WidgetKit"),
      library("WidgetSnapshots", with: ["WidgetKit"]),
    ]
    package.targets += [
      tests(
        "DeviceServicesTests",
        of: "AppIntents Charts Combine CoreLocation MapKit Security SwiftData "
          + "UniformTypeIdentifiers UserNotifications WidgetKit os"),
      tests("MigratedCodeTests", of: "IntentMigration WidgetChoices WidgetKit"),
      // A bundle of widgets, well and badly behaved, which tests of the tool's side run.
      .executableTarget(
        name: "SampleProgram", dependencies: ["WidgetKit"],
        path: "Tests/Running/WidgetProgramsTests/SampleProgram",
        // As most apps are.
        swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
  }
#endif

// SwiftPM builds a target again only if one that it names has changed, so each names all modules below it (decision 63).
// Scripts/module-graph.py sets the variable, to see what the table says.
if Context.environment["QUICKACTION_NAMED_IMPORTS"] == nil {
  for target in package.targets {
    let named = target.dependencies.compactMap {
      if case .byNameItem(let name, _) = $0 { name } else { nil }
    }
    let others = closure(of: named).subtracting(named)
    target.dependencies += others.sorted().map { .byName(name: $0) }
  }
}

// MARK: Settings of the language

/// The modules in which tests spend their time; to optimize the others takes longer than it saves.
let calculating = Set(
  words("SourceText TerminalText PropertyListSyntax WidgetValues FontFiles PNGFiles WidgetViews")
    + words("ImageAssets WidgetRendering ChoiceAudits TimelineSimulation"))

/// The modules that go over every byte of pictures.
let decoding = words("ImageAssets PNGFiles")

for target in package.targets where target.name != "SampleProgram" {
  var settings = target.swiftSettings ?? []
  // The proposals 335, 409, 444 and 461 of Swift Evolution. Apple's modules do without the last: a user's method that an asynchronous
  // requirement asks for would be on no actor, even if everything in its module is on the main one.
  let isApples = engine.contains(target.name)
  settings += words("ExistentialAny InternalImportsByDefault MemberImportVisibility")
    .map { .enableUpcomingFeature($0) }
  if !isApples { settings.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault")) }
  // A span of an array's own needs macOS 26, so one module declares it for older systems (decision 57).
  if target.name == "SourceText" { settings.append(.enableExperimentalFeature("Lifetimes")) }
  // A developer sees warnings; CI, which sets this variable, does not let them pass. A user's program is not stopped by them.
  if Context.environment["QUICKACTION_WARNINGS_AS_ERRORS"] != nil, !isEngineOnly {
    settings.append(.treatAllWarnings(as: .error))
  }
  // A build from nothing that nobody debugs needs less processor time if each module is compiled at once, and its tests less than
  // half of it if what they call is optimized. CI sets this variable; a developer, who builds again after each change, should not.
  if Context.environment["QUICKACTION_BUILT_ONCE"] != nil, !isEngineOnly {
    // The tests of the commands come last and alone: file by file, they are compiled by two processors.
    let isLast = target.name == "QuickActionCommandsTests"
    let whole = isLast ? "" : "-whole-module-optimization -num-threads 2 -disable-batch-mode "
    let flags = whole + "-Xfrontend -gnone"
    // The interface comes with the code, and not from a second reading of the sources; optimized bodies in it would cost more.
    let speed =
      calculating.contains(target.name) ? " -O" : isLast ? "" : " -no-emit-module-separately-wmo"
    settings.append(.unsafeFlags(words(flags + speed), .when(configuration: .debug)))
  }
  // Somebody waits for the modules for widgets, which take three times as long if all are optimized; a page of pictures takes some
  // hundredths of a second longer without.
  if isEngineOnly, !decoding.contains(target.name) {
    settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  // The declarations of macros need the library of 'PreviewMacros', which the build of a program makes.
  if isEngineOnly || Context.environment["QUICKACTION_PREVIEW_MACROS"] != nil,
    ["AppleFoundation", "SwiftData", "SwiftUI", "WidgetKit"].contains(target.name)
  {
    settings.append(.define("PREVIEW_MACROS"))
  }
  target.swiftSettings = settings
}

// MARK: How a line of the table becomes a target

/// A module, and the tests that mirror it.
struct Module {
  let name: String
  let imports: [String]
  let target: Target
  let testTarget: Target?
}

extension [Module] {
  /// The modules of a house: a folder of 'Sources', and the one of 'Tests' with its name.
  func house(_ name: String, in folder: String = "Sources") -> [Module] {
    for module in self {
      module.target.path = "\(folder)/\(name)/\(module.name)"
      module.testTarget?.path = "Tests/\(name)/\(module.name)Tests"
    }
    return self
  }
}

/// A module of a house.
///
/// 'tests' are what its tests import in addition to it and 'TestSupport', nil if the tests of others cover it; 'data' are the
/// folders beside the tests that hold no source.
func module(
  _ name: String, _ imports: String = "", products: [Target.Dependency] = [], tests: String? = "",
  data: String = ""
) -> Module {
  Module(
    name: name, imports: words(imports),
    target: .target(name: name, dependencies: named(imports) + products),
    testTarget: tests.map {
      .testTarget(
        name: name + "Tests", dependencies: named("\(name) TestSupport \($0)"), exclude: words(data)
      )
    })
}

/// The words of a line of the table.
func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

/// Modules as dependencies.
func named(_ modules: String) -> [Target.Dependency] { words(modules).map { .byName(name: $0) } }

/// A library of a module and of others.
func library(_ name: String, with others: [String] = []) -> Product {
  .library(name: name, targets: [name] + others)
}

/// A program, in a folder of its house or of 'Benchmarks'.
func executable(
  _ name: String, _ imports: String, path: String? = nil, excluding excluded: String = ""
) -> Module {
  let target = Target.executableTarget(
    name: name, dependencies: named(imports), path: path.map { "Benchmarks/\($0)" },
    exclude: words(excluded))
  return Module(name: name, imports: words(imports), target: target, testTarget: nil)
}

/// Tests of several modules.
func tests(_ name: String, of modules: String) -> Target {
  .testTarget(
    name: name, dependencies: named("TestSupport \(modules)"), path: "Tests/Apple/\(name)")
}

/// Modules, and all that they import, directly or through others.
func closure(of names: [String]) -> Set<String> {
  var found: Set<String> = []
  var open = names
  while let name = open.popLast() {
    if found.insert(name).inserted { open += imports[name] ?? [] }
  }
  return found
}
