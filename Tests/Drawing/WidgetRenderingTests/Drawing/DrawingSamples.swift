// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A star with holes where its arms cross, if parts inside parts are holes.
struct Star: Shape {
  func path(in rect: Rect) -> Path {
    let points = stride(from: 0.0, to: 720, by: 144).map { degrees in
      PlaneTransform(rotation: .degrees(degrees)).around(Point(x: rect.midX, y: rect.midY))(
        Point(x: rect.midX, y: rect.midY - min(rect.width, rect.height) / 2))
    }
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }
}

/// A wave with a curve of each kind, and an arc at each end.
struct Wave: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.midY))
    path.addQuadCurve(
      to: Point(x: rect.midX, y: rect.midY), control: Point(x: rect.width / 4, y: rect.minY))
    path.addCurve(
      to: Point(x: rect.maxX, y: rect.midY),
      control1: Point(x: rect.midX + rect.width / 6, y: rect.maxY),
      control2: Point(x: rect.maxX - rect.width / 6, y: rect.maxY))
    return path
  }
}

/// What a page of pictures shows: a name, and a view of every sort of drawing.
struct DrawingSample {
  var name: String
  var view: AnyView

  init(_ name: String, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(view())
  }

  /// The sample as a widget of 120 × 120 points.
  func list(in environment: EnvironmentValues = EnvironmentValues()) -> DisplayList {
    let canvas = WidgetCanvas(
      family: .systemSmall, size: Size(width: 120, height: 120), contentMargins: EdgeInsets(all: 10)
    )
    return DisplayList(
      rendering: view.containerBackground(.white, for: .widget), on: canvas, in: environment)
  }

  private static let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red])

  /// The samples, by the parts of the interface.
  static var all: [DrawingSample] { shapes + styles + effects + images }
}

