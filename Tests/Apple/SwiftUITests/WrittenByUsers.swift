// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Views as the authors of widgets write them: that they compile is the first test, what they draw the second.

import SwiftUI

struct Chevron: Shape {
  var part: CGFloat
  var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX * part, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 4,
        startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
  }
}

struct Ring: InsettableShape {
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ring = self
    ring.insetAmount += amount
    return ring
  }
}

struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(size))
      place.x += size.width
      place.y += size.height
    }
  }
}

struct Meter: View {
  let progress: CGFloat
  var width: CGFloat? = nil
  var color: Color = .green

  var body: some View {
    GeometryReader { geometry in
      let height: CGFloat = min(geometry.size.height, 8)
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.2))
        Capsule().fill(color).frame(width: geometry.size.width * progress)
      }
      .frame(height: height)
      .position(x: geometry.size.width / 2, y: geometry.frame(in: .local).midY)
    }
    .frame(width: width, height: 8)
  }
}

struct Card<Content: View>: View {
  @Environment(\.colorScheme) private var scheme
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .padding(.horizontal, 12)
      .padding([.top, .bottom], 8)
      .background(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(scheme == .dark ? Color(white: 0.1) : .white)
          .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
      )
      .overlay(
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color(.separator), lineWidth: 0.5))
  }
}

struct Titled: ViewModifier {
  let title: LocalizedStringKey
  @ScaledMetric private var gap = 4.0

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(title).font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
      content
    }
  }
}

extension View {
  func titled(_ title: LocalizedStringKey) -> some View { modifier(Titled(title: title)) }

  @ViewBuilder func hidden(if condition: Bool) -> some View {
    if condition { hidden() } else { self }
  }
}

struct Row: Identifiable {
  let id = UUID()
  var name: String
  var amount: Double
}

struct Board: View {
  let rows: [Row]
  var date = Date(timeIntervalSince1970: 0)
  @State private var isOpen = true
  @AppStorage("nobody-sets-this") private var goal = 10
  @Namespace private var namespace

  private var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 4), count: 2) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline) {
        Label("Board", systemImage: "list.bullet").labelStyle(.titleAndIcon)
        Spacer(minLength: 0)
        Text(date, style: .time).monospacedDigit().contentTransition(.numericText())
      }
      .accessibilityElement(children: .combine)
      ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
        HStack {
          Text("\(index + 1).").foregroundColor(index == 0 ? .red : nil)
          Text(row.name).lineLimit(1...2).truncationMode(.middle)
          Spacer()
          Text(row.amount, format: .number.precision(.fractionLength(1)))
        }
        .font(.system(size: 11, weight: index == 0 ? .bold : .regular, design: .rounded))
        .matchedGeometryEffect(id: row.id, in: namespace)
        if index < rows.count - 1 { Divider() }
      }
      LazyVGrid(columns: columns, alignment: .leading, spacing: 2) {
        ForEach(0..<2) { Text("\($0)") }
      }
      if isOpen, rows.count < goal {
        Meter(progress: 0.5).titled("Progress")
      }
    }
    .onAppear { isOpen = false }
    .task { await Task.yield() }
    .animation(.easeInOut(duration: 0.2), value: rows.count)
    .transition(.opacity.combined(with: .scale))
    .containerBackground(for: .widget) { Color(uiColor: .secondarySystemBackground) }
    .widgetURL(URL(string: "app://board"))
  }
}
