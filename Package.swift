// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "QuickAction",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // A library names the modules that its public API speaks of, so that a client can import them.
    .library(
      name: "QuickActions",
      targets: [
        "QuickActions", "ActionCatalogs", "IntentModel", "StringTables", "PropertyListSyntax",
        "Diagnostics", "SourceText", "WidgetValues",
      ]),
    .library(
      name: "IntentGeneration",
      targets: ["IntentGeneration", "IntentModel", "Diagnostics", "SourceText"]),
    .library(
      name: "IntentLint",
      targets: ["IntentLint", "IntentRules", "RulePages", "Diagnostics", "SourceText"]),
    .library(
      name: "LayoutRules",
      targets: ["LayoutRules", "IntentLint", "RulePages", "Diagnostics", "SourceText"]),
    .library(
      name: "IntentDiff",
      targets: [
        "IntentDiff", "ActionCatalogs", "IntentModel", "StringTables", "RulePages", "Diagnostics",
        "SourceText",
      ]),
    .library(name: "WidgetViews", targets: ["WidgetViews", "WidgetValues", "WidgetTime"]),
    .library(
      name: "WidgetCharts", targets: ["WidgetCharts", "WidgetViews", "WidgetValues", "WidgetTime"]),
    .library(
      name: "WidgetRendering",
      targets: ["WidgetRendering", "FontFiles", "WidgetViews", "WidgetValues", "WidgetTime"]),
    .library(
      name: "ImageAssets",
      targets: ["ImageAssets", "WidgetValues", "Diagnostics", "SourceText", "PropertyListSyntax"]),
    // A program that simulates its own provider imports all of them.
    .library(
      name: "TimelineSimulation",
      targets: [
        "TimelineSimulation", "WidgetTimeline", "WidgetViews", "WidgetValues", "WidgetTime",
        "Diagnostics",
        "SourceText",
      ]),
    .executable(name: "quickaction", targets: ["quickaction"]),
    .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
    .plugin(name: "ValidateIntents", targets: ["ValidateIntents"]),
    .plugin(name: "ValidateIntentsCommand", targets: ["ValidateIntentsCommand"]),
    .plugin(name: "DiffIntentsCommand", targets: ["DiffIntentsCommand"]),
  ],
  dependencies: [
    // The commands parse their arguments with it, and nothing else uses it.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // MARK: Text, property lists, findings, views, terminals

    .target(name: "SourceText"),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),

    .target(name: "PropertyListSyntax", dependencies: ["SourceText", "Diagnostics"]),
    .testTarget(
      name: "PropertyListSyntaxTests",
      dependencies: ["PropertyListSyntax", "SourceText", "Diagnostics", "TestSupport"]),

    .target(name: "Diagnostics", dependencies: ["SourceText"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "SourceText"]),

    // What is known of a rule without running it, and its examples, which are its tests and what its page shows.
    .target(name: "RulePages", dependencies: ["Diagnostics"]),

    .target(name: "PNGDecoding"),
    .testTarget(
      name: "PNGDecodingTests", dependencies: ["PNGDecoding", "SourceText", "TestSupport"],
      exclude: ["Fixtures"]),

    .target(name: "PNGEncoding", dependencies: ["PNGDecoding"]),
    .testTarget(name: "PNGEncodingTests", dependencies: ["PNGEncoding", "PNGDecoding"]),

    .target(name: "FontFiles"),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "TestSupport"]),

    // Moments, civil time and the rules of time zones, of which only views and timelines know.
    .target(name: "WidgetTime"),

    .target(name: "WidgetValues"),
    .testTarget(name: "WidgetValuesTests", dependencies: ["WidgetValues", "TestSupport"]),

    .target(
      name: "WidgetViews", dependencies: ["FontFiles", "WidgetTime", "WidgetValues", "SourceText"]),
    .testTarget(
      name: "WidgetViewsTests", dependencies: ["WidgetViews", "TestSupport"],
      exclude: ["Fixtures"]),

    .target(name: "TerminalText", dependencies: ["SourceText"]),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),

    .target(name: "TerminalInterface", dependencies: ["TerminalText"]),
    .testTarget(
      name: "TerminalInterfaceTests",
      dependencies: ["TerminalInterface", "TerminalText", "TestSupport"]),

    // MARK: The disk, and what the files mean

    // Calls of the system that Swift's own modules of it leave out.
    .target(name: "FileCalls"),

    // Files, folders and processes, and what is left out of a search.
    .target(
      name: "Disk", dependencies: ["FileCalls", "PropertyListSyntax", "SourceText"]),
    .testTarget(
      name: "DiskTests", dependencies: ["Disk", "DiskTestSupport", "SourceText", "TestSupport"]),

    .target(
      name: "IntentModel",
      dependencies: ["PropertyListSyntax", "SourceText", "Diagnostics", "WidgetValues"]),
    .testTarget(
      name: "IntentModelTests",
      dependencies: [
        "IntentModel", "PropertyListSyntax", "SourceText", "Diagnostics", "WidgetValues",
        "TestSupport",
      ]),

    .target(
      name: "StringTables", dependencies: ["PropertyListSyntax", "SourceText", "Diagnostics"]),
    .testTarget(
      name: "StringTablesTests",
      dependencies: [
        "StringTables", "PropertyListSyntax", "SourceText", "Diagnostics", "TestSupport",
      ]),

    // What is in the products of a build: archives, and the metadata of App Intents.
    .target(
      name: "BuiltProducts",
      dependencies: ["Disk", "PNGDecoding", "PropertyListSyntax", "SourceText", "Diagnostics"]),
    .testTarget(
      name: "BuiltProductsTests",
      dependencies: [
        "BuiltProducts", "PNGEncoding", "PropertyListSyntax", "SourceText",
        "Diagnostics", "TestSupport",
      ]),

    // What a file of Swift source declares, without a compiler.
    .target(name: "SwiftDeclarations", dependencies: ["SourceText"]),
    .testTarget(
      name: "SwiftDeclarationsTests",
      dependencies: ["SwiftDeclarations", "SourceText", "TestSupport"]),

    .target(
      name: "DiagnosticRendering",
      dependencies: [
        "PropertyListSyntax", "RulePages", "Diagnostics", "SourceText", "TerminalText",
      ]),
    .testTarget(
      name: "DiagnosticRenderingTests",
      dependencies: [
        "DiagnosticRendering", "RulePages", "Diagnostics", "SourceText", "TerminalText",
        "TestSupport",
      ],
      exclude: ["Goldens"]),

    .target(name: "WidgetCharts", dependencies: ["WidgetTime", "WidgetValues", "WidgetViews"]),
    .testTarget(
      name: "WidgetChartsTests",
      dependencies: [
        "WidgetCharts", "WidgetRendering", "WidgetTime", "WidgetViews", "TestSupport",
      ],
      exclude: ["Fixtures", "Goldens"]),

    .target(
      name: "WidgetRendering",
      dependencies: [
        "FontFiles", "PNGDecoding", "PNGEncoding", "PropertyListSyntax", "SourceText",
        "TerminalText", "WidgetViews",
      ]),
    .testTarget(
      name: "WidgetRenderingTests",
      dependencies: [
        "WidgetRendering", "FontFiles", "PNGDecoding", "WidgetViews", "SourceText", "StringTables",
        "TerminalText",
        "TestSupport",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "ImageAssets",
      dependencies: [
        "PNGDecoding", "WidgetValues", "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "ImageAssetsTests",
      dependencies: [
        "ImageAssets", "WidgetValues", "PropertyListSyntax", "SourceText", "Diagnostics",
        "TestSupport",
      ]),

    .target(
      name: "WidgetTimeline", dependencies: ["WidgetViews", "WidgetTime", "WidgetValues"]),
    .testTarget(
      name: "WidgetTimelineTests", dependencies: ["WidgetTimeline", "WidgetViews", "TestSupport"]),

    // MARK: The quick actions, and the system that shows widgets

    .target(
      name: "ActionCatalogs",
      dependencies: [
        "IntentModel", "StringTables", "WidgetValues", "PropertyListSyntax", "SourceText",
        "Diagnostics",
      ]),
    .testTarget(
      name: "ActionCatalogsTests",
      dependencies: ["ActionCatalogs"]),

    .target(
      name: "QuickActions",
      dependencies: [
        "ActionCatalogs", "IntentModel", "StringTables", "WidgetValues", "PropertyListSyntax",
        "SourceText",
        "Diagnostics",
      ]),
    .testTarget(
      name: "QuickActionsTests",
      dependencies: [
        "QuickActions", "IntentModel", "StringTables", "WidgetValues", "PropertyListSyntax",
        "SourceText", "Diagnostics", "TestSupport",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "IntentDiff",
      dependencies: [
        "BuiltProducts",
        "QuickActions", "ActionCatalogs", "IntentModel", "StringTables", "RulePages",
        "WidgetValues", "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "IntentDiffTests",
      dependencies: [
        "Disk",
        "IntentDiff", "WidgetRevisions", "WidgetProject", "SourceText", "Diagnostics",
        "TestSupport",
      ]),

    .target(
      name: "IntentGeneration",
      dependencies: ["IntentModel", "PropertyListSyntax", "SourceText", "Diagnostics"]),
    .testTarget(
      name: "IntentGenerationTests",
      dependencies: [
        "IntentGeneration", "IntentModel", "PropertyListSyntax", "SourceText", "Diagnostics",
        "TestSupport",
      ],
      exclude: ["AppleStubs", "Fixtures", "Goldens"]),

    .target(
      name: "IntentMigration",
      dependencies: [
        "IntentGeneration", "QuickActions", "ActionCatalogs", "IntentModel", "StringTables",
        "WidgetValues", "PropertyListSyntax", "SourceText",
      ]),
    .testTarget(
      name: "IntentMigrationTests",
      dependencies: [
        "Disk",
        "IntentMigration", "WidgetChoices", "IntentGeneration", "QuickActions",
        "IntentModel", "StringTables", "PropertyListSyntax", "SourceText", "TestSupport",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "TimelineSimulation",
      dependencies: [
        "WidgetTimeline", "WidgetViews", "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "TimelineSimulationTests",
      dependencies: [
        "TimelineSimulation", "WidgetTimeline", "WidgetViews", "SourceText", "Diagnostics",
        "TestSupport",
      ]),

    // What the tool and a program of widgets say to each other.
    .target(
      name: "WidgetProtocol",
      dependencies: [
        "QuickActions", "IntentModel", "WidgetViews", "PropertyListSyntax", "SourceText",
      ]),
    .testTarget(
      name: "WidgetProtocolTests",
      dependencies: [
        "WidgetProtocol", "QuickActions", "IntentModel", "WidgetViews", "TestSupport",
      ],
      exclude: ["Goldens"]),

    // MARK: Projects, and the widgets

    .target(
      name: "WidgetProject",
      dependencies: [
        "Disk", "BuiltProducts", "ActionCatalogs", "ImageAssets", "IntentModel", "StringTables",
        "WidgetValues",
        "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "WidgetProjectTests",
      dependencies: [
        "DiskTestSupport",
        "Disk",
        "WidgetProject", "WidgetChoices", "QuickActions", "ActionCatalogs", "ImageAssets",
        "IntentModel",
        "StringTables",
        "WidgetValues", "SourceText", "Diagnostics", "TestSupport",
      ]),

    // What the views of a widget name: its images, colors, strings and fonts, from the files of its target.
    .target(
      name: "WidgetResources",
      dependencies: [
        "Disk",
        "WidgetProject", "StringTables", "WidgetViews", "PropertyListSyntax", "SourceText",
        "Diagnostics",
      ]),
    .testTarget(
      name: "WidgetResourcesTests",
      dependencies: [
        "Disk",
        "WidgetResources", "WidgetProject", "StringTables", "WidgetViews", "SourceText",
        "Diagnostics",
      ]),

    .target(
      name: "WidgetChoices",
      dependencies: [
        "Disk",
        "WidgetProject", "QuickActions", "IntentModel", "StringTables", "WidgetValues",
        "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "WidgetChoicesTests",
      dependencies: ["Disk", "WidgetChoices", "IntentModel", "SourceText", "TestSupport"]),

    .target(
      name: "QuickActionWidget",
      dependencies: ["QuickActions", "SourceText", "StringTables", "WidgetViews"]),
    .testTarget(
      name: "QuickActionWidgetTests",
      dependencies: [
        "QuickActionWidget", "QuickActions", "SourceText", "StringTables", "WidgetViews",
      ]),

    .target(
      name: "TimelineReports",
      dependencies: [
        "TimelineSimulation", "WidgetTimeline", "WidgetRendering", "WidgetViews",
        "TerminalText", "PropertyListSyntax", "SourceText",
      ]),
    .testTarget(
      name: "TimelineReportsTests",
      dependencies: [
        "TimelineReports", "TimelineSimulation", "WidgetTimeline", "WidgetRendering", "WidgetViews",
        "TerminalText", "TestSupport",
      ],
      exclude: ["Goldens"]),

    // What the Swift compiler knows of App Intents without running them.
    .target(
      name: "ConstantValues",
      dependencies: [
        "WidgetProtocol", "IntentModel", "WidgetViews", "PropertyListSyntax", "SourceText",
      ]),
    .testTarget(
      name: "ConstantValuesTests",
      dependencies: [
        "ConstantValues", "WidgetProtocol", "IntentModel", "SourceText", "TestSupport",
      ],
      exclude: ["Fixtures"]),

    // MARK: The linter, the editor, and revisions

    .target(
      name: "IntentLint",
      dependencies: [
        "Disk",
        "WidgetProject", "DiagnosticRendering", "IntentModel", "RulePages", "StringTables",
        "WidgetValues",
        "TerminalText", "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "IntentLintTests",
      dependencies: [
        "Disk",
        "DiagnosticRendering", "IntentLint", "IntentRules", "IntentValidation", "RuleTestSupport",
        "WidgetProject", "StringTables", "PropertyListSyntax", "SourceText", "Diagnostics",
        "TestSupport",
      ]),

    // The App Intents of a project, as its sources declare them.
    .target(
      name: "AppIntentSources",
      dependencies: ["Disk", "SwiftDeclarations", "WidgetProject", "WidgetValues", "SourceText"]),
    .testTarget(
      name: "AppIntentSourcesTests",
      dependencies: ["AppIntentSources", "SwiftDeclarations", "SourceText", "TestSupport"]),

    .target(
      name: "WidgetRevisions",
      dependencies: [
        "Disk",
        "AppIntentSources", "BuiltProducts", "WidgetProject", "IntentDiff", "ActionCatalogs",
        "IntentModel", "StringTables", "SourceText", "SwiftDeclarations", "Diagnostics",
      ]),
    .testTarget(
      name: "WidgetRevisionsTests",
      dependencies: [
        "Disk",
        "WidgetRevisions", "AppIntentSources", "IntentDiff", "WidgetProject", "SourceText",
        "Diagnostics", "TestSupport",
      ]),

    .target(
      name: "ChoiceAudits",
      dependencies: [
        "Disk",
        "QuickActions", "IntentModel", "StringTables", "WidgetValues",
        "PropertyListSyntax", "TerminalText", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "ChoiceAuditsTests",
      dependencies: [
        "Disk",
        "ChoiceAudits", "QuickActions", "IntentModel", "StringTables", "WidgetValues", "SourceText",
        "TestSupport",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "CommandConsole",
      dependencies: [
        "Disk",
        "WidgetChoices",
        "QuickActions", "DiagnosticRendering", "WidgetValues", "TerminalText",
        "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "CommandConsoleTests", dependencies: ["Disk", "CommandConsole", "TestSupport"]),

    .target(
      name: "ConfigurationEditor",
      dependencies: [
        "Disk",
        "WidgetChoices",
        "CommandConsole", "WidgetProject", "QuickActionWidget", "QuickActions", "IntentModel",
        "PropertyListSyntax", "SourceText", "Diagnostics", "StringTables", "TerminalInterface",
        "TerminalText", "WidgetRendering", "WidgetViews",
      ]),
    .testTarget(
      name: "ConfigurationEditorTests",
      dependencies: [
        "ConfigurationEditor", "QuickActions", "IntentModel", "PropertyListSyntax", "SourceText",
        "StringTables", "TerminalInterface", "TerminalText", "TestSupport", "WidgetRendering",
        "WidgetViews",
      ],
      exclude: ["Goldens"]),

    .target(
      name: "GoldenPictures",
      dependencies: [
        "Disk",
        "QuickActionWidget", "StringTables", "WidgetRendering", "WidgetViews",
        "PropertyListSyntax",
      ]),
    .testTarget(
      name: "GoldenPicturesTests",
      dependencies: [
        "Disk",
        "GoldenPictures", "QuickActionWidget", "StringTables", "WidgetRendering",
        "WidgetViews", "TestSupport",
      ]),

    // MARK: The rules

    .target(
      name: "IntentRules",
      dependencies: [
        "Disk",
        "AppIntentSources", "BuiltProducts", "IntentLint", "SwiftDeclarations", "WidgetProject",
        "ActionCatalogs", "IntentModel", "StringTables",
        "WidgetValues", "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "IntentRulesTests",
      dependencies: [
        "Disk",
        "IntentRules", "IntentLint", "IntentValidation", "RuleTestSupport", "WidgetProject",
        "ActionCatalogs", "IntentModel", "StringTables", "SourceText", "Diagnostics", "TestSupport",
      ]),

    .target(
      name: "LayoutRules",
      dependencies: [
        "Disk",
        "IntentLint", "WidgetProject", "QuickActionWidget", "QuickActions", "IntentModel",
        "StringTables", "WidgetViews", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "LayoutRulesTests",
      dependencies: [
        "Disk",
        "LayoutRules", "IntentLint", "IntentValidation", "RuleTestSupport", "WidgetProject",
        "Diagnostics", "TestSupport",
      ]),

    // What a migration to App Intents forgot, against the history of the definitions.
    .target(
      name: "MigrationCheck",
      dependencies: [
        "Disk",
        "AppIntentSources", "IntentLint", "IntentModel", "SwiftDeclarations",
        "WidgetProject", "WidgetRevisions", "WidgetValues", "PropertyListSyntax", "SourceText",
        "Diagnostics",
      ]),
    .testTarget(
      name: "MigrationCheckTests",
      dependencies: [
        "Disk",
        "MigrationCheck", "AppIntentSources", "IntentLint", "WidgetProject", "WidgetRevisions",
        "Diagnostics", "SourceText", "TestSupport",
      ]),

    .target(
      name: "ChangeReports",
      dependencies: [
        "IntentLint", "IntentDiff", "TerminalText", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "ChangeReportsTests",
      dependencies: [
        "ChangeReports", "DiagnosticRendering", "IntentLint", "IntentDiff", "SourceText",
      ]),

    // The programs that widgets are built into, and how they are asked.
    .target(
      name: "WidgetPrograms",
      dependencies: [
        "Disk",
        "WidgetProtocol", "WidgetProject", "IntentGeneration", "IntentModel", "ImageAssets",
        "QuickActions", "StringTables", "TimelineSimulation", "WidgetTimeline", "WidgetViews",
        "PropertyListSyntax", "SourceText", "Diagnostics",
      ]),
    .testTarget(
      name: "WidgetProgramsTests",
      dependencies: [
        "Disk",
        "WidgetPrograms", "WidgetProtocol", "WidgetViews", "WidgetProject", "WidgetChoices",
        "IntentGeneration", "IntentMigration", "IntentModel", "QuickActions", "StringTables",
        "SourceText", "PropertyListSyntax", "TestSupport", "ProgramTestSupport",
        "TimelineSimulation",
      ],
      exclude: ["Fixtures", "SampleProgram"]),

    // MARK: What commands check and show

    .target(
      name: "IntentValidation",
      dependencies: [
        "Disk",
        "IntentLint", "IntentRules", "LayoutRules", "CommandConsole", "WidgetProject",
        "WidgetValues", "DiagnosticRendering", "PropertyListSyntax", "TerminalText", "SourceText",
        "Diagnostics",
      ]),
    .testTarget(
      name: "IntentValidationTests",
      dependencies: ["IntentValidation", "CommandConsole", "IntentLint"]),

    .target(
      name: "ShownWidgets",
      dependencies: [
        "WidgetProject",
        "Disk",
        "FontFiles",
        "WidgetChoices",
        "CommandConsole", "ConfigurationEditor", "QuickActionWidget",
        "QuickActions", "IntentModel", "StringTables", "WidgetRendering", "WidgetViews",
        "PropertyListSyntax", "TerminalText", "SourceText", "Diagnostics",
        "WidgetPrograms", "WidgetProtocol", "TimelineSimulation", "WidgetTimeline",
      ]),
    .testTarget(
      name: "ShownWidgetsTests",
      dependencies: [
        "Disk",
        "FontFiles", "TestSupport", "IntentModel", "QuickActionWidget",
        "CommandConsole", "ProgramTestSupport", "WidgetPrograms",
        "QuickActions", "SourceText", "StringTables",
        "TimelineSimulation", "WidgetTimeline", "ShownWidgets", "WidgetViews", "TerminalText",
      ]),

    // MARK: The commands

    .target(
      name: "QuickActionCommands",
      dependencies: [
        "Disk",
        "WidgetChoices", "ChangeReports", "IntentDiff", "WidgetRevisions",
        "ChoiceAudits", "CommandConsole", "ShownWidgets", "IntentValidation",
        "ConfigurationEditor", "DiagnosticRendering", "Diagnostics",
        "IntentGeneration", "IntentMigration", "IntentLint", "IntentModel", "PropertyListSyntax",
        "QuickActionWidget", "QuickActions", "ActionCatalogs",
        "SourceText", "StringTables", "TerminalText", "TimelineReports",
        "TimelineSimulation", "WidgetProject", "WidgetRendering", "WidgetTimeline", "WidgetViews",
        "ConstantValues", "WidgetPrograms", "WidgetProtocol", "BuildStamp", "GoldenPictures",
        "MigrationCheck",
        "AppIntentSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "QuickActionCommandsTests",
      dependencies: [
        "Disk",
        "WidgetChoices",
        "QuickActionCommands", "CommandConsole", "TimelineReports", "ConfigurationEditor",
        "IntentLint", "IntentModel", "LayoutRules",
        "PNGDecoding", "PropertyListSyntax", "QuickActionWidget", "QuickActions", "SourceText",
        "StringTables",
        "TerminalInterface", "TerminalText", "TimelineSimulation", "WidgetRendering", "WidgetViews",
        "TestSupport", "ProgramTestSupport", "WidgetPrograms",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Goldens", "RealProjects"]),

    // What '--version' says beside the number; Scripts/release.sh sets the variable.
    .target(
      name: "BuildStamp",
      cSettings: Context.environment["QUICKACTION_STAMP"].map {
        [.define("QUICKACTION_STAMP", to: "\"\($0)\"")]
      }),

    .executableTarget(name: "quickaction", dependencies: ["QuickActionCommands"]),

    // MARK: Plugins: the linter and the generator in SwiftPM, the linter in Xcode

    // Only 'validate', so that whoever adds the plugin compiles no more than that.
    .executableTarget(
      name: "ValidateIntentsTool",
      dependencies: ["IntentValidation", "CommandConsole"]),
    .plugin(
      name: "ValidateIntents", capability: .buildTool(), dependencies: ["ValidateIntentsTool"]),
    .plugin(name: "GenerateIntents", capability: .buildTool(), dependencies: ["quickaction"]),
    .plugin(
      name: "ValidateIntentsCommand",
      capability: .command(
        intent: .custom(
          verb: "validate-intents",
          description: "Check intent definitions, their string tables and catalogs.")),
      dependencies: ["quickaction"]),

    .plugin(
      name: "DiffIntentsCommand",
      capability: .command(
        intent: .custom(
          verb: "diff-intents",
          description: "Show what placed widgets lose between two revisions.")),
      dependencies: ["quickaction"]),

    // MARK: What tests share

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "DiskTestSupport", dependencies: ["Disk"], path: "Tests/DiskTestSupport"),
    .target(
      name: "ProgramTestSupport",
      dependencies: ["WidgetPrograms", "Disk"],
      path: "Tests/ProgramTestSupport"),
    .target(
      name: "RuleTestSupport",
      dependencies: [
        "Disk",
        "IntentLint", "IntentValidation", "ChangeReports", "MigrationCheck", "WidgetProject",
        "Diagnostics", "TestSupport",
      ],
      path: "Tests/RuleTestSupport"),
  ]
)

// Modules with Apple's names, for the sources of apps off Apple's systems, where the real ones are.
#if os(Linux)
  package.products += [
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "UIKit", "Combine"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "WidgetSnapshots", targets: ["WidgetSnapshots", "WidgetKit"]),
  ]
  package.targets += [
    // What Foundation has on Apple's systems only, and what a program is given with its code.
    .target(
      name: "AppleFoundation", dependencies: ["WidgetViews"],
      path: "Sources/AppleModules/AppleFoundation"),
    // Swift Testing wants these where a file imports it together with modules of the names.
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/AppleModules/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_UIKit", path: "Sources/AppleModules/TestingOverlays/UIKit"),
    .target(
      name: "CoreGraphics",
      dependencies: [
        "AppleFoundation", "FontFiles", "PNGDecoding", "WidgetRendering", "WidgetValues",
        "WidgetViews", "_Testing_CoreGraphics",
      ],
      path: "Sources/AppleModules/CoreGraphics"),
    .testTarget(
      name: "AppleFoundationTests", dependencies: ["AppleFoundation", "WidgetViews"]),
    .target(
      name: "Combine", dependencies: ["AppleFoundation"], path: "Sources/AppleModules/Combine"),
    .target(
      name: "UIKit",
      dependencies: [
        "AppleFoundation", "CoreGraphics", "ImageIO", "WidgetViews", "_Testing_UIKit",
      ],
      path: "Sources/AppleModules/UIKit"),
    .target(
      name: "AppIntents", dependencies: ["AppleFoundation", "Intents"],
      path: "Sources/AppleModules/AppIntents"),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "AppIntents", "AppleFoundation", "Combine", "CoreGraphics", "UIKit", "WidgetViews",
      ],
      path: "Sources/AppleModules/SwiftUI"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "AppIntents", "AppleFoundation", "CoreGraphics", "ImageIO", "PNGDecoding", "SwiftUI",
        "TestSupport", "WidgetViews",
      ]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .target(
      name: "Charts", dependencies: ["SwiftUI", "WidgetCharts", "WidgetViews"],
      path: "Sources/AppleModules/Charts"),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "WidgetViews"]),
    .target(name: "os", dependencies: ["AppleFoundation"], path: "Sources/AppleModules/os"),
    .target(name: "OSLog", dependencies: ["os"], path: "Sources/AppleModules/OSLog"),
    .target(
      name: "ActivityKit", dependencies: ["WidgetKit"], path: "Sources/AppleModules/ActivityKit"),
    // Services of a device, which answer as one without permission and without data does.
    .target(
      name: "AVFoundation", path: "Sources/AppleModules/AVFoundation"),
    .target(
      name: "CoreData", dependencies: ["AppleFoundation"], path: "Sources/AppleModules/CoreData"),
    .target(
      name: "CoreLocation", dependencies: ["AppleFoundation", "Intents"],
      path: "Sources/AppleModules/CoreLocation"),
    .target(
      name: "CryptoKit", dependencies: ["AppleFoundation"],
      path: "Sources/AppleModules/CryptoKit"),
    .target(
      name: "EventKit", dependencies: ["AppleFoundation", "CoreGraphics"],
      path: "Sources/AppleModules/EventKit"),
    .target(
      name: "ImageIO", dependencies: ["CoreGraphics"],
      path: "Sources/AppleModules/ImageIO"),
    .target(
      name: "MapKit",
      dependencies: ["AppleFoundation", "CoreLocation", "SwiftUI", "UIKit", "WidgetViews"],
      path: "Sources/AppleModules/MapKit"),
    .target(
      name: "Network", dependencies: ["AppleFoundation"], path: "Sources/AppleModules/Network"),
    .target(
      name: "StoreKit", dependencies: ["AppleFoundation"], path: "Sources/AppleModules/StoreKit"),
    .target(
      name: "SwiftData", dependencies: ["AppleFoundation", "SwiftUI"],
      path: "Sources/AppleModules/SwiftData"),
    .target(
      name: "UserNotifications", dependencies: ["AppleFoundation"],
      path: "Sources/AppleModules/UserNotifications"),
    .target(
      name: "HealthKit", dependencies: ["AppleFoundation"],
      path: "Sources/AppleModules/HealthKit"),
    .target(
      name: "NetworkExtension", dependencies: ["AppleFoundation"],
      path: "Sources/AppleModules/NetworkExtension"),
    .target(
      name: "UniformTypeIdentifiers", path: "Sources/AppleModules/UniformTypeIdentifiers"),
    .testTarget(
      name: "DeviceServicesTests",
      dependencies: [
        "CoreData", "CoreLocation", "CryptoKit", "EventKit", "HealthKit", "MapKit", "Network",
        "NetworkExtension", "StoreKit", "SwiftData", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "WidgetViews",
      ]),
    .target(
      name: "WidgetKit",
      dependencies: ["AppIntents", "Intents", "SwiftUI", "WidgetHost", "WidgetViews"],
      path: "Sources/AppleModules/WidgetKit"),
    // The program's side of the protocol: what '@main' of a widget starts.
    .target(
      name: "WidgetHost",
      dependencies: [
        "Disk",
        "AppIntents", "AppleFoundation", "Intents", "IntentsBridge", "SimulatedSystem",
        "WidgetProtocol",
        "WidgetResources", "QuickActions", "IntentModel", "StringTables",
        "WidgetViews", "Diagnostics", "PropertyListSyntax",
      ]),
    // The clock and the network of a program, as the C library's functions that it calls.
    .target(name: "SimulatedSystem"),
    // A bundle of widgets, well and badly behaved, which tests of the tool's side run.
    .executableTarget(
      name: "SampleProgram", dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
      path: "Tests/WidgetProgramsTests/SampleProgram",
      // As most apps are.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "WidgetKitTests", dependencies: ["WidgetKit", "WidgetHost"]),
    .target(
      name: "WidgetSnapshots",
      dependencies: [
        "Disk",
        "AppleFoundation", "Diagnostics", "WidgetKit", "GoldenPictures", "QuickActionWidget",
        "StringTables", "WidgetRendering", "WidgetResources", "WidgetViews",
      ],
      path: "Sources/AppleModules/WidgetSnapshots"),
    .testTarget(
      name: "WidgetSnapshotsTests",
      dependencies: [
        "Disk",
        "WidgetSnapshots", "WidgetKit", "TestSupport",
      ],
      exclude: ["__Snapshots__"]),
    .target(name: "Intents", path: "Sources/AppleModules/Intents"),
    .testTarget(name: "IntentsTests", dependencies: ["Intents"]),
    .testTarget(
      name: "MigratedCodeTests",
      dependencies: [
        "Disk",
        "ActionCatalogs", "AppIntents", "AppleFoundation", "IntentGeneration", "IntentMigration",
        "IntentModel", "PropertyListSyntax", "QuickActions", "SourceText",
        "SwiftUI",
        "TestSupport", "WidgetChoices", "WidgetKit", "WidgetValues",
      ]),
    .target(
      name: "IntentsBridge",
      dependencies: ["Intents", "QuickActions", "IntentModel"]),
    .testTarget(
      name: "IntentsBridgeTests",
      dependencies: [
        "IntentsBridge", "Intents", "IntentGeneration", "ConfigurationEditor", "QuickActions",
        "IntentModel",
        "SourceText", "StringTables", "TerminalText", "WidgetValues",
        "TestSupport",
      ],
      exclude: ["Fixtures"]),
  ]
#endif

#if os(Linux)
  // All of them as one library, which 'quickaction build' builds once for all projects of a machine.
  let engine = package.targets.filter { target in
    target.path?.hasPrefix("Sources/AppleModules/") == true
      || ["WidgetHost", "WidgetSnapshots"].contains(target.name)
  }
  package.products.append(
    .library(name: "WidgetEngine", type: .dynamic, targets: engine.map(\.name)))

  // The declarations of macros need the library of 'PreviewMacros', which the build of a program makes.
  if ["QUICKACTION_ENGINE_ONLY", "QUICKACTION_PREVIEW_MACROS"].contains(where: {
    Context.environment[$0] != nil
  }) {
    for target in package.targets where ["SwiftData", "SwiftUI", "WidgetKit"].contains(target.name)
    {
      target.swiftSettings = (target.swiftSettings ?? []) + [.define("PREVIEW_MACROS")]
    }
  }
  // It is built without the tool, so that nothing has to be downloaded.
  if Context.environment["QUICKACTION_ENGINE_ONLY"] != nil {
    var kept = Set(engine.map(\.name))
    var pending = engine
    while let target = pending.popLast() {
      let names = target.dependencies.compactMap { dependency -> String? in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
      }
      pending += package.targets.filter {
        names.contains($0.name) && kept.insert($0.name).inserted
      }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { $0.name != "WidgetEngine" }
    package.dependencies.removeAll()
  }
#endif

// These benchmarks time what only this package sees; Scripts/benchmark-layout.sh, -timelines.sh and -generation.sh set the variable.
if Context.environment["QUICKACTION_BENCHMARKS"] != nil {
  package.products.append(.executable(name: "layout-benchmark", targets: ["LayoutBenchmark"]))
  package.targets.append(
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: [
        "Disk",
        "WidgetChoices",
        "IntentModel", "QuickActionWidget", "QuickActions", "StringTables", "FontFiles",
        "WidgetRendering", "WidgetViews",
      ], path: "Benchmarks/Layout"))
  package.products.append(
    .executable(name: "generation-benchmark", targets: ["GenerationBenchmark"]))
  package.targets.append(
    .executableTarget(
      name: "GenerationBenchmark",
      dependencies: [
        "IntentGeneration", "IntentMigration", "IntentModel", "PropertyListSyntax", "SourceText",
      ],
      path: "Benchmarks/Generation"))
  package.products.append(
    .executable(name: "timeline-benchmark", targets: ["TimelineBenchmark"]))
  package.targets.append(
    .executableTarget(
      name: "TimelineBenchmark",
      dependencies: ["TimelineSimulation", "WidgetTimeline", "WidgetViews"],
      path: "Benchmarks/Timelines", exclude: ["fleet.py"]))
}

for target in package.targets where target.type != .plugin && target.name != "SampleProgram" {
  var settings = target.swiftSettings ?? []
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
  settings.append(.enableUpcomingFeature("ExistentialAny"))
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
  settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
  settings.append(.enableUpcomingFeature("MemberImportVisibility"))
  // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
  settings.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
  // A developer sees warnings; CI, which sets this variable, does not let them pass. A user's program is not stopped by them.
  if Context.environment["QUICKACTION_WARNINGS_AS_ERRORS"] != nil,
    Context.environment["QUICKACTION_ENGINE_ONLY"] == nil
  {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
