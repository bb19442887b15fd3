// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The metric prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
  /// No prefix: a factor of 1.
  case none
  /// The prefix pico: a factor of 10⁻¹².
  case pico
  /// The prefix nano: a factor of 10⁻⁹.
  case nano
  /// The prefix micro: a factor of 10⁻⁶.
  case micro
  /// The prefix milli: a factor of 10⁻³.
  case milli
  /// The prefix centi: a factor of 10⁻².
  case centi
  /// The prefix deci: a factor of 10⁻¹.
  case deci
  /// The prefix deca: a factor of 10.
  case deca
  /// The prefix hecto: a factor of 100.
  case hecto
  /// The prefix kilo: a factor of 1000.
  case kilo
  /// The prefix mega: a factor of 10⁶.
  case mega
  /// The prefix giga: a factor of 10⁹.
  case giga
  /// The prefix tera: a factor of 10¹².
  case tera
  /// The prefix femto: a factor of 10⁻¹⁵.
  case femto

  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    case .femto: 1e-15
    }
  }
}
