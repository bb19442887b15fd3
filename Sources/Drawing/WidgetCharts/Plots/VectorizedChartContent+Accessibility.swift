// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension VectorizedChartContent {
  /// Sets the label of each mark for VoiceOver from its element.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.accessibilityLabel = $1.accessibilityLabel ?? $0[keyPath: keyPath] }
  }

  /// Sets the label of each mark for VoiceOver from its element, by the widget's tables of strings.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      $1.accessibilityLabel =
        $1.accessibilityLabel ?? Text($0[keyPath: keyPath])
    }
  }

  /// Sets the label of each mark for VoiceOver from its element; it is not localized.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      $1.accessibilityLabel =
        $1.accessibilityLabel ?? Text(verbatim: String($0[keyPath: keyPath]))
    }
  }

  /// Sets the value of each mark for VoiceOver from its element.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.accessibilityValue = $1.accessibilityValue ?? $0[keyPath: keyPath] }
  }

  /// Sets the value of each mark for VoiceOver from its element, by the widget's tables of strings.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      $1.accessibilityValue =
        $1.accessibilityValue ?? Text($0[keyPath: keyPath])
    }
  }

  /// Sets the value of each mark for VoiceOver from its element; it is not localized.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changing {
      $1.accessibilityValue =
        $1.accessibilityValue ?? Text(verbatim: String($0[keyPath: keyPath]))
    }
  }

  /// Keeps a screen reader from reading the marks whose elements say so.
  public func accessibilityHidden(
    _ keyPath: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.isAccessibilityHidden = $1.isAccessibilityHidden || $0[keyPath: keyPath] }
  }

  /// Sets the name by which tests find each mark from its element, which is not drawn.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> { self }
}
