// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct HealthProviderTests {
  static let answer: FeedValue = [
    "step": 8_432, "stepProgress": 0.84, "weeklySteps": [1, 2, 3, 4, 5, 6, 8_432],
  ]

  @Test(
    "one entry at the moment of the answer, and a new timeline 15 minutes after the call",
    arguments: HealthDataProvider.Source.allCases)
  func timeline(source: HealthDataProvider.Source) async {
    let feed = StubFeed(latency: .seconds(2), [source.endpoint: Self.answer])
    let timeline = await HealthDataProvider(source: source).timeline(
      in: TimelineProviderContext(feed))
    #expect(feed.endpoints == [source.endpoint])
    #expect(timeline.entries.map(\.date) == [noon.advanced(by: .seconds(2))])
    #expect(timeline.entries[0].data?.step == 8_432)
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(900))))
  }

  @Test("the endpoints of a server and of the shared container differ")
  func endpoints() {
    #expect(HealthDataProvider.Source.api.endpoint == "steps")
    #expect(HealthDataProvider.Source.sharedContainer.endpoint == "stepsContainer")
  }

  @Test(
    "data of a wrong kind gives an entry without steps, and is said",
    arguments: [
      ([:], "'step': expected a value, found nothing"),
      (["step": "many"], "'step': expected a whole number, found a text"),
      (["step": 1, "stepProgress": "half"], "'stepProgress': expected a number, found a text"),
      (
        ["step": 1, "stepProgress": 1, "weeklySteps": [1, nil]],
        "'weeklySteps[1]': expected a whole number, found null"
      ),
    ] as [(FeedValue, String)])
  func badData(body: FeedValue, message: String) async {
    let feed = StubFeed(["steps": body])
    let timeline = await HealthDataProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.count == 1)
    #expect(timeline.entries.first?.data == nil)
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(900))))
    #expect(feed.messages.map(\.description).first?.hasSuffix(message) == true)
  }

  @Test("a failure gives an entry without steps, and a new timeline 15 minutes after the call")
  func failure() async {
    let feed = StubFeed { _ in .failure(.unreachable) }
    let timeline = await HealthDataProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.map(\.data) == [nil])
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(900))))
    #expect(feed.messages.map(\.description) == ["'steps' was not answered: no network"])
  }

  @Test("a snapshot is a sample, a placeholder is zeros, and both ask for nothing")
  func samples() {
    let feed = StubFeed([:])
    let context = TimelineProviderContext(feed)
    let snapshot = HealthDataProvider().snapshot(in: context)
    #expect(snapshot.data == .sample)
    #expect(snapshot.data?.weeklySteps.count == 7)
    #expect(snapshot.data?.weeklySteps.last == snapshot.data?.step)
    #expect(HealthDataProvider().placeholder(in: context).data == .zero)
    #expect(feed.requests.isEmpty)
  }

  @Test("numbers that cannot be are cut: what is negative is 0, a week has seven days")
  func bounds() {
    let data = HealthData(
      step: -5, stepProgress: -0.5, weeklySteps: [9, -1, 2, 3, 4, 5, 6, 7])
    #expect(data.step == 0)
    #expect(data.stepProgress == 0)
    #expect(data.weeklySteps == [0, 2, 3, 4, 5, 6, 7])
    #expect(HealthData(step: 1, stepProgress: .nan, weeklySteps: []).stepProgress == 0)
  }

  @Test("the day of the week is that of the device's zone")
  func weekday() {
    let evening = noon.advanced(by: .seconds(4 * 3_600))
    #expect(HealthDataEntry(date: evening, data: nil, timeZone: .utc).weekday == 6)
    #expect(HealthDataEntry(date: evening, data: nil, timeZone: tokyo).weekday == 0)
  }
}
