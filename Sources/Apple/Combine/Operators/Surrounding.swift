// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Publisher {
  /// Sends no values, only the completion.
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    compactMap { _ in Never?.none }
  }

  /// Sends a value if none came before the end; not after a failure.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    turned(true) { isEmpty, value, outlet throws(Failure) in
      isEmpty = false
      outlet.send(value)
    } finished: { isEmpty, outlet in
      if isEmpty { outlet.send(output) }
    }
  }

  /// Sends the values of this publisher, and then the given ones.
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> { append(elements) }

  /// Sends the values of this publisher, and then those of a sequence.
  public func append<Elements: Sequence>(
    _ elements: Elements
  ) -> some Publisher<Output, Failure> where Elements.Element == Output {
    append(Publishers.Sequence<Elements, Failure>(sequence: elements))
  }

  /// Sends the values of a sequence, and then those of this publisher.
  public func prepend<Elements: Sequence>(
    _ elements: Elements
  ) -> some Publisher<Output, Failure> where Elements.Element == Output {
    prepend(Publishers.Sequence<Elements, Failure>(sequence: elements))
  }

  /// Drops values until another publisher has sent one; ends at once if that one ends without a value.
  public func drop<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> some Publisher<Output, Failure> where Other.Failure == Failure {
    Made<Output, Failure> { outlet in
      let kept = Kept()
      let gate = Gate()
      kept.add(
        publisher.observe { _ in
          gate.open()
        } completion: { end in
          if case .finished = end, gate.isOpen { return }
          kept.cancel()
          outlet.finish(end)
        })
      kept.add(
        observe {
          if gate.isOpen { outlet.send($0) }
        } completion: {
          outlet.finish($0)
        })
      return kept
    }
  }

  /// Sends values until another publisher has sent one, and then ends.
  public func prefix<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      let kept = Kept()
      kept.add(
        publisher.observe { _ in
          kept.cancel()
          outlet.finish()
        } completion: { _ in
        })
      kept.add(
        observe {
          outlet.send($0)
        } completion: {
          kept.cancel()
          outlet.finish($0)
        })
      return kept
    }
  }
}
