// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which lookups of a font a text in a script needs, in which order.
struct ShapingPlan: Sendable {
  /// Something that is done between two stages of lookups.
  enum Pause: Sendable {
    case findSyllables
    case orderBeforeForms
    case orderAfterForms
    case forgetSyllables
  }

  /// Lookups that are applied one after the other, in the order in which the font has them.
  struct Stage: Sendable {
    var lookups: [LookupUse] = []
    /// What is done after them.
    var pause: Pause?
  }

  let script: ShapingScript
  var substitutions: [Stage] = []
  var positions: [LookupUse] = []
  /// The bit of a feature that only some glyphs have; those that the font does not have are not in it.
  var masks: [FeatureTag: UInt32] = [:]
  private var lookupsByTag: [FeatureTag: [Int]] = [:]
  /// Whether the font has the script's own features.
  var isScriptFound = false
  /// Whether the font was made for the older rules of an Indic script.
  var usesOldRules = false
  /// Whether the font says where marks are.
  var placesMarks = false
  /// Whether the font's positions are used.
  var isPositioned = false

  /// The bit of the features that all glyphs have.
  static let global: UInt32 = 1 << 31

  /// Makes the plan for a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isRightToLeft: Whether it is written from the right.
  ///   - language: The name that fonts have for the language; nil for none.
  ///   - substitution: The table `GSUB`; nil if there is none.
  ///   - position: The table `GPOS`; nil if there is none.
  init(
    script: ShapingScript, isRightToLeft: Bool, language: FeatureTag?,
    substitution: LayoutTable?, position: LayoutTable?
  ) {
    self.script = script
    let found = (try? substitution?.features(of: script.tags, language: language)) ?? nil
    let placed = (try? position?.features(of: script.tags, language: language)) ?? nil
    isScriptFound = found?.isFound ?? false
    usesOldRules = script == .devanagari && found?.script != "dev2" && found?.script != "dev3"
    isPositioned = position != nil && (script != .hebrew || placed?.script == "hebr")
    var list = FeatureList()
    list.add(for: script, isRightToLeft: isRightToLeft) { tag in
      found?.numbers[tag] != nil || placed?.numbers[tag] != nil
    }
    var nextBit = 0
    var uses: [(request: FeatureRequest, mask: UInt32)] = []
    for request in list.merged {
      let isFound =
        found?.numbers[request.tag] != nil || placed?.numbers[request.tag] != nil
      guard request.isOn, isFound, request.isGlobal || nextBit < 31 else { continue }
      var mask = Self.global
      if !request.isGlobal {
        mask = 1 << nextBit
        nextBit += 1
        masks[request.tag] = mask
      }
      uses.append((request, mask))
    }
    placesMarks = uses.contains { $0.request.tag == "mark" }
    if let substitution {
      for (tag, number) in found?.numbers ?? [:] {
        lookupsByTag[tag] = try? substitution.lookups(ofFeature: number)
      }
      for stage in 0...list.lastStage {
        let required = stage == 0 ? found?.required : nil
        let lookups = Self.lookups(
          of: uses.filter { $0.request.stage == stage }, required: required,
          in: substitution, numbers: found?.numbers ?? [:])
        substitutions.append(Stage(lookups: lookups, pause: list.pauses[stage] ?? nil))
      }
    }
    if let position, isPositioned {
      positions = Self.lookups(
        of: uses, required: placed?.required, in: position, numbers: placed?.numbers ?? [:])
    }
  }

  /// The numbers of the lookups by which a feature replaces glyphs.
  func lookups(of tag: FeatureTag) -> [Int] { lookupsByTag[tag] ?? [] }

  private static func lookups(
    of uses: [(request: FeatureRequest, mask: UInt32)], required: Int?, in table: LayoutTable,
    numbers: [FeatureTag: Int]
  ) -> [LookupUse] {
    var byNumber: [Int: LookupUse] = [:]
    func add(_ feature: Int, _ use: LookupUse) {
      for number in (try? table.lookups(ofFeature: feature)) ?? [] {
        var use = use
        use.number = number
        if let other = byNumber[number] {
          use.mask |= other.mask
          use.passesJoiners = use.passesJoiners && other.passesJoiners
          use.passesNonJoiners = use.passesNonJoiners && other.passesNonJoiners
          use.isPerSyllable = other.isPerSyllable
        }
        byNumber[number] = use
      }
    }
    if let required { add(required, LookupUse(number: 0, mask: global)) }
    for (request, mask) in uses {
      guard let feature = numbers[request.tag] else { continue }
      add(
        feature,
        LookupUse(
          number: 0, mask: mask, passesJoiners: request.passesJoiners,
          passesNonJoiners: request.passesNonJoiners, isPerSyllable: request.isPerSyllable))
    }
    return byNumber.values.sorted { $0.number < $1.number }
  }
}
