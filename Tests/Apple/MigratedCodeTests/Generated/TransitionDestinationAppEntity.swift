// Migrated from 'QuickActionWidget.intentdefinition' by 'quickaction migrate'.

import AppIntents
import Foundation

/// What objects of the type 'TransitionDestination' were.
struct TransitionDestinationAppEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource(
      "5Nxm9n", defaultValue: "画面", table: "QuickActionWidgetAppIntents"))
  static let defaultQuery = TransitionDestinationAppEntityQuery()

  /// The identifier of the old object: placed widgets keep their choice by it.
  let id: String

  /// What users read.
  let displayString: LocalizedStringResource

  @Property(
    title: LocalizedStringResource(
      "0ORUl6", defaultValue: "画像名", table: "QuickActionWidgetAppIntents"))
  var imageName: String?

  @Property(
    title: LocalizedStringResource(
      "yQoDDU", defaultValue: "画面のURL", table: "QuickActionWidgetAppIntents"))
  var urlScheme: URL?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: displayString, image: imageName.map { DisplayRepresentation.Image(named: $0) })
  }

  init(
    id: String, displayString: LocalizedStringResource, imageName: String? = nil,
    urlScheme: URL? = nil
  ) {
    self.id = id
    self.displayString = displayString
    self.imageName = imageName
    self.urlScheme = urlScheme
  }
}

extension TransitionDestinationAppEntity {
  /// Every destination of the catalog, in the order in which it is offered.
  static let all: [Self] = [
    Self(
      id: "1",
      displayString: LocalizedStringResource(
        "destination.input", defaultValue: "入力", table: "QuickActionWidgetAppIntents"),
      imageName: "input", urlScheme: URL(string: "hoge://hoge/input")),
    Self(
      id: "2",
      displayString: LocalizedStringResource(
        "destination.receipt", defaultValue: "レシート撮影", table: "QuickActionWidgetAppIntents"),
      imageName: "camera", urlScheme: URL(string: "hoge://hoge/receipt")),
    Self(
      id: "3",
      displayString: LocalizedStringResource(
        "destination.transactions", defaultValue: "入出金", table: "QuickActionWidgetAppIntents"),
      imageName: "transaction", urlScheme: URL(string: "hoge://hoge/transaction")),
    Self(
      id: "4",
      displayString: LocalizedStringResource(
        "destination.cashflow", defaultValue: "家計簿", table: "QuickActionWidgetAppIntents"),
      imageName: "cashflow", urlScheme: URL(string: "hoge://hoge/cashflow")),
    Self(
      id: "5",
      displayString: LocalizedStringResource(
        "destination.recurring", defaultValue: "くり返し入力", table: "QuickActionWidgetAppIntents"),
      imageName: "recurring", urlScheme: URL(string: "hoge://hoge/recurring")),
    Self(
      id: "6",
      displayString: LocalizedStringResource(
        "destination.budget", defaultValue: "予算", table: "QuickActionWidgetAppIntents"),
      imageName: "budget", urlScheme: URL(string: "hoge://hoge/budget")),
    Self(
      id: "7",
      displayString: LocalizedStringResource(
        "destination.categories", defaultValue: "カテゴリ別", table: "QuickActionWidgetAppIntents"),
      imageName: "category", urlScheme: URL(string: "hoge://hoge/category")),
    Self(
      id: "8",
      displayString: LocalizedStringResource(
        "destination.bills", defaultValue: "支払い予定", table: "QuickActionWidgetAppIntents"),
      imageName: "bill", urlScheme: URL(string: "hoge://hoge/bill")),
    Self(
      id: "9",
      displayString: LocalizedStringResource(
        "destination.report", defaultValue: "月次レポート", table: "QuickActionWidgetAppIntents"),
      imageName: "report", urlScheme: URL(string: "hoge://hoge/report")),
    Self(
      id: "10",
      displayString: LocalizedStringResource(
        "destination.accounts", defaultValue: "口座", table: "QuickActionWidgetAppIntents"),
      imageName: "account", urlScheme: URL(string: "hoge://hoge/account")),
    Self(
      id: "11",
      displayString: LocalizedStringResource(
        "destination.cards", defaultValue: "カード", table: "QuickActionWidgetAppIntents"),
      imageName: "card", urlScheme: URL(string: "hoge://hoge/card")),
    Self(
      id: "12",
      displayString: LocalizedStringResource(
        "destination.netWorth", defaultValue: "資産推移", table: "QuickActionWidgetAppIntents"),
      imageName: "networth", urlScheme: URL(string: "hoge://hoge/networth")),
    Self(
      id: "13",
      displayString: LocalizedStringResource(
        "destination.investments", defaultValue: "投資", table: "QuickActionWidgetAppIntents"),
      imageName: "investment", urlScheme: URL(string: "hoge://hoge/investment")),
    Self(
      id: "14",
      displayString: LocalizedStringResource(
        "destination.points", defaultValue: "ポイント", table: "QuickActionWidgetAppIntents"),
      imageName: "point", urlScheme: URL(string: "hoge://hoge/point")),
    Self(
      id: "15",
      displayString: LocalizedStringResource(
        "destination.goals", defaultValue: "貯金目標", table: "QuickActionWidgetAppIntents"),
      imageName: "goal", urlScheme: URL(string: "hoge://hoge/goal")),
  ]

  /// What a widget that is not configured shows: as many as fit.
  static let defaults: [Self] = find(["1", "2", "3", "4"])

  /// A destination for each identifier, named after it if it is not known.
  static func find(_ identifiers: [String]) -> [Self] {
    identifiers.map { id in
      all.first { $0.id == id } ?? Self(id: id, displayString: "\(id)")
    }
  }
}

/// Finds the destinations of the catalog, without the app and the network.
struct TransitionDestinationAppEntityQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [TransitionDestinationAppEntity] {
    TransitionDestinationAppEntity.find(identifiers)
  }

  func entities(matching string: String) async throws -> [TransitionDestinationAppEntity] {
    TransitionDestinationAppEntity.all.filter {
      String(localized: $0.displayString).localizedCaseInsensitiveContains(string)
    }
  }

  func suggestedEntities() async throws -> IntentItemCollection<TransitionDestinationAppEntity> {
    IntentItemCollection(
      sections: [
        IntentItemSection(
          LocalizedStringResource(
            "section.record", defaultValue: "記録", table: "QuickActionWidgetAppIntents"),
          items: TransitionDestinationAppEntity.find(["1", "2", "5"])),
        IntentItemSection(
          LocalizedStringResource(
            "section.household", defaultValue: "家計", table: "QuickActionWidgetAppIntents"),
          items: TransitionDestinationAppEntity.find(["3", "4", "6", "7", "8", "9"])),
        IntentItemSection(
          LocalizedStringResource(
            "section.assets", defaultValue: "資産", table: "QuickActionWidgetAppIntents"),
          items: TransitionDestinationAppEntity.find(["10", "11", "12", "13", "14", "15"])),
      ])
  }

  func allEntities() async throws -> [TransitionDestinationAppEntity] {
    TransitionDestinationAppEntity.all
  }
}
