// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Wheels of rows, which are never turned.
open class UIPickerView: UIView {
  /// What is asked for rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What is told of rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Whether the chosen row is marked.
  open var showsSelectionIndicator = true
  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns how many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Returns zero, as a widget has no screen.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// Returns nil, as a widget has no screen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  /// Does nothing, as a widget has no screen.
  open func reloadAllComponents() {}
  /// Does nothing, as a widget has no screen.
  open func reloadComponent(_ component: Int) {}
  /// Does nothing, as a widget has no screen.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Returns `-1`, as a widget has no screen.
  open func selectedRow(inComponent component: Int) -> Int { -1 }
}

/// What is asked for rows of wheels, which are never shown.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Is asked for this by the system, which never happens here.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What is told of wheels, which are never turned.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Is asked for this by the system, which never happens here.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Is asked for this by the system, which never happens here.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Is asked for this by the system, which never happens here.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Is asked for this by the system, which never happens here.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Is asked for this by the system, which never happens here.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Is told of what happens, which is nothing here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns zero by default.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  /// Returns `32` by default.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns nil by default.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns `UIView()` by default.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// Does nothing by default.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
