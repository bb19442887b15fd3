// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// What lets users select what was found in a picture, which never happens here.
@MainActor @preconcurrency public final class ImageAnalysisInteraction: NSObject, UIInteraction {
  /// What users can do with a picture.
  public struct InteractionTypes: OptionSet, Sendable {
    /// The members as bits of a number.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All that the system offers.
    public static let automatic: InteractionTypes = InteractionTypes(rawValue: 1)
    /// Select texts and touch links.
    public static let textSelection: InteractionTypes = InteractionTypes(rawValue: 2)
    /// Touch links in texts alone.
    public static let dataDetectors: InteractionTypes = InteractionTypes(rawValue: 4)
    /// Lift the subject of the picture.
    public static let imageSubject: InteractionTypes = InteractionTypes(rawValue: 8)
    /// Look up what is in the picture.
    public static let visualLookUp: InteractionTypes = InteractionTypes(rawValue: 16)
    /// All that the system offers for texts.
    public static let automaticTextOnly: InteractionTypes = InteractionTypes(rawValue: 32)
  }

  /// What was found in the picture; nil for nothing.
  public final var analysis: ImageAnalysis?
  /// What users should be able to do; nothing at first.
  public final var preferredInteractionTypes: InteractionTypes = []
  /// What users can do now; always nothing here.
  public final var activeInteractionTypes: InteractionTypes { [] }
  /// The object that learns what users do; nil for none.
  public final weak var delegate: (any ImageAnalysisInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  public private(set) weak var view: UIView?

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Creates an interaction with a delegate.
  public init(_ delegate: any ImageAnalysisInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing before it is added to a view.
  public func willMove(to view: UIView?) {}
  /// Keeps the view that it was added to.
  public func didMove(to view: UIView?) { self.view = view }

  /// All texts in the picture; always empty here.
  public final var text: String { "" }
  /// The selected text; always empty here.
  public final var selectedText: String { "" }
  /// Whether text is selected; always false here.
  public final var hasActiveTextSelection: Bool { false }
  /// Whether texts and codes are marked; false at first.
  public final var selectableItemsHighlighted = false
  /// Whether there is text to select in the picture; always false here.
  public final var isLiveTextButtonVisible: Bool { false }
  /// Whether the buttons of the system are hidden.
  public final var isSupplementaryInterfaceHidden = false
  /// The space around the buttons of the system, in points.
  public final var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
  /// The font of the buttons of the system; nil for the system's.
  public final var supplementaryInterfaceFont: UIFont?
  /// Whether users can lift a subject after a longer time.
  public final var allowLongPressForDataDetectorsInTextMode = false
  /// Where the picture is in its view, from 0 to 1: all of it.
  public final var contentsRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Hides or shows the buttons of the system, with a movement that is not shown.
  public final func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  /// Asks again where the picture is in its view.
  public final func setContentsRectNeedsUpdate() {}
  /// Selects nothing any more.
  public final func resetTextSelection() {}
  /// Returns whether there is something to touch at a point: always false here.
  public final func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  /// Returns whether there is text at a point: always false here.
  public final func hasText(at point: CGPoint) -> Bool { false }
  /// Returns whether there is a link at a point: always false here.
  public final func hasDataDetector(at point: CGPoint) -> Bool { false }
}

/// What learns what users do with a picture; never called here.
@MainActor @preconcurrency public protocol ImageAnalysisInteractionDelegate: AnyObject {
  /// Returns where the picture is in its view, from 0 to 1; never called here.
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  /// Returns the view with the picture; never called here.
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  /// Returns whether users can touch a point; never called here.
  func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  /// Returns the controller that presents others; never called here.
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  /// The buttons of the system are shown or hidden; never called here.
  func interaction(
    _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)
  /// Texts are marked or no longer; never called here.
  func interaction(
    _ interaction: ImageAnalysisInteraction,
    highlightSelectedItemsDidChange highlightSelectedItems: Bool)
  /// Another text is selected now; never called here.
  func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
  /// Returns by default that it is all of the view.
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  /// Returns by default the interaction's view.
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { interaction.view }
  /// Returns by default that users can.
  public func interaction(
    _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  /// Returns none by default, so that the system finds one.
  public func presentingViewController(for interaction: ImageAnalysisInteraction)
    -> UIViewController?
  { nil }
  /// Does nothing by default with the buttons.
  public func interaction(
    _ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool
  ) {}
  /// Does nothing by default when texts are marked.
  public func interaction(
    _ interaction: ImageAnalysisInteraction,
    highlightSelectedItemsDidChange highlightSelectedItems: Bool
  ) {}
  /// Does nothing by default with selected text.
  public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
