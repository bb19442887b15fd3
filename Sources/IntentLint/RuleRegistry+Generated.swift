// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules that there are.
package enum RuleRegistry {
  /// The rules, by family and name.
  package static let rules: [any Rule.Type] = [
    DefaultOutsideLimits.self,
    ForeignMetadataKey.self,
    MinimumAboveMaximum.self,
    MismatchedDefaultValue.self,
    UnknownEnumDefault.self,
    UnknownMetadataWord.self,
    UnnamedBooleanValue.self,
    DuplicateParameterTag.self,
    CyclicRelationship.self,
    ImpossibleRange.self,
    MismatchedRelationshipValue.self,
    ParentAfterChild.self,
    RelationshipWithoutParent.self,
    RelationshipWithoutValue.self,
    UnknownRelationshipParent.self,
    UnknownRelationshipPredicate.self,
    UnknownRelationshipValue.self,
    ContradictorySuccess.self,
    MissingResponseCode.self,
    UnknownResponsePlaceholder.self,
    AmbiguousUnsupportedReason.self,
    CombinationsWithoutConfigurable.self,
    ConfigurableWithoutCombinations.self,
    DuplicatePromptDialog.self,
    EquivalentCombinations.self,
    LinkedCombinationWithoutPartner.self,
    MalformedPlaceholder.self,
    PlaceholderOutsideCombination.self,
    RepeatedCombinationParameter.self,
    SpacedCombinationKey.self,
    SuggestibleWithoutCombinations.self,
    UncoveredParameter.self,
    UnknownCombinationParameter.self,
    UnknownCombinationPlaceholder.self,
    UnknownPromptDialog.self,
    UnknownPromptPlaceholder.self,
    UnknownReasonPlaceholder.self,
    ArraySizeBelowOne.self,
    FixedSizeOfSingleValue.self,
    FixedSizeWithoutSizes.self,
    ObjectWithoutDynamicEnumeration.self,
    RepeatedSizeClass.self,
    SearchWithoutDynamicEnumeration.self,
    UnconfigurableWidgetParameter.self,
    UnknownSizeClass.self,
    UnusedArraySizes.self,
    WidgetParameterWithoutDisplayName.self,
  ]
}
