// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What learns how a home changes; never called here.
public protocol HMHomeDelegate: NSObjectProtocol {
  /// The home has another name; never called here.
  func homeDidUpdateName(_ home: HMHome)
  /// The access to the home has changed; never called here.
  func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
  /// An accessory was added; never called here.
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  /// An accessory was removed; never called here.
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
  /// A user was added; never called here.
  func home(_ home: HMHome, didAdd user: HMUser)
  /// A user was removed; never called here.
  func home(_ home: HMHome, didRemove user: HMUser)
  /// An accessory is in another room; never called here.
  func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
  /// A room was added; never called here.
  func home(_ home: HMHome, didAdd room: HMRoom)
  /// A room was removed; never called here.
  func home(_ home: HMHome, didRemove room: HMRoom)
  /// A room has another name; never called here.
  func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
  /// A zone was added; never called here.
  func home(_ home: HMHome, didAdd zone: HMZone)
  /// A zone was removed; never called here.
  func home(_ home: HMHome, didRemove zone: HMZone)
  /// A zone has another name; never called here.
  func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
  /// A room is in a zone now; never called here.
  func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone)
  /// A room is no longer in a zone; never called here.
  func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone)
  /// A group of services was added; never called here.
  func home(_ home: HMHome, didAdd group: HMServiceGroup)
  /// A group of services was removed; never called here.
  func home(_ home: HMHome, didRemove group: HMServiceGroup)
  /// A scene was added; never called here.
  func home(_ home: HMHome, didAdd actionSet: HMActionSet)
  /// A scene was removed; never called here.
  func home(_ home: HMHome, didRemove actionSet: HMActionSet)
  /// A scene has another name; never called here.
  func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
  /// The actions of a scene have changed; never called here.
  func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
  /// An automation was added; never called here.
  func home(_ home: HMHome, didAdd trigger: HMTrigger)
  /// An automation was removed; never called here.
  func home(_ home: HMHome, didRemove trigger: HMTrigger)
  /// An automation has another name; never called here.
  func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger)
  /// An automation has changed; never called here.
  func home(_ home: HMHome, didUpdate trigger: HMTrigger)
  /// An accessory could not be reached; never called here.
  func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
  /// The hub of the home has another state; never called here.
  func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState)
}

extension HMHomeDelegate {
  /// Does nothing by default, as no home changes.
  public func homeDidUpdateName(_ home: HMHome) {}
  /// Does nothing by default, as no home changes.
  public func homeDidUpdateAccessControl(forCurrentUser home: HMHome) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd user: HMUser) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove user: HMUser) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd room: HMRoom) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove room: HMRoom) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd zone: HMZone) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove zone: HMZone) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdateNameFor zone: HMZone) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd group: HMServiceGroup) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove group: HMServiceGroup) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {
  }
  /// Does nothing by default, as no home changes.
  public func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {}
}
