// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The names of Apple's frameworks that say by their first letters which framework they are from, such as `AVPlayerItem`.
///
/// A name that no module here declares and that begins in this way is of a part of a framework that is not here yet, and no slip of the pen.
enum AppleNames {
  /// The modules, by the letters that their names begin with.
  private static let modules: [Substring: String] = [
    "AR": "ARKit", "AS": "AuthenticationServices", "AV": "AVFoundation", "BG": "BackgroundTasks",
    "CA": "QuartzCore", "CB": "CoreBluetooth", "CF": "Foundation", "CG": "CoreGraphics",
    "CH": "CoreHaptics", "CI": "CoreImage", "CK": "CloudKit", "CL": "CoreLocation",
    "CM": "CoreMedia", "CN": "Contacts", "CP": "CarPlay", "CT": "CoreText", "CV": "CoreVideo",
    "CX": "CallKit", "EK": "EventKit", "GK": "GameKit", "HK": "HealthKit", "HM": "HomeKit",
    "IN": "Intents", "LA": "LocalAuthentication", "LP": "LinkPresentation", "MF": "MessageUI",
    "MK": "MapKit", "ML": "CoreML", "MP": "MediaPlayer", "MX": "MetricKit",
    "NE": "NetworkExtension", "NL": "NaturalLanguage", "NS": "Foundation", "NW": "Network",
    "PH": "Photos", "PK": "PassKit", "SC": "SystemConfiguration", "SF": "SafariServices",
    "SK": "StoreKit", "UI": "UIKit", "UN": "UserNotifications", "UT": "UniformTypeIdentifiers",
    "VN": "Vision", "WC": "WatchConnectivity", "WK": "WebKit",
  ]

  /// The modules of names whose first letters belong to another one, by their beginnings.
  private static let exceptions: [(beginning: String, module: String)] = [
    ("AVPlayerViewController", "AVKit"), ("AVRoutePicker", "AVKit"),
    ("AVPictureInPicture", "AVKit"),
    ("CGImageDestination", "ImageIO"), ("CGImageMetadata", "ImageIO"),
    ("CGImageProperty", "ImageIO"), ("CGImageSource", "ImageIO"), ("CMAltimeter", "CoreMotion"),
    ("CMAttitude", "CoreMotion"), ("CMMotion", "CoreMotion"), ("CMPedometer", "CoreMotion"),
    ("CMStep", "CoreMotion"), ("CTCarrier", "CoreTelephony"), ("CTRadio", "CoreTelephony"),
    ("CTTelephony", "CoreTelephony"), ("GKRandom", "GameplayKit"), ("GKState", "GameplayKit"),
    ("INUI", "IntentsUI"),
    ("NSAttributeDescription", "CoreData"), ("NSAttributeType", "CoreData"),
    ("NSBatch", "CoreData"), ("NSCollectionLayout", "UIKit"), ("NSDataAsset", "UIKit"),
    ("NSDeleteRule", "CoreData"), ("NSDiffableDataSource", "UIKit"),
    ("NSEntity", "CoreData"), ("NSExpressionDescription", "CoreData"), ("NSFetch", "CoreData"),
    ("NSLayout", "UIKit"), ("NSManagedObject", "CoreData"), ("NSMapping", "CoreData"),
    ("NSMerge", "CoreData"), ("NSMigration", "CoreData"), ("NSMutableParagraphStyle", "UIKit"),
    ("NSParagraphStyle", "UIKit"), ("NSPersistent", "CoreData"),
    ("NSPropertyDescription", "CoreData"), ("NSRelationshipDescription", "CoreData"),
    ("NSShadow", "UIKit"), ("NSTextAlignment", "UIKit"), ("NSTextAttachment", "UIKit"),
    ("NSTextContainer", "UIKit"), ("NSTextStorage", "UIKit"), ("PHPicker", "PhotosUI"),
    ("PKPush", "PushKit"), ("VNDocumentCamera", "VisionKit"),
    ("PKCanvas", "PencilKit"), ("PKDrawing", "PencilKit"), ("PKInk", "PencilKit"),
    ("PKStroke", "PencilKit"), ("PKTool", "PencilKit"), ("SFSpeech", "Speech"),
    ("SFTranscription", "Speech"), ("SKAction", "SpriteKit"), ("SKNode", "SpriteKit"),
    ("SKScene", "SpriteKit"), ("SKSprite", "SpriteKit"), ("SKTexture", "SpriteKit"),
  ]

  /// The module that has a name, by its first letters; nil if they say nothing.
  static func module(of name: String) -> String? {
    let plain = name.first == "k" ? name.dropFirst() : name[...]
    let letters = plain.prefix(2)
    let rest = plain.dropFirst(2)
    guard rest.first?.isUppercase == true, rest.contains(where: \.isLowercase) else { return nil }
    return exceptions.first { plain.hasPrefix($0.beginning) }?.module ?? modules[letters]
  }

  /// The words in the names of functions of C, after the letters of a framework and the name of a type.
  private static let verbs = [
    "Add", "Append", "Apply", "Begin", "Close", "Compare", "Contains", "Convert", "Copy", "Create",
    "Delete", "End", "Equal", "Fill", "From", "Get", "Initialize", "Insert", "Invalidate", "Is",
    "Load", "Lock", "Make", "Perform", "Post", "Register", "Release", "Remove", "Retain", "Run",
    "Set", "Start", "Stop", "To", "Unlock", "Update", "Validate", "Write",
  ]

  /// Whether a name with the letters of a framework is that of a function of C, such as `CFDataGetLength`.
  ///
  /// Such names have the type first and then what is done; the arguments of their calls have no labels.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - uses: How it is used.
  /// - Returns: Whether it can only be a function.
  static func isFunction(_ name: String, _ uses: NameUses) -> Bool {
    guard module(of: name) != nil, !uses.calls.isEmpty, uses.genericCount == 0, !uses.isConformance,
      !uses.isFirstOfClass, !uses.isWrapper, !uses.isNamed,
      uses.calls.allSatisfy({ $0.arguments.allSatisfy(\.label.isEmpty) })
    else { return false }
    if uses.calls.allSatisfy({ $0.arguments.count > 1 }) { return true }
    var words: [String] = []
    for letter in name.dropFirst(2) {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    // 'CGRectMake' is one, and so is 'UIGraphicsGetCurrentContext', but not 'CAAddition'.
    return words.dropFirst().contains { verbs.contains($0) }
  }

  /// Whether a name with the letters of a framework is that of a constant, such as `NSFoundationVersionNumber_iOS_8_0` or `kCFNull`.
  static func isConstant(_ name: String, _ uses: NameUses) -> Bool {
    guard module(of: name) != nil, uses.calls.isEmpty, !uses.isNamed, !uses.isConformance else {
      return false
    }
    return name.first == "k" || name.contains("_")
      || ["Key", "Notification", "Name", "Number", "Option"].contains(where: name.hasSuffix)
  }
}
