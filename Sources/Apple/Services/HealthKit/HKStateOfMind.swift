// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A mood of the user, which no store keeps here.
open class HKStateOfMind: HKSample, @unchecked Sendable {
  /// For how long a mood is.
  public enum Kind: Int, CaseIterable, Sendable {
    /// The feeling of a moment.
    case momentaryEmotion = 1
    /// The mood of a day.
    case dailyMood = 2
  }

  /// How pleasant a mood is.
  public enum ValenceClassification: Int, CaseIterable, Sendable {
    /// The mood is very unpleasant.
    case veryUnpleasant = 1
    /// The mood is clearly unpleasant.
    case unpleasant
    /// The mood is slightly unpleasant.
    case slightlyUnpleasant
    /// The mood is neither pleasant nor unpleasant.
    case neutral
    /// The mood is slightly pleasant.
    case slightlyPleasant
    /// The mood is clearly pleasant.
    case pleasant
    /// The mood is very pleasant.
    case veryPleasant

    /// Returns how pleasant a valence from -1 to 1 is; nil outside of that.
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      // Seven parts of the same size.
      self.init(rawValue: min(7, Int((valence + 1) / 2 * 7) + 1))
    }
  }

  /// The name of a feeling.
  public enum Label: Int, CaseIterable, Sendable {
    /// The user feels amazed.
    case amazed = 1
    /// The user feels amused.
    case amused = 2
    /// The user feels angry.
    case angry = 3
    /// The user feels anxious.
    case anxious = 4
    /// The user feels ashamed.
    case ashamed = 5
    /// The user feels brave.
    case brave = 6
    /// The user feels calm.
    case calm = 7
    /// The user feels content.
    case content = 8
    /// The user feels disappointed.
    case disappointed = 9
    /// The user feels discouraged.
    case discouraged = 10
    /// The user feels disgusted.
    case disgusted = 11
    /// The user feels embarrassed.
    case embarrassed = 12
    /// The user feels excited.
    case excited = 13
    /// The user feels frustrated.
    case frustrated = 14
    /// The user feels grateful.
    case grateful = 15
    /// The user feels guilty.
    case guilty = 16
    /// The user feels happy.
    case happy = 17
    /// The user feels hopeless.
    case hopeless = 18
    /// The user feels irritated.
    case irritated = 19
    /// The user feels jealous.
    case jealous = 20
    /// The user feels joyful.
    case joyful = 21
    /// The user feels lonely.
    case lonely = 22
    /// The user feels passionate.
    case passionate = 23
    /// The user feels peaceful.
    case peaceful = 24
    /// The user feels proud.
    case proud = 25
    /// The user feels relieved.
    case relieved = 26
    /// The user feels sad.
    case sad = 27
    /// The user feels scared.
    case scared = 28
    /// The user feels stressed.
    case stressed = 29
    /// The user feels surprised.
    case surprised = 30
    /// The user feels worried.
    case worried = 31
    /// The user feels annoyed.
    case annoyed = 32
    /// The user feels confident.
    case confident = 33
    /// The user feels drained.
    case drained = 34
    /// The user feels hopeful.
    case hopeful = 35
    /// The user feels indifferent.
    case indifferent = 36
    /// The user feels overwhelmed.
    case overwhelmed = 37
    /// The user feels satisfied.
    case satisfied = 38
  }

  /// What a mood has to do with.
  public enum Association: Int, CaseIterable, Sendable {
    /// It has to do with community.
    case community = 1
    /// It has to do with current events.
    case currentEvents = 2
    /// It has to do with dating.
    case dating = 3
    /// It has to do with education.
    case education = 4
    /// It has to do with family.
    case family = 5
    /// It has to do with fitness.
    case fitness = 6
    /// It has to do with friends.
    case friends = 7
    /// It has to do with health.
    case health = 8
    /// It has to do with hobbies.
    case hobbies = 9
    /// It has to do with identity.
    case identity = 10
    /// It has to do with money.
    case money = 11
    /// It has to do with partner.
    case partner = 12
    /// It has to do with self care.
    case selfCare = 13
    /// It has to do with spirituality.
    case spirituality = 14
    /// It has to do with tasks.
    case tasks = 15
    /// It has to do with travel.
    case travel = 16
    /// It has to do with work.
    case work = 17
    /// It has to do with weather.
    case weather = 18
  }

  /// For how long the mood is.
  public let kind: Kind
  /// How pleasant it is, from -1 to 1.
  public let valence: Double
  /// The names of feelings.
  public let labels: [Label]
  /// What the mood has to do with.
  public let associations: [Association]

  /// How pleasant the mood is.
  open var valenceClassification: ValenceClassification {
    ValenceClassification(valence: valence) ?? .neutral
  }

  /// Creates a mood at a time.
  public init(
    date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
    metadata: [String: Any]? = nil
  ) {
    (self.kind, self.valence) = (kind, valence)
    (self.labels, self.associations) = (labels, associations)
    super.init(HKObjectType.stateOfMindType(), date, date, metadata, nil)
  }
}
