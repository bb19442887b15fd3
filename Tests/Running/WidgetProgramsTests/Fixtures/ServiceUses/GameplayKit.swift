// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GameplayKit

class LoadState: GKState {
  final class Initial: LoadState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Loading.self }
  }

  final class Loading: LoadState {
    var previous: GKState?

    override func didEnter(from previousState: GKState?) {
      super.didEnter(from: previousState)
      previous = previousState
    }

    override func update(deltaTime seconds: TimeInterval) {
      stateMachine?.enter(Idle.self)
    }
  }

  final class Idle: LoadState {}
}

func useGameplayKit() async throws {
  let number = GKRandomSource.sharedRandom().nextInt(upperBound: 6)
  expect((0..<6).contains(number), "a random number is below its bound")

  let machine = GKStateMachine(states: [LoadState.Initial(), LoadState.Loading(), LoadState.Idle()])
  expect(machine.currentState == nil && machine.enter(LoadState.Initial.self), "any state is first")
  expect(!machine.enter(LoadState.Idle.self), "a state says what may follow")
  expect(!machine.canEnterState(GKState.self), "the machine does not have the state")
  expect(machine.enter(LoadState.Loading.self), "the state may follow")
  expect(
    machine.state(forClass: LoadState.Loading.self)?.previous is LoadState.Initial,
    "a state is told which one was before")
  machine.update(deltaTime: 0.1)
  expect(machine.currentState is LoadState.Idle, "an update reaches the state")
}
