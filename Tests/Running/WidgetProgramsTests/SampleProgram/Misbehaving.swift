// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

/// What is wrong with a provider or a view.
enum Fault: String, CaseIterable {
  case silent
  case twice
  case otherThread
  case trap
  case loop
  case empty
  case unordered
  case deepView
  case endlessFunction
  case manyViews
  case trappingView
  case leaving
  case waiting
  case greedy
}

struct FaultyProvider: TimelineProvider {
  let fault: Fault

  func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(Moment(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    let now = Date()
    let timeline = Timeline(entries: [Moment(date: now)], policy: .never)
    switch fault {
    case .silent: break
    case .twice:
      completion(timeline)
      completion(Timeline(entries: [Moment(date: .distantPast)], policy: .never))
    case .otherThread: DispatchQueue.global().async { completion(timeline) }
    case .trap: fatalError("no family of this kind")
    case .loop:
      // It asks the host nothing, which is a part of this program.
      var count = 0
      while count >= 0 { count = (count + 1) % 1000 }
    case .empty: completion(Timeline(entries: [], policy: .never))
    case .unordered:
      let dates = [60, -3600, 0, -60].map { now.addingTimeInterval($0) }
      completion(Timeline(entries: dates.map { Moment(date: $0) }, policy: .atEnd))
    case .leaving: exit(3)
    case .waiting: completion(Self.waited(from: now))
    case .greedy: completion(Self.counted(from: now))
    case .deepView, .endlessFunction, .manyViews, .trappingView: completion(timeline)
    }
  }
}

extension FaultyProvider {
  /// Waits for a slow answer in four ways of programs that were written before Swift's tasks, then for one that never comes;
  /// an entry for each, 0 seconds after the first moment if the answer came and a minute if it did not.
  private static func waited(from now: Date) -> Timeline<Moment> {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { semaphore.signal() }
    let bySemaphore = semaphore.wait(timeout: .now() + 60) == .success

    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { group.leave() }
    let byGroup = group.wait(timeout: .now() + 60) == .success

    let condition = NSCondition()
    nonisolated(unsafe) var isThere = false
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
      condition.withLock {
        isThere = true
        condition.signal()
      }
    }
    let byCondition = condition.withLock {
      isThere || condition.wait(until: Date(timeIntervalSinceNow: 60))
    }

    let lock = NSLock()
    lock.lock()
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.2)
      lock.unlock()
    }
    let byLock = lock.lock(before: Date(timeIntervalSinceNow: 60))

    let inVain = semaphore.wait(timeout: .now() + 0.1) == .success
    let answers = [bySemaphore, byGroup, byCondition, byLock, inVain]
    return Timeline(
      entries: answers.map { Moment(date: $0 ? now : now.addingTimeInterval(60)) }, policy: .never)
  }
}

extension FaultyProvider {
  /// Counts bytes of 64 MB, which nothing keeps; an entry as many seconds from now as there are pages.
  private static func counted(from now: Date) -> Timeline<Moment> {
    let bytes = [UInt8](repeating: 1, count: 64 << 20)
    let pages = stride(from: 0, to: bytes.count, by: 4096).reduce(0) { $0 + Int(bytes[$1]) }
    return Timeline(
      entries: [Moment(date: now.addingTimeInterval(Double(pages)))], policy: .never)
  }
}

struct FaultyView: View {
  let fault: Fault
  let entry: Moment

  var body: some View {
    content.containerBackground(.white, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch fault {
    case .deepView: Nested(depth: 0)
    case .endlessFunction: Text(verbatim: "\(Self.depth(0))")
    case .manyViews: VStack { ForEach(0..<Self.viewCount, id: \.self) { Text(verbatim: "\($0)") } }
    case .trappingView: Text(verbatim: [String]()[entry.date == .distantPast ? 1 : 0])
    default: Text(verbatim: "\(Int(entry.date.timeIntervalSinceNow))")
    }
  }

  /// 200, or what the variable says.
  ///
  /// The commands do not pass it on, so that no sheet of theirs has dozens of pictures with thousands of views, which a browser
  /// cannot open.
  private static var viewCount: Int {
    ProcessInfo.processInfo.environment["SAMPLE_VIEWS"].flatMap { Int($0) } ?? 200
  }

  private static func depth(_ level: Int) -> Int {
    level < 0 ? 0 : depth(level + 1) + 1
  }
}

/// A view that contains itself without end.
struct Nested: View {
  let depth: Int

  var body: some View { AnyView(Nested(depth: depth + 1)) }
}

struct FaultyWidget: Widget {
  let fault: Fault

  init() { fault = .silent }

  init(_ fault: Fault) { self.fault = fault }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: fault.rawValue, provider: FaultyProvider(fault: fault)) {
      FaultyView(fault: fault, entry: $0)
    }
    .supportedFamilies([.systemSmall])
  }
}
