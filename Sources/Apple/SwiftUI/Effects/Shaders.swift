// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Functions of Metal by their names, which are not drawn here.

public import CoreGraphics
public import Foundation
public import WidgetViews

/// A function of a library of Metal, which is called with arguments.
@dynamicCallable public struct ShaderFunction: Hashable, Sendable {
  /// The library of the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function of a library.
  public init(library: ShaderLibrary, name: String) {
    (self.library, self.name) = (library, name)
  }

  /// Returns a shader of the function; the arguments are not used.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of functions of Metal, whose members are functions.
@dynamicMemberLookup public struct ShaderLibrary: Hashable, Sendable {
  private let name: String

  /// The library of the app.
  public static let `default` = ShaderLibrary(name: "default")

  private init(name: String) { self.name = name }

  /// Creates a library from its data, which is not used.
  public init(data: Data) { name = "data" }

  /// Creates a library from its file, which is not read.
  public init(url: URL) { name = url.absoluteString }

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  /// The function with a name in the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The function with a name in the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

extension Shader {
  /// An argument of a shader, which is not used here.
  public struct Argument: Equatable, Sendable {
    /// A number with a fraction.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers with a fraction.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// The width and the height of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// The components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument() }
    /// Three numbers with a fraction.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers with a fraction.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument()
    }
    /// An array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The frame of the view.
    public static let boundingRect = Argument()
    /// A color of the view.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// An array of colors.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// An image of the view.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes of any meaning.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// What a shader is compiled for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// A style that fills shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// An effect on colors.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// An effect on places.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// An effect on a layer.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Creates a shader of a function; the arguments are not used.
  public init(function: ShaderFunction, arguments: [Argument]) { self.init(name: function.name) }

  /// Whether the colors of the shader are dithered; never here.
  public var dithersColor: Bool {
    get { false }
    set {}
  }

  /// Does nothing, as shaders are not compiled here.
  public func compile(as type: UsageType) async throws {}
}

extension VisualEffect {
  /// Applies a shader to colors; not drawn in a widget here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Applies a shader to places; not drawn in a widget here.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Applies a shader to a layer; not drawn in a widget here.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
