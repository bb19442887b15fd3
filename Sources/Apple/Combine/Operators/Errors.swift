// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Transforms the error of a failure.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> some Publisher<Output, Other> {
    Made<Output, Other> { outlet in
      observe {
        outlet.send($0)
      } completion: {
        outlet.finish($0.mapped(transform))
      }
    }
  }

  /// Replaces a failure with a value, and then ends.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Replaces a failure with another publisher, made from the error.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> some Publisher<Output, Other.Failure> where Other.Output == Output {
    Made<Output, Other.Failure> { outlet in
      let kept = Kept()
      kept.add(
        observe {
          outlet.send($0)
        } completion: { end in
          switch end {
          case .finished: outlet.finish()
          case .failure(let error):
            kept.add(
              handler(error).observe {
                outlet.send($0)
              } completion: {
                outlet.finish($0)
              })
          }
        })
      return kept
    }
  }

  /// Subscribes again after a failure, up to `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails.
  public func setFailureType<Other: Error>(
    to type: Other.Type
  ) -> Publishers.SetFailureType<Self, Other> { Publishers.SetFailureType(upstream: self) }
}
