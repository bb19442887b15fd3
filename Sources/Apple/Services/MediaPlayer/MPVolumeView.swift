// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import UIKit

/// A slider for the volume, which a widget cannot show.
open class MPVolumeView: UIView {
  /// Whether the slider is shown.
  open var showsVolumeSlider = true
}
