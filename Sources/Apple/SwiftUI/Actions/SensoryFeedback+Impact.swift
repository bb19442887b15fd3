// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension SensoryFeedback {
  /// How much things that collide weigh.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// A collision of small, light objects.
    public static let light = Weight(name: "light")
    /// A collision of objects of medium size.
    public static let medium = Weight(name: "medium")
    /// A collision of large, heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// How much things that collide give way.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// A collision of hard objects, which do not give way.
    public static let rigid = Flexibility(name: "rigid")
    /// A collision of objects that give way a little.
    public static let solid = Flexibility(name: "solid")
    /// A collision of soft objects, which give way.
    public static let soft = Flexibility(name: "soft")
  }

  /// The feedback for things that collide, by their weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// The feedback for things that collide, by how much they give way.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// The feedback for something that begins.
  public static let start = SensoryFeedback.impact
  /// The feedback for something that ends.
  public static let stop = SensoryFeedback.impact
  /// The feedback for a value that grows.
  public static let increase = SensoryFeedback.selection
  /// The feedback for a value that gets less.
  public static let decrease = SensoryFeedback.selection
  /// The feedback for things that line up.
  public static let alignment = SensoryFeedback.selection
  /// The feedback for a change of level.
  public static let levelChange = SensoryFeedback.selection
}
