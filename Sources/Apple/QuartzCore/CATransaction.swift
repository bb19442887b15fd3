// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// A group of changes to layers of the same thread, which take effect at once here.
open class CATransaction: NSObject, @unchecked Sendable {
  private final class Group {
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var disables = false
    var completion: (() -> Void)?
  }

  private static let key = "QuartzCore.CATransaction"

  private class var groups: [Group] {
    get { Thread.current.threadDictionary[key] as? [Group] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private class var current: Group {
    if let group = groups.last { return group }
    let group = Group()
    groups = [group]
    return group
  }

  /// Starts a group in the current one, whose settings it takes over.
  open class func begin() {
    let outer = current
    let group = Group()
    group.duration = outer.duration
    group.timing = outer.timing
    group.disables = outer.disables
    groups.append(group)
  }

  /// Ends the current group and calls its completion, as there is no animation to wait for.
  open class func commit() {
    guard let group = groups.popLast() else { return }
    group.completion?()
  }

  /// Ends the group that a thread has without beginning one.
  open class func flush() { if groups.count == 1 { commit() } }

  /// Returns how long animations of the group take, in seconds: 0.25 unless it was set.
  open class func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets how long animations of the group take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// Returns the pace of the group's animations; nil leaves it to each.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }
  /// Sets the pace of the group's animations; nil leaves it to each.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }
  /// Returns whether changes of properties are not animated.
  open class func disableActions() -> Bool { current.disables }
  /// Sets whether changes of properties are not animated; here they never are.
  open class func setDisableActions(_ flag: Bool) { current.disables = flag }
  /// Does nothing, as layers are changed at once.
  open class func lock() {}
  /// Does nothing, as layers are changed at once.
  open class func unlock() {}

  /// Sets one of the group's settings by its name; others are not kept.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// Returns one of the group's settings by its name; nil for others.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Returns what is called at the end of the group; nil for nothing.
  open class func completionBlock() -> (() -> Void)? { current.completion }
  /// Sets what is called at the end of the group; nil for nothing.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
}

/// The name of how long animations of a group take, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether changes of properties are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The name of the pace of a group's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what is called at the end of a group.
public let kCATransactionCompletionBlock = "completionBlock"
