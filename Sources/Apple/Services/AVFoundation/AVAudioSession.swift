// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What an app does with sound, which a program without loudspeaker and microphone keeps and does not do.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let session = AVAudioSession()

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { session }

  /// The way in which an app plays and records.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category as text, as the system logs it.
    public let rawValue: String
    /// Creates a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that goes with other apps' and is silenced by the switch.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences other apps' and is silenced by the switch.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that the switch does not silence.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording without playing; other sound stops.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playing and recording at the same time, as for calls.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several routes at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What a category is used for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The mode as text, as the system logs it.
    public let rawValue: String
    /// Creates a mode of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No special treatment of sound, which fits every category.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Calls with sound alone, in which echoes are removed.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with pictures, in which sound comes from the speaker.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Calls in games, whose other sound goes on.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Recording of movies, with the microphone that is nearest to the camera.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measuring, in which as little as possible is done to the sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Playing of movies, whose voices are made clearer.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech that goes on where it stopped, as of podcasts.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Prompts by a voice.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// What else a category does.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other apps are quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets may be used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of other apps stops.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Headphones may be used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// AirPlay may be used.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// What happens when a session begins or ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Who sets where long sounds are played.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The sound goes where other sound goes.
    case `default` = 0
    /// All long sounds go to one place.
    case longFormAudio = 1
    /// The app chooses where its sound goes.
    case independent = 2
    /// All long films go to one place.
    case longFormVideo = 3
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    /// The interruption has ended, and sound can go on.
    case ended = 0
    /// The interruption has begun, and sound is silent.
    case began = 1
  }

  /// What may be done after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The options as bits of a number.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Playing may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why the route changes.
  public enum RouteChangeReason: UInt, Sendable {
    /// It is not known.
    case unknown = 0
    /// There is a new device.
    case newDeviceAvailable = 1
    /// A device is gone.
    case oldDeviceUnavailable = 2
    /// The category has changed.
    case categoryChange = 3
    /// The app has changed it.
    case override = 4
    /// The device wakes up.
    case wakeFromSleep = 6
    /// Nothing fits the category.
    case noSuitableRouteForCategory = 7
    /// A setting of the route has changed.
    case routeConfigurationChange = 8
  }

  /// The category that was set last; at first sound that silences others'.
  open private(set) var category = Category.soloAmbient
  /// The mode that was set last.
  open private(set) var mode = Mode.default
  /// The options of the category.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The volume: always 0.5 here.
  open var outputVolume: Float { 0.5 }
  /// Whether other apps play: never here.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether sounds that are not needed should be silent: never here.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The rate of samples in hertz: always 48,000 here.
  open var sampleRate: Double { 48_000 }

  /// Sets the category, and changes nothing of the machine's sound; never throws here.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Keeps a category and options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  /// Keeps a category, a mode and options.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }

  /// Keeps a category, a mode and options; no route is shared here.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Sets the mode, and changes nothing of the machine's sound; never throws here.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Whether the user allows recording.
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked.
    case undetermined = 0x756E_6474
    /// The user said no.
    case denied = 0x6465_6E79
    /// The user said yes.
    case granted = 0x6772_6E74
  }

  /// Whether the user allows recording: never here.
  open var recordPermission: RecordPermission { .denied }

  /// Asks whether the app may record: the answer is false.
  @preconcurrency open func requestRecordPermission(
    _ response: @escaping @Sendable (Bool) -> Void
  ) { response(false) }

  /// Whether there is a microphone: never here.
  open var isInputAvailable: Bool { false }
  /// How long sound takes to be heard, in seconds: no time here.
  open var outputLatency: TimeInterval { 0 }
  /// How long sound takes to be recorded, in seconds: no time here.
  open var inputLatency: TimeInterval { 0 }
  /// How long a part of the sound is, in seconds: no time here.
  open var ioBufferDuration: TimeInterval { 0 }
  /// Asks for a rate of samples in hertz, which is not changed; never throws.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Asks for a length of the parts of the sound in seconds, which is not changed; never throws.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  /// Begins or ends nothing, as there is no sound here.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Calls, interruptions and alarms.
  public class var interruptionNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionInterruptionNotification")
  }

  /// The sound goes elsewhere.
  public class var routeChangeNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionRouteChangeNotification")
  }

  /// The services of the system began again.
  public class var mediaServicesWereResetNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
  }

  /// Other apps begin or end to play.
  public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
    NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the type of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the options of an interruption.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the reason of a change of the route.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
