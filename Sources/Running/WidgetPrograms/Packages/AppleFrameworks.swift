// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Frameworks of Apple's for which there is no module here, so that a project is not asked for them.
enum AppleFrameworks {
  /// The names by which they are imported.
  static let names: Set<String> = [
    "ARKit", "AVRouting", "AccessorySetupKit", "Accounts", "AdServices", "AddressBook",
    "AdvancedCommerce", "AppKit", "AssetsLibrary", "AudioUnit",
    "AutomaticAssessmentConfiguration", "Automator", "BackgroundAssets", "BrowserEngineKit",
    "BusinessChat", "Cinematic", "ClassKit", "ClockKit", "Cocoa", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreMIDI", "CoreTrust", "CoreWLAN", "CryptoTokenKit", "DataDetection",
    "DockKit", "EnergyKit", "ExposureNotification", "ExternalAccessory", "FileProvider",
    "FileProviderUI", "FinanceKit", "FinanceKitUI", "GLKit", "GSS", "GameController",
    "GroupActivities", "HealthKitUI", "Hypervisor", "IOBluetooth", "IOKit", "IOSurface",
    "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground",
    "JournalingSuggestions", "LiveCommunicationKit", "MLCompute", "MarketplaceKit", "Matter",
    "MatterSupport", "MediaAccessibility", "MediaToolbox", "Messages", "Metal", "MetalFX",
    "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "ModelIO",
    "NearbyInteraction", "NewsstandKit", "OpenAL", "OpenGLES", "PHASE", "PaperKit", "PencilKit",
    "ProximityReader", "PushToTalk", "Quartz", "RealityKit", "ReplayKit", "RoomPlan",
    "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime", "SecureElementCredential",
    "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "SharedWithYou",
    "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis", "SpriteKit", "StickerKit",
    "TabularData", "ThreadNetwork", "TranslationUIProvider", "Twitter",
    "VideoSubscriberAccount",
    "VideoToolbox", "WatchKit", "WiFiAware", "WiFiInfrastructure", "WorkoutKit", "iAd",
    "vmnet",
  ]
}
