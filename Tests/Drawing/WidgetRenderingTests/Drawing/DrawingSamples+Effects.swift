// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension DrawingSample {
  static var effects: [DrawingSample] {
    [
      DrawingSample("rotation and scale") {
        ZStack {
          Text("Turn").font(.title).rotationEffect(.degrees(-30), anchor: .bottomLeading)
          Rectangle().fill(.red).frame(width: 20, height: 20).scaleEffect(x: 2, y: 0.5)
        }
      },
      DrawingSample("turn in space") {
        RoundedRectangle(cornerRadius: 8).fill(.cyan).frame(width: 80, height: 80)
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      },
      DrawingSample("slant") {
        Rectangle().fill(.orange).frame(width: 50, height: 50)
          .transformEffect(PlaneTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      },
      DrawingSample("shadows") {
        VStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 10).fill(.white).shadow(radius: 5)
          Text("Shadow").bold().shadow(color: .red, radius: 1, x: 3, y: 3)
        }
      },
      DrawingSample("blur") {
        Text("Blur").font(.largeTitle).blur(radius: 3)
      },
      DrawingSample("blend modes") {
        ZStack {
          Circle().fill(.yellow).offset(x: -15)
          Circle().fill(.cyan).offset(x: 15).blendMode(.multiply)
        }
      },
      DrawingSample("compositing group, difference") {
        ZStack {
          Color.white
          Circle().fill(.white).blendMode(.difference)
        }
        .compositingGroup()
      },
      DrawingSample("gray, saturated, bright, contrast") {
        VStack(spacing: 2) {
          colors.grayscale(1)
          colors.saturation(0.4)
          colors.brightness(0.3)
          colors.contrast(0.4)
        }
      },
      DrawingSample("inverted, multiplied, hue, alpha") {
        VStack(spacing: 2) {
          colors.colorInvert()
          colors.colorMultiply(.yellow)
          colors.hueRotation(.degrees(120))
          colors.luminanceToAlpha()
        }
      },
      DrawingSample("z-index") {
        ZStack {
          Circle().fill(.red).frame(width: 60).zIndex(1)
          Rectangle().fill(.blue).frame(width: 80, height: 30)
        }
      },
    ]
  }

  static var images: [DrawingSample] {
    [
      DrawingSample("caps that keep their size, and tiles") {
        VStack {
          Image(stripes).resizable(capInsets: EdgeInsets(all: 4))
          Image(stripes).resizable(resizingMode: .tile)
        }
      },
      DrawingSample("pixels as squares") {
        Image(stripes).interpolation(.none).resizable()
      },
      DrawingSample("symbols: outline, fill, circle, slash") {
        symbols(["heart", "star", "house", "clock", "bell", "person"])
      },
      DrawingSample("symbols by weight") {
        VStack {
          HStack {
            Image(systemName: "house").fontWeight(.ultraLight)
            Image(systemName: "house").fontWeight(.regular)
            Image(systemName: "house").fontWeight(.black)
          }
          HStack {
            Image(systemName: "bell").imageScale(.small)
            Image(systemName: "bell")
            Image(systemName: "bell").imageScale(.large)
          }
        }
        .font(.title)
      },
      DrawingSample("symbols in layers") {
        HStack {
          Image(systemName: "plus.circle.fill").symbolRenderingMode(.palette)
          Image(systemName: "bolt.circle").symbolRenderingMode(.hierarchical)
          Image(systemName: "xmark").symbolVariant(.circle.fill)
        }
        .font(.largeTitle).foregroundStyle(.white, .green)
        .padding(4).background(.gray)
      },
      DrawingSample("shadows of styles") {
        VStack {
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.yellow.shadow(.inner(radius: 4, y: 3)).shadow(.drop(radius: 3, y: 2)))
          HStack {
            Image(systemName: "heart.fill")
            Text(verbatim: "Ag")
          }
          .font(.title).foregroundStyle(.blue.shadow(.drop(color: .black, radius: 1, x: 2, y: 2)))
        }
      },
      DrawingSample("combined shapes") {
        VStack {
          HStack {
            Circle().union(Rectangle().offset(x: 20)).fill(.teal)
            Circle().intersection(Rectangle().offset(x: 20)).fill(.teal)
          }
          HStack {
            Circle().subtracting(Rectangle().offset(x: 20)).fill(.teal)
            Circle().symmetricDifference(Rectangle().offset(x: 20)).fill(.teal)
          }
        }
      },
    ] + tables
  }

  /// All symbols that have a sketch, some on a picture.
  private static var tables: [DrawingSample] {
    let names = SymbolNames.all
    return stride(from: 0, to: names.count, by: 36).map { first in
      DrawingSample("symbols from \(names[first])") {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 6), spacing: 2) {
          ForEach(Array(names[first..<min(first + 36, names.count)]), id: \.self) {
            Image(systemName: $0)
          }
        }
        .font(.system(size: 12))
      }
    }
  }

  private static func symbols(_ names: [String]) -> some View {
    VStack(spacing: 2) {
      ForEach(["", ".fill", ".circle", ".circle.fill", ".slash"], id: \.self) { variant in
        HStack(spacing: 2) {
          ForEach(names, id: \.self) { Image(systemName: $0 + variant) }
        }
      }
    }
    .font(.system(size: 14))
  }

  /// A picture of paths, with a frame of 4 points.
  private static var stripes: ImageAsset {
    func box(_ x: Double, _ y: Double, _ side: Double, _ color: ResolvedColor) -> VectorPath {
      VectorPath(
        steps: [
          .move(to: Point(x: x, y: y)), .line(to: Point(x: x + side, y: y)),
          .line(to: Point(x: x + side, y: y + side)), .line(to: Point(x: x, y: y + side)), .close,
        ], fill: .color(color))
    }
    return ImageAsset(
      content: .vector(
        VectorImage(
          viewBox: Rect(x: 0, y: 0, width: 20, height: 20),
          paths: [
            box(0, 0, 20, ResolvedColor(red: 0.2, green: 0.3, blue: 0.8)),
            box(4, 4, 12, ResolvedColor(red: 1, green: 0.9, blue: 0.5)),
            box(4, 4, 6, ResolvedColor(red: 0.9, green: 0.3, blue: 0.3)),
          ])), size: Size(width: 20, height: 20))
  }

  private static var colors: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
      Color.orange
    }
  }
}
