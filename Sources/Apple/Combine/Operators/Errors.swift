// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Changes the error.
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

  /// Sends a value in the place of an error.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Goes on with another publisher where there is an error.
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

  /// Begins again where there is an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Says that something could go wrong, though nothing does.
  public func setFailureType<Other: Error>(to type: Other.Type) -> some Publisher<Output, Other> {
    Made<Output, Other> { outlet in
      observe {
        outlet.send($0)
      } completion: { _ in
        outlet.finish()
      }
    }
  }
}
