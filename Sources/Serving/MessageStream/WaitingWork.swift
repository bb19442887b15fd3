// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Requests that wait, in the order in which they came.
///
/// Each is found by its name, so that thousands that come at once are not looked through for each, and what is not waiting any
/// more is let go, also where something waits all the time.
struct WaitingWork {
  /// What waits, and nil for what does not any more.
  private var places: [MessageWorker.Work?] = []

  /// The first place that may have something.
  private var first = 0

  /// The number of places that were let go.
  private var goneCount = 0

  /// The place of each, counted from the first that ever was.
  private var numbers: [MessageID: Int] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// The number of places that memory is held for.
  var placeCount: Int { places.count }

  func contains(_ id: MessageID) -> Bool { numbers[id] != nil }

  mutating func append(_ work: MessageWorker.Work) {
    numbers[work.call.id] = goneCount + places.count
    places.append(work)
  }

  /// Takes a request out of its turn; nil if it does not wait.
  mutating func remove(_ id: MessageID) -> MessageWorker.Work? {
    guard let number = numbers.removeValue(forKey: id) else { return nil }
    return places[number - goneCount].take()
  }

  /// Takes the next request; nil if none waits.
  mutating func popFirst() -> MessageWorker.Work? {
    while first < places.count {
      let work = places[first].take()
      first += 1
      letGo()
      guard let work else { continue }
      numbers[work.call.id] = nil
      return work
    }
    return nil
  }

  /// Lets the places before the first one go once they are most of all, so that each is moved less than once.
  private mutating func letGo() {
    guard first == places.count || first > 1 << 10 && first > places.count / 2 else { return }
    places.removeFirst(first)
    goneCount += first
    first = 0
  }
}
