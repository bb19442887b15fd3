// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import Testing
import WidgetRendering
import WidgetViews

struct PictureDifferenceTests {
  private func svg(_ view: some View, _ family: WidgetFamily = .systemSmall) -> String {
    ViewPicture(of: view, family: family).svg
  }

  private func sentences(_ before: some View, _ after: some View) -> [String] {
    PictureDifference(from: svg(before), to: svg(after)).sentences
  }

  @Test func anElementThatMovedIsNamedWithItsDistance() {
    let sentences = sentences(
      Text("Steps").padding(.leading, 8), Text("Steps").padding(.leading, 10))
    #expect(sentences == ["text 'Steps' moved 1 pt right"])
  }

  @Test func whatStaysIsNotNamed() {
    let difference = PictureDifference(
      from: svg(
        VStack {
          Text("One")
          Text("Two")
        }),
      to: svg(
        VStack {
          Text("One")
          Text("Two")
        }))
    #expect(difference.changes.isEmpty)
    #expect(difference.sentences.count == 1)
  }

  @Test func aTextAtTheSamePlaceSaysSomethingElse() {
    #expect(
      sentences(Text("12"), Text("21")) == ["text '12' is now '21'"])
  }

  @Test func colorsAreNamedWithBothValues() {
    #expect(
      sentences(Text("A").foregroundColor(.white), Text("A").foregroundColor(.black))
        == ["text 'A' has the fill #000 instead of #fff"])
  }

  @Test func whatIsNewAndWhatIsGoneIsSaid() {
    let one = VStack(alignment: .leading, spacing: 0) {
      Text("One")
      Spacer()
    }
    let two = VStack(alignment: .leading, spacing: 0) {
      Text("One")
      Spacer()
      Text("Two")
    }
    #expect(
      sentences(one, two).filter { $0.contains("Two") }.map { $0.prefix(17) } == [
        "text 'Two' is new"
      ])
    #expect(sentences(two, one).contains("text 'Two' is gone"))
  }

  @Test func linksSayWhereTheyGo() {
    let sentences = PictureDifference(
      from: svg(Link(destination: "app://a") { Text("Go") }, .systemMedium),
      to: svg(Link(destination: "app://b") { Text("Go") }, .systemMedium)
    ).sentences
    #expect(sentences == ["link 'Go' has the url app://b instead of app://a"])
  }

  @Test func aShapeThatGrewSaysByHowMuch() {
    #expect(
      sentences(
        Circle().fill(.red).frame(width: 20, height: 20),
        Circle().fill(.red).frame(width: 22, height: 22)
      ).map { $0.split(separator: ") ").last ?? "" }
        == ["moved 1 pt left and 1 pt up, is 2 pt wider, is 2 pt higher"])
  }

  @Test func aGradientThatChangedIsNamedAndItsNumberIsNot() {
    let first = Rectangle().fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    let second = Rectangle().fill(
      LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))
    #expect(sentences(first, second).count == 1)
    #expect(sentences(first, second).first?.hasSuffix("has another fill") == true)
    // A definition before it takes its number, which changes nothing.
    let clipped = VStack(spacing: 0) {
      Color.clear.frame(height: 10).clipShape(Capsule()).opacity(0.5)
      first
    }
    #expect(!sentences(first, clipped).contains { $0.contains("another fill") })
  }

  @Test func theWidgetsSizeComesFirst() {
    let difference = PictureDifference(
      from: svg(Text("A"), .systemSmall), to: svg(Text("A"), .systemMedium))
    #expect(difference.sentences.first?.hasPrefix("the widget is 338 × 158 pt instead of") == true)
  }
}
