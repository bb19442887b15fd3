// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch

/// What runs the code of an actor with the objects of a context.
public protocol ModelExecutor: Executor {
  /// The context whose objects the code uses.
  var modelContext: ModelContext { get }
}

/// What runs the code of an actor with the objects of a context, one piece after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the code of an actor on a queue of its own.
public class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context whose objects the code uses.
  public final let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelExecutor")

  /// Creates what runs code with the objects of a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a piece of code after those that came before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Returns a reference to this that does not keep it.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor with a context of its own, as `@ModelActor` declares it.
public protocol ModelActor: Actor {
  /// The container of the actor's objects.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the code of the actor.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// What runs the code of the actor; the main thread if its own executor does not run one piece after the other.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    (modelExecutor as? any SerialExecutor)?.asUnownedSerialExecutor()
      ?? MainActor.sharedUnownedExecutor
  }

  /// The context of the actor, with which it fetches, inserts and saves.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the object of an identifier in the actor's context; nil if it is not there or of another class.
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model?
  {
    modelContext.registeredModel(for: id)
  }
}
