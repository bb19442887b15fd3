// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The settings of sounds, and the numbers of their formats.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of the format in the settings of a sound.
public let AVFormatIDKey = "AVFormatIDKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the rate of samples, in hertz in the settings of a sound.
public let AVSampleRateKey = "AVSampleRateKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of channels in the settings of a sound.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits of a sample in the settings of a sound.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether the highest byte of a sample comes first in the settings of a sound.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether samples are numbers with a fraction in the settings of a sound.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of whether each channel is by itself in the settings of a sound.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the quality in the settings of a sound.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits in a second in the settings of a sound.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits of a channel in a second in the settings of a sound.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the number of bits of a sample that are kept in the settings of a sound.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the quality of another rate in the settings of a sound.
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterAudioQualityKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the places of channels in the settings of a sound.
public let AVChannelLayoutKey = "AVChannelLayoutKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of samples as they are, which is `lpcm`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of all samples in less space, which is `alac`.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of AAC, which is `aac`.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of AAC for few bits, which is `aach`.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of MP3, which is `.mp3`.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of FLAC, which is `flac`.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of Opus, which is `opus`.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of IMA4, which is `ima4`.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of µ-law, which is `ulaw`.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of A-law, which is `alaw`.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The format of AMR, which is `samr`.
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72

/// The number of the format of a sound, which is four letters.
public typealias AudioFormatID = UInt32

/// The quality of a sound that is encoded.
public enum AVAudioQuality: Int, Sendable {
  /// The worst quality there is.
  case min = 0
  /// A low quality in little space.
  case low = 0x20
  /// A quality between low and high.
  case medium = 0x40
  /// A high quality in more space.
  case high = 0x60
  /// The best quality there is.
  case max = 0x7F
}
