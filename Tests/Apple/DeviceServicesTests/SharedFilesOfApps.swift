// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What files that an app shares with its widget use of SwiftUI, UIKit and Foundation: that they compile is the test.

import CoreLocation
import MapKit
import SwiftUI
import UniformTypeIdentifiers

struct Ingredient: Identifiable, Codable, Transferable {
  var id = 0
  var name = ""

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.name)
    CodableRepresentation(contentType: .json)
  }
}

struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("Open") { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

struct Framed: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}

struct FrameKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Kitchen: View {
  @State private var list: [Ingredient] = [Ingredient(id: 1, name: "Salt")]
  @State private var isOn = true

  var body: some View {
    VStack {
      ForEach($list) { $item in TextField("Name", text: $item.name) }
      Toggle("Vegan", systemImage: "leaf", isOn: $isOn).toggleStyle(Checkbox())
      GroupBox("Box") { Text("In it") }
      Button(role: .close) {}
      ContentUnavailableView.search(text: "Salt")
      LabeledContent("Part", value: 0.5, format: .percent)
      Table(of: Ingredient.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        ForEach(list) { TableRow($0) }
      }
      TimelineView(.animation(minimumInterval: 1, paused: false)) { _ in Text("Now") }
    }
    .clipShape(.rect(topLeadingRadius: 4))
    .buttonStyle(.glass)
    .disclosureGroupStyle(Folding())
    .textFieldStyle(Framed())
    .symbolEffect(.bounce, options: .repeating, value: isOn)
    .contentTransition(.symbolEffect(.replace))
    .sensoryFeedback(trigger: isOn) { _, _ in .impact(weight: .heavy) }
    .animation(.interactiveSpring(), value: isOn)
    .autocapitalization(.none)
    .keyboardType(.emailAddress)
    .containerBackground(.red, for: .navigation)
    .onContinueUserActivity("open") { _ = $0.webpageURL }
    .anchorPreference(key: FrameKey.self, value: .bounds) { [$0] }
    .overlayPreferenceValue(FrameKey.self) { frames in
      GeometryReader { geometry in Text("\(geometry[frames[0]].width)") }
    }
  }
}

enum Haptics {
  static func play() {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

enum Network {
  static func session() -> URLSession {
    let configuration = URLSessionConfiguration.background(withIdentifier: "news")
    configuration.waitsForConnectivity = true
    configuration.sharedContainerIdentifier = "group.news"
    configuration.sessionSendsLaunchEvents = true
    return URLSession(configuration: configuration)
  }

  static func lines(of url: URL) async throws -> [String] {
    let (bytes, _) = try await URLSession.shared.bytes(from: url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    return lines
  }
}

final class Places: NSObject, MKLocalSearchCompleterDelegate {
  func find() async throws -> [MKMapItem] {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Café"
    return try await MKLocalSearch(request: request).start().mapItems
  }

  func follow() async throws {
    for try await update in CLLocationUpdate.liveUpdates() where update.authorizationDenied {
      return
    }
  }
}

extension NSAttributedString {
  static func centered(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .foregroundColor: UIColor.darkText])
  }
}