extension DrawingSample {
  static var shapes: [DrawingSample] {
    [
      DrawingSample("own shape, nonzero and even-odd") {
        HStack {
          Star().fill(.orange)
          Star().fill(.orange, style: FillStyle(eoFill: true))
        }
      },
      DrawingSample("quad and cubic curves, stroke") {
        Wave().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      },
      DrawingSample("trim, from the right, clockwise") {
        Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 10)
      },
      DrawingSample("progress ring, from the top") {
        ZStack {
          Circle().stroke(.fill, lineWidth: 12)
          Circle().trim(from: 0, to: 0.4)
            .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        .padding(6)
      },
      DrawingSample("arcs, clockwise and not") {
        Path { path in
          path.addArc(
            center: Point(x: 30, y: 30), radius: 25, startAngle: .degrees(0),
            endAngle: .degrees(90),
            clockwise: false)
          path.move(to: Point(x: 95, y: 70))
          path.addArc(
            center: Point(x: 70, y: 70), radius: 25, startAngle: .degrees(0),
            endAngle: .degrees(90),
            clockwise: true)
        }
        .stroke(.red, lineWidth: 4)
      },
      DrawingSample("tangent arcs, relative arcs") {
        Path { path in
          path.move(to: Point(x: 5, y: 5))
          path.addArc(
            tangent1End: Point(x: 95, y: 5), tangent2End: Point(x: 95, y: 95), radius: 30)
          path.addLine(to: Point(x: 95, y: 95))
          path.move(to: Point(x: 50, y: 60))
          path.addRelativeArc(
            center: Point(x: 35, y: 60), radius: 15, startAngle: .zero, delta: .degrees(270))
        }
        .stroke(.indigo, lineWidth: 4)
      },
      DrawingSample("dashes and phase") {
        VStack {
          RoundedRectangle(cornerRadius: 12)
            .strokeBorder(.gray, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
          Capsule().strokeBorder(
            .pink, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0.01, 9], dashPhase: 3))
        }
      },
      DrawingSample("joins: miter, round, bevel") {
        HStack {
          Star().stroke(.teal, style: StrokeStyle(lineWidth: 4))
          Star().stroke(.teal, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
          Star().stroke(.teal, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel))
        }
      },
      DrawingSample("uneven corners, and a border inside") {
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30)
          .fill(.mint).strokeBorder(.black, lineWidth: 4)
      },
      DrawingSample("rotation, scale, offset, size of shapes") {
        ZStack {
          Rectangle().size(width: 40, height: 40).fill(.yellow)
          Rectangle().rotation(.degrees(45)).scale(0.5).fill(.red.opacity(0.7))
          Circle().scale(0.3).offset(x: 30, y: 30).fill(.blue)
        }
      },
      DrawingSample("clip to a star, and a mask that fades") {
        HStack {
          Color.purple.clipShape(Star())
          Color.purple.mask {
            LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          }
        }
      },
      DrawingSample("text as a mask") {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .mask { Text("Mask").font(.system(size: 38, weight: .black)) }
      },
      DrawingSample("container shape") {
        ContainerRelativeShape().fill(.brown).padding(10)
          .background(ContainerRelativeShape().fill(.yellow))
          .containerShape(RoundedRectangle(cornerRadius: 30))
      },
    ]
  }

  static var styles: [DrawingSample] {
    [
      DrawingSample("hierarchical levels") {
        VStack(spacing: 4) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
          Rectangle().fill(.quaternary)
          Rectangle().fill(.quinary)
        }
        .foregroundStyle(.blue)
      },
      DrawingSample("three styles") {
        VStack(spacing: 4) {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
        }
        .foregroundStyle(.red, .green, .blue)
      },
      DrawingSample("fill, background, separator") {
        VStack(spacing: 4) {
          Rectangle().fill(.fill)
          Rectangle().fill(.fill.tertiary)
          Rectangle().fill(.background.secondary)
          Rectangle().fill(.separator)
        }
      },
      DrawingSample("radial and elliptical") {
        HStack {
          RadialGradient(
            colors: [.yellow, .red], center: .center, startRadius: 5, endRadius: 30)
          EllipticalGradient(colors: [.yellow, .red])
        }
      },
      DrawingSample("angular gradient") {
        AngularGradient(gradient: rainbow, center: .center).clipShape(Circle())
      },
      DrawingSample("angular gradient on a line") {
        Circle().trim(from: 0, to: 0.8)
          .stroke(
            AngularGradient(
              colors: [.blue, .pink], center: .center, startAngle: .zero, endAngle: .degrees(288)),
            style: StrokeStyle(lineWidth: 14, lineCap: .round)
          )
          .padding(7)
      },
      DrawingSample("mesh gradient") {
        MeshGradient(
          width: 3, height: 3,
          points: [
            SIMD2(0, 0), SIMD2(0.5, 0), SIMD2(1, 0), SIMD2(0, 0.5), SIMD2(0.7, 0.3), SIMD2(1, 0.5),
            SIMD2(0, 1), SIMD2(0.5, 1), SIMD2(1, 1),
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
      },
      DrawingSample("Color.gradient, mix, hue") {
        VStack(spacing: 4) {
          Rectangle().fill(Color.blue.gradient)
          HStack(spacing: 0) {
            ForEach([0.0, 0.25, 0.5, 0.75, 1], id: \.self) { Color.yellow.mix(with: .blue, by: $0) }
          }
          HStack(spacing: 0) {
            ForEach([0.0, 0.2, 0.4, 0.6, 0.8], id: \.self) {
              Color(hue: $0, saturation: 1, brightness: 1)
            }
          }
        }
      },
      DrawingSample("color spaces: sRGB, linear, P3") {
        HStack(spacing: 0) {
          Color(.sRGB, red: 0.5, green: 0.2, blue: 0.2)
          Color(.sRGBLinear, red: 0.5, green: 0.2, blue: 0.2)
          Color(.displayP3, red: 0.5, green: 0.2, blue: 0.2)
        }
      },
      DrawingSample("materials over stripes") {
        ZStack {
          HStack(spacing: 4) {
            Color.red
            Color.green
            Color.blue
          }
          VStack {
            Rectangle().fill(.ultraThinMaterial)
            Rectangle().fill(.regularMaterial)
            Rectangle().fill(.ultraThickMaterial)
          }
          .padding(10)
        }
      },
      DrawingSample("text in a gradient") {
        Text("Gradient").font(.system(size: 22, weight: .bold))
          .foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      },
    ]
  }
}
