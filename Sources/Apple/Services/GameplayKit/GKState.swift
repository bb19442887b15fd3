// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A state of a machine, of which subclasses say what may follow it and what happens.
open class GKState: NSObject {
  /// The machine that has the state; nil before one has it.
  open internal(set) weak var stateMachine: GKStateMachine?

  /// Creates a state that no machine has yet.
  public override init() {}

  /// Returns whether a state of a class may follow; true unless a subclass says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

  /// Called after the machine came to the state, with the state before it; nil for the first.
  open func didEnter(from previousState: GKState?) {}

  /// Called where the machine is updated, with the seconds since the last time.
  open func update(deltaTime seconds: TimeInterval) {}

  /// Called before the machine leaves the state, with the state that follows.
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states at a time, or in none before it has entered one.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]

  /// The state that the machine is in; nil before it has entered one.
  open private(set) var currentState: GKState?

  /// Creates a machine in no state.
  ///
  /// - Parameter states: The states; of several of one class, the last one counts.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in self.states.values { state.stateMachine = self }
  }

  /// Returns the machine's state of a class; nil if it has none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Returns whether the machine has a state of a class that may follow the one that it is in.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard states[ObjectIdentifier(stateClass)] != nil else { return false }
    return currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class.
  ///
  /// - Returns: False if the machine has none or it may not follow: the state stays.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the state that the machine is in, with the seconds since the last time.
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
