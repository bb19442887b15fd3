// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {}

extension StartWorkoutIntent {
  /// Says that the suggested workouts changed; it has no effect here.
  public static func invalidateSuggestedWorkouts() {}
}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}
