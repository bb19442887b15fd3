// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names of facts in ID3 tags, QuickTime movies and 3GPP files.

extension AVMetadataIdentifier {
  /// A picture such as the cover, in the frame `APIC` of ID3 tags.
  public static let id3MetadataAttachedPicture = AVMetadataIdentifier(
    rawValue: "id3/APIC")
  /// A comment with its language, in the frame `COMM` of ID3 tags.
  public static let id3MetadataComments = AVMetadataIdentifier(
    rawValue: "id3/COMM")
  /// The title of the album, in the frame `TALB` of ID3 tags.
  public static let id3MetadataAlbumTitle = AVMetadataIdentifier(
    rawValue: "id3/TALB")
  /// The tempo in beats per minute, in the frame `TBPM` of ID3 tags.
  public static let id3MetadataBeatsPerMinute = AVMetadataIdentifier(
    rawValue: "id3/TBPM")
  /// The composers of the song, in the frame `TCOM` of ID3 tags.
  public static let id3MetadataComposer = AVMetadataIdentifier(
    rawValue: "id3/TCOM")
  /// The genre of the song, in the frame `TCON` of ID3 tags.
  public static let id3MetadataContentType = AVMetadataIdentifier(
    rawValue: "id3/TCON")
  /// The copyright notice with its year, in the frame `TCOP` of ID3 tags.
  public static let id3MetadataCopyright = AVMetadataIdentifier(
    rawValue: "id3/TCOP")
  /// The day and the month of the recording, in the frame `TDAT` of ID3 tags.
  public static let id3MetadataDate = AVMetadataIdentifier(
    rawValue: "id3/TDAT")
  /// Who encoded the file, in the frame `TENC` of ID3 tags.
  public static let id3MetadataEncodedBy = AVMetadataIdentifier(
    rawValue: "id3/TENC")
  /// Who wrote the words of the song, in the frame `TEXT` of ID3 tags.
  public static let id3MetadataLyricist = AVMetadataIdentifier(
    rawValue: "id3/TEXT")
  /// The larger group that the content belongs to, in the frame `TIT1` of ID3 tags.
  public static let id3MetadataContentGroupDescription = AVMetadataIdentifier(
    rawValue: "id3/TIT1")
  /// The title of the song, in the frame `TIT2` of ID3 tags.
  public static let id3MetadataTitleDescription = AVMetadataIdentifier(
    rawValue: "id3/TIT2")
  /// The subtitle or other detail of the title, in the frame `TIT3` of ID3 tags.
  public static let id3MetadataSubTitle = AVMetadataIdentifier(
    rawValue: "id3/TIT3")
  /// The languages that are spoken or sung, in the frame `TLAN` of ID3 tags.
  public static let id3MetadataLanguage = AVMetadataIdentifier(
    rawValue: "id3/TLAN")
  /// The title of the original album, in the frame `TOAL` of ID3 tags.
  public static let id3MetadataOriginalAlbumTitle = AVMetadataIdentifier(
    rawValue: "id3/TOAL")
  /// The artist of the original recording, in the frame `TOPE` of ID3 tags.
  public static let id3MetadataOriginalArtist = AVMetadataIdentifier(
    rawValue: "id3/TOPE")
  /// The lead performers or soloists, in the frame `TPE1` of ID3 tags.
  public static let id3MetadataLeadPerformer = AVMetadataIdentifier(
    rawValue: "id3/TPE1")
  /// The band or the orchestra, in the frame `TPE2` of ID3 tags.
  public static let id3MetadataBand = AVMetadataIdentifier(
    rawValue: "id3/TPE2")
  /// The conductor of the performance, in the frame `TPE3` of ID3 tags.
  public static let id3MetadataConductor = AVMetadataIdentifier(
    rawValue: "id3/TPE3")
  /// Who remixed or otherwise changed the piece, in the frame `TPE4` of ID3 tags.
  public static let id3MetadataModifiedBy = AVMetadataIdentifier(
    rawValue: "id3/TPE4")
  /// Which part of a set the disc is, in the frame `TPOS` of ID3 tags.
  public static let id3MetadataPartOfASet = AVMetadataIdentifier(
    rawValue: "id3/TPOS")
  /// The publisher or the record label, in the frame `TPUB` of ID3 tags.
  public static let id3MetadataPublisher = AVMetadataIdentifier(
    rawValue: "id3/TPUB")
  /// The number of the track on its album, in the frame `TRCK` of ID3 tags.
  public static let id3MetadataTrackNumber = AVMetadataIdentifier(
    rawValue: "id3/TRCK")
  /// When the audio was recorded, in the frame `TDRC` of ID3 tags.
  public static let id3MetadataRecordingTime = AVMetadataIdentifier(
    rawValue: "id3/TDRC")
  /// When the audio was first released, in the frame `TDRL` of ID3 tags.
  public static let id3MetadataReleaseTime = AVMetadataIdentifier(
    rawValue: "id3/TDRL")
  /// The year of the recording, in the frame `TYER` of ID3 tags.
  public static let id3MetadataYear = AVMetadataIdentifier(
    rawValue: "id3/TYER")
  /// A text that no other frame is for, in the frame `TXXX` of ID3 tags.
  public static let id3MetadataUserText = AVMetadataIdentifier(
    rawValue: "id3/TXXX")
  /// A web address that no other frame is for, in the frame `WXXX` of ID3 tags.
  public static let id3MetadataUserURL = AVMetadataIdentifier(
    rawValue: "id3/WXXX")
  /// The lyrics without times, in the frame `USLT` of ID3 tags.
  public static let id3MetadataUnsynchronizedLyric = AVMetadataIdentifier(
    rawValue: "id3/USLT")
  /// Who wrote the content of the movie, under QuickTime's key `com.apple.quicktime.author`.
  public static let quickTimeMetadataAuthor = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.author")
  /// A comment on the movie, under QuickTime's key `com.apple.quicktime.comment`.
  public static let quickTimeMetadataComment = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.comment")
  /// The copyright notice of the movie, under QuickTime's key `com.apple.quicktime.copyright`.
  public static let quickTimeMetadataCopyright = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.copyright")
  /// When the content was made, under QuickTime's key `com.apple.quicktime.creationdate`.
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.creationdate")
  /// The director of the movie, under QuickTime's key `com.apple.quicktime.director`.
  public static let quickTimeMetadataDirector = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.director")
  /// The name under which the movie is shown, under QuickTime's key `com.apple.quicktime.displayname`.
  public static let quickTimeMetadataDisplayName = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.displayname")
  /// Further information about the movie, under QuickTime's key `com.apple.quicktime.information`.
  public static let quickTimeMetadataInformation = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.information")
  /// Words under which the movie can be found, under QuickTime's key `com.apple.quicktime.keywords`.
  public static let quickTimeMetadataKeywords = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.keywords")
  /// The producer of the movie, under QuickTime's key `com.apple.quicktime.producer`.
  public static let quickTimeMetadataProducer = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.producer")
  /// The publisher of the movie, under QuickTime's key `com.apple.quicktime.publisher`.
  public static let quickTimeMetadataPublisher = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.publisher")
  /// The album or collection of the movie, under QuickTime's key `com.apple.quicktime.album`.
  public static let quickTimeMetadataAlbum = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.album")
  /// The artist who made the content, under QuickTime's key `com.apple.quicktime.artist`.
  public static let quickTimeMetadataArtist = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.artist")
  /// A picture for the movie, such as a poster, under QuickTime's key `com.apple.quicktime.artwork`.
  public static let quickTimeMetadataArtwork = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.artwork")
  /// What the movie is about, under QuickTime's key `com.apple.quicktime.description`.
  public static let quickTimeMetadataDescription = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.description")
  /// The program that made the movie's file, under QuickTime's key `com.apple.quicktime.software`.
  public static let quickTimeMetadataSoftware = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.software")
  /// The year when the content was made, under QuickTime's key `com.apple.quicktime.year`.
  public static let quickTimeMetadataYear = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.year")
  /// The genre of the movie, under QuickTime's key `com.apple.quicktime.genre`.
  public static let quickTimeMetadataGenre = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.genre")
  /// The title of the movie, under QuickTime's key `com.apple.quicktime.title`.
  public static let quickTimeMetadataTitle = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.title")
  /// The copyright notice, in the box `cprt` of a 3GPP file.
  public static let identifier3GPUserDataCopyright = AVMetadataIdentifier(
    rawValue: "udta/cprt")
  /// Who wrote the content, in the box `auth` of a 3GPP file.
  public static let identifier3GPUserDataAuthor = AVMetadataIdentifier(
    rawValue: "udta/auth")
  /// The performer or artist, in the box `perf` of a 3GPP file.
  public static let identifier3GPUserDataPerformer = AVMetadataIdentifier(
    rawValue: "udta/perf")
  /// The genre as a text, in the box `gnre` of a 3GPP file.
  public static let identifier3GPUserDataGenre = AVMetadataIdentifier(
    rawValue: "udta/gnre")
  /// The title of the medium, in the box `titl` of a 3GPP file.
  public static let identifier3GPUserDataTitle = AVMetadataIdentifier(
    rawValue: "udta/titl")
  /// A caption or description, in the box `dscp` of a 3GPP file.
  public static let identifier3GPUserDataDescription = AVMetadataIdentifier(
    rawValue: "udta/dscp")
  /// The title of the album, with the number of the track, in the box `albm` of a 3GPP file.
  public static let identifier3GPUserDataAlbumAndTrack = AVMetadataIdentifier(
    rawValue: "udta/albm")
}
