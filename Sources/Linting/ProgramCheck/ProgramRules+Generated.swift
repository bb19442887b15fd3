// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules about what a built extension shows and does.
package enum ProgramRules {
  /// All of them, by subject and name.
  package static let all: [any ProgramRule.Type] = [
    AgingData.self,
    BuildTimedOut.self,
    CloseEntries.self,
    DuplicateEntries.self,
    EveryDeviceAtOnce.self,
    LateFirstEntry.self,
    NoEntries.self,
    PastEntries.self,
    PastPolicy.self,
    ProgramTimedOut.self,
    ProviderFailed.self,
    ProviderTimedOut.self,
    ReloadInOwnTimeline.self,
    ReloadStorm.self,
    ReloadsOverBudget.self,
    RequestInSnapshot.self,
    SingleEntryAtEnd.self,
    TooManyEntries.self,
    TooMuchMemory.self,
    UnsortedEntries.self,
    WidgetProgramFailed.self,
    BlankWidget.self,
    EmptyTranslation.self,
    IgnoredLink.self,
    InfiniteFrame.self,
    InvalidLength.self,
    InvisibleContent.self,
    LeftOutOfLine.self,
    MissingColor.self,
    MissingFont.self,
    MissingImage.self,
    NotDrawnInWidgets.self,
    SeveralWidgetUrls.self,
    TruncatedText.self,
    UnreadableImage.self,
  ]
}
