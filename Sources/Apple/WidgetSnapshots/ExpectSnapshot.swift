// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
public import WidgetKit

/// Expects a widget's view to look as it did when its golden pictures were recorded.
///
/// It works in tests of Swift Testing and of XCTest. A golden picture is an SVG file in the folder
/// `__Snapshots__` beside the test's file: `__Snapshots__/<test file>/<test>.<name>.<look>.svg`.
/// The look names the family and everything that is not the default: another device, `dark`, a type
/// size, a rendering mode, a locale.
///
/// ```swift
/// @MainActor @Test func steps() {
///   expectSnapshot(of: StepsView(entry: .sample), family: .systemSmall, appearances: [.light, .dark])
/// }
/// ```
///
/// Views are on the main actor, and so is a test that draws one.
///
/// A picture that differs fails the test; the failure describes the differences and names a page
/// with both pictures. A picture without a file is recorded, and fails the test as well. With
/// `RECORD_SNAPSHOTS=1` in the environment all pictures are recorded, and every test that records
/// one fails. Pages are written to the folder that `SNAPSHOT_PAGES` names, or to a temporary one.
///
/// - Parameters:
///   - view: The widget's view, with its `containerBackground`.
///   - family: The family of the widget.
///   - devices: The devices that show it; one whose size for the family is unknown fails the test.
///   - appearances: The appearances: light, dark or both.
///   - typeSizes: The Dynamic Type sizes.
///   - locale: The identifier of the locale, such as `ja`.
///   - renderingMode: The rendering mode; nil is the family's default.
///   - margins: Whether the content margins of the family apply.
///   - name: The name of this picture among others of the same test; nil if the test has one view
///     of a family.
///   - environment: A function that changes the view's environment, such as `now` or its images.
///   - fileID: The identifier of the test's file, as a failure names it.
///   - filePath: The path of the test's file, beside which the golden pictures are.
///   - testName: The name of the test.
///   - line: The line of the test.
///   - column: The column of the test.
public func expectSnapshot(
  of view: some View, family: WidgetFamily, devices: [WidgetDevice] = [.default],
  appearances: [ColorScheme] = [.light], typeSizes: [DynamicTypeSize] = [.large],
  locale: String = "en", renderingMode: WidgetRenderingMode? = nil,
  margins: ContentMargins = .standard, named name: String? = nil,
  environment: (inout EnvironmentValues) -> Void = { _ in },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let looks = SnapshotLooks(
    family: family, devices: devices, appearances: appearances, typeSizes: typeSizes,
    locale: locale, renderingMode: renderingMode, margins: margins)
  var check = SnapshotCheck(place, named: name)
  check.add(view, in: looks, environment: environment)
  check.finish()
}

/// Expects every entry of a timeline to look as it did when its golden pictures were recorded.
///
/// The entries are numbered in their order, as in `<test>.<name>.01.<look>.svg`. Each is drawn at
/// the date of the entry. All pictures that differ are on one page, in order. Everything else is as
/// for a single view.
///
/// - Parameters:
///   - timeline: The timeline, as the provider returns it.
///   - family: The family of the widget.
///   - devices: The devices that show it; one whose size for the family is unknown fails the test.
///   - appearances: The appearances: light, dark or both.
///   - typeSizes: The Dynamic Type sizes.
///   - locale: The identifier of the locale, such as `ja`.
///   - renderingMode: The rendering mode; nil is the family's default.
///   - margins: Whether the content margins of the family apply.
///   - name: The name of this timeline among others of the same test; nil if the test has one.
///   - environment: A function that changes the view's environment, such as its images.
///   - fileID: The identifier of the test's file, as a failure names it.
///   - filePath: The path of the test's file, beside which the golden pictures are.
///   - testName: The name of the test.
///   - line: The line of the test.
///   - column: The column of the test.
///   - content: A function that returns the view of an entry.
public func expectSnapshots<Entry: TimelineEntry>(
  of timeline: Timeline<Entry>, family: WidgetFamily, devices: [WidgetDevice] = [.default],
  appearances: [ColorScheme] = [.light], typeSizes: [DynamicTypeSize] = [.large],
  locale: String = "en", renderingMode: WidgetRenderingMode? = nil,
  margins: ContentMargins = .standard, named name: String? = nil,
  environment: (inout EnvironmentValues) -> Void = { _ in },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column,
  content: (Entry) -> some View
) {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let looks = SnapshotLooks(
    family: family, devices: devices, appearances: appearances, typeSizes: typeSizes,
    locale: locale, renderingMode: renderingMode, margins: margins)
  var check = SnapshotCheck(place, named: name)
  let digits = max(2, String(timeline.entries.count).count)
  for (index, entry) in timeline.entries.enumerated() {
    let number = String(index + 1)
    let padding = String(repeating: "0", count: digits - number.count)
    check.add(content(entry), in: looks, suffix: padding + number) {
      $0.now = Instant(secondsSince1970: Int64(entry.date.timeIntervalSince1970.rounded(.down)))
      environment(&$0)
    }
  }
  check.finish()
}
