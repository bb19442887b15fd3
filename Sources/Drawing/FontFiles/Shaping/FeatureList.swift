// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A feature that a script asks for.
struct FeatureRequest: Sendable {
  var tag: FeatureTag
  /// The stage of substitutions in which it is applied.
  var stage: Int
  /// Whether all glyphs have it.
  var isGlobal: Bool
  var isOn = true
  var passesJoiners = true
  var passesNonJoiners = true
  var isPerSyllable = false
}

/// The features that a script asks for, in stages.
struct FeatureList {
  private var requests: [FeatureRequest] = []
  /// What is done after a stage.
  private(set) var pauses: [Int: ShapingPlan.Pause?] = [:]
  private(set) var lastStage = 0

  /// How a feature treats what is not seen between letters.
  enum Joiners {
    case passed, joinersSeen, allSeen
  }

  private mutating func add(
    _ tags: FeatureTag..., isGlobal: Bool = true, joiners: Joiners = .passed,
    isPerSyllable: Bool = false
  ) {
    for tag in tags {
      requests.append(
        FeatureRequest(
          tag: tag, stage: lastStage, isGlobal: isGlobal, passesJoiners: joiners == .passed,
          passesNonJoiners: joiners != .allSeen, isPerSyllable: isPerSyllable))
    }
  }

  private mutating func pause(_ pause: ShapingPlan.Pause? = nil) {
    pauses[lastStage] = pause
    lastStage += 1
  }

  /// Adds the features of a script and those of all scripts.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - isRightToLeft: Whether it is written from the right.
  ///   - isFound: Whether the font has a feature.
  mutating func add(
    for script: ShapingScript, isRightToLeft: Bool, isFound: (FeatureTag) -> Bool
  ) {
    add("rvrn")
    pause()
    if isRightToLeft {
      add("rtla")
      add("rtlm", isGlobal: false)
    } else {
      add("ltra", "ltrm")
    }
    switch script {
    case .arabic: addArabic(hasContextualLigatures: isFound("rclt"))
    case .devanagari: addDevanagari()
    default: break
    }
    add("abvm", "blwm", "ccmp", "locl")
    add("mark", "mkmk", joiners: .allSeen)
    add("rlig", "calt", "clig", "curs", "dist", "kern", "liga", "rclt")
    if script == .devanagari {
      // Its ligatures are those of the features above.
      add("liga")
      requests[requests.count - 1].isOn = false
      pause(.forgetSyllables)
    }
  }

  private mutating func addArabic(hasContextualLigatures: Bool) {
    add("ccmp", "locl", joiners: .joinersSeen)
    pause()
    for tag in ArabicForm.features {
      add(tag, isGlobal: false, joiners: .joinersSeen)
      pause()
    }
    pause()
    // In Arabic a joiner between two letters also keeps them from being one ligature.
    add("rlig", joiners: .joinersSeen)
    pause()
    add("calt", joiners: .joinersSeen)
    if !hasContextualLigatures {
      pause()
      add("rclt", joiners: .joinersSeen)
    }
    add("liga", "clig", "mset", joiners: .joinersSeen)
  }

  private mutating func addDevanagari() {
    pause(.findSyllables)
    add("locl", "ccmp", isPerSyllable: true)
    pause(.orderBeforeForms)
    let basic: [(tag: FeatureTag, isGlobal: Bool)] = [
      ("nukt", true), ("akhn", true), ("rphf", false), ("rkrf", true), ("pref", false),
      ("blwf", false), ("abvf", false), ("half", false), ("pstf", false), ("vatu", true),
      ("cjct", true),
    ]
    for feature in basic {
      add(feature.tag, isGlobal: feature.isGlobal, joiners: .allSeen, isPerSyllable: true)
      pause()
    }
    pause(.orderAfterForms)
    add("init", isGlobal: false, joiners: .allSeen, isPerSyllable: true)
    add("pres", "abvs", "blws", "psts", "haln", joiners: .allSeen, isPerSyllable: true)
  }

  /// The features, each once, by their names: the first request for one decides how it treats joiners.
  var merged: [FeatureRequest] {
    var merged: [FeatureTag: FeatureRequest] = [:]
    for request in requests {
      guard var known = merged[request.tag] else {
        merged[request.tag] = request
        continue
      }
      known.isGlobal = request.isGlobal
      known.isOn = request.isOn
      known.stage = min(known.stage, request.stage)
      merged[request.tag] = known
    }
    return merged.values.sorted { $0.tag < $1.tag }
  }
}
