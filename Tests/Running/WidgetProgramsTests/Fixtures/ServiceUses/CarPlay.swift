// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CarPlay

final class Car: NSObject, CPInterfaceControllerDelegate {
  func templateDidAppear(_ template: CPTemplate, animated: Bool) {}
}

func useCarPlay() async throws {
  let grid = CPGridTemplate(
    title: "Stops", gridButtons: [CPGridButton(titleVariants: ["Home"], image: UIImage())])
  expect(grid.gridButtons.first?.isEnabled == true, "a grid has buttons")
  let alert = CPAlertTemplate(
    titleVariants: ["Stop?"], actions: [CPAlertAction(title: "Yes", style: .cancel) { _ in }])
  expect(alert.actions.first?.style == .cancel, "an alert has actions")
  let item = CPListItem(text: "Stop", detailText: "2 min")
  item.handler = { item, done in
    print(item.text ?? "")
    done()
  }
  item.setDetailText("1 min")
  let list = CPListTemplate(title: "Stops", sections: [CPListSection(items: [item])])
  list.tabTitle = "Stops"
  list.updateSections([CPListSection(items: [item], header: "Near", sectionIndexTitle: nil)])
  let tabs = CPTabBarTemplate(templates: [list])
  let car = Car()
  let controller = CPInterfaceController()
  controller.delegate = car
  var shown = true
  controller.setRootTemplate(tabs, animated: false) { success, _ in shown = success }
  expect(!shown && controller.topTemplate == nil, "there is no car")
  expect(list.sections.first?.header == "Near" && item.detailText == "1 min", "values are kept")
}
