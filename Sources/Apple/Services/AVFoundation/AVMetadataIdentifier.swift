// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The name of a fact about a medium.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The format of the key, a slash and the key, such as `comn/title`.
  public let rawValue: String
  /// Creates the name of a fact from its text, such as `itsk/©nam`, which is not checked.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a fact from its text, such as `itsk/©nam`, which is not checked.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The title of the medium, under the key `title` that all formats share.
  public static let commonIdentifierTitle = AVMetadataIdentifier(
    rawValue: "comn/title")
  /// Who in the main made the content, under the key `creator` that all formats share.
  public static let commonIdentifierCreator = AVMetadataIdentifier(
    rawValue: "comn/creator")
  /// What the content is about, under the key `subject` that all formats share.
  public static let commonIdentifierSubject = AVMetadataIdentifier(
    rawValue: "comn/subject")
  /// A text that describes the content, under the key `description` that all formats share.
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    rawValue: "comn/description")
  /// Who published the medium, under the key `publisher` that all formats share.
  public static let commonIdentifierPublisher = AVMetadataIdentifier(
    rawValue: "comn/publisher")
  /// Who else had a part in making the content, under the key `contributor` that all formats share.
  public static let commonIdentifierContributor = AVMetadataIdentifier(
    rawValue: "comn/contributor")
  /// When the content was made, under the key `creationDate` that all formats share.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(
    rawValue: "comn/creationDate")
  /// When the content was last changed, under the key `lastModifiedDate` that all formats share.
  public static let commonIdentifierLastModifiedDate = AVMetadataIdentifier(
    rawValue: "comn/lastModifiedDate")
  /// The nature or the genre of the content, under the key `type` that all formats share.
  public static let commonIdentifierType = AVMetadataIdentifier(
    rawValue: "comn/type")
  /// The file format or the physical form, under the key `format` that all formats share.
  public static let commonIdentifierFormat = AVMetadataIdentifier(
    rawValue: "comn/format")
  /// What tells the content from others, under the key `identifier` that all formats share.
  public static let commonIdentifierIdentifier = AVMetadataIdentifier(
    rawValue: "comn/identifier")
  /// The work from which the content was taken, under the key `source` that all formats share.
  public static let commonIdentifierSource = AVMetadataIdentifier(
    rawValue: "comn/source")
  /// The language of the content, under the key `language` that all formats share.
  public static let commonIdentifierLanguage = AVMetadataIdentifier(
    rawValue: "comn/language")
  /// A work to which the content is related, under the key `relation` that all formats share.
  public static let commonIdentifierRelation = AVMetadataIdentifier(
    rawValue: "comn/relation")
  /// The place where the content was made, under the key `location` that all formats share.
  public static let commonIdentifierLocation = AVMetadataIdentifier(
    rawValue: "comn/location")
  /// Who has which rights in the content, under the key `copyrights` that all formats share.
  public static let commonIdentifierCopyrights = AVMetadataIdentifier(
    rawValue: "comn/copyrights")
  /// The title of the album, under the key `albumName` that all formats share.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(
    rawValue: "comn/albumName")
  /// Who wrote the content, under the key `author` that all formats share.
  public static let commonIdentifierAuthor = AVMetadataIdentifier(
    rawValue: "comn/author")
  /// Who performs the content, under the key `artist` that all formats share.
  public static let commonIdentifierArtist = AVMetadataIdentifier(
    rawValue: "comn/artist")
  /// A picture for the medium, such as a cover, under the key `artwork` that all formats share.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(
    rawValue: "comn/artwork")
  /// The manufacturer of the recording device, under the key `make` that all formats share.
  public static let commonIdentifierMake = AVMetadataIdentifier(
    rawValue: "comn/make")
  /// The model of the recording device, under the key `model` that all formats share.
  public static let commonIdentifierModel = AVMetadataIdentifier(
    rawValue: "comn/model")
  /// The program that recorded or wrote the medium, under the key `software` that all formats share.
  public static let commonIdentifierSoftware = AVMetadataIdentifier(
    rawValue: "comn/software")
  /// What is seen or heard, in words, under the key `accessibilityDescription` that all formats share.
  public static let commonIdentifierAccessibilityDescription = AVMetadataIdentifier(
    rawValue: "comn/accessibilityDescription")
  /// The title of the album, in the atom `©alb` of iTunes metadata.
  public static let iTunesMetadataAlbum = AVMetadataIdentifier(
    rawValue: "itsk/©alb")
  /// Who performs the song, in the atom `©ART` of iTunes metadata.
  public static let iTunesMetadataArtist = AVMetadataIdentifier(
    rawValue: "itsk/©ART")
  /// A comment of any content, in the atom `©cmt` of iTunes metadata.
  public static let iTunesMetadataUserComment = AVMetadataIdentifier(
    rawValue: "itsk/©cmt")
  /// The picture of the cover, in the atom `covr` of iTunes metadata.
  public static let iTunesMetadataCoverArt = AVMetadataIdentifier(
    rawValue: "itsk/covr")
  /// The copyright notice, in the atom `cprt` of iTunes metadata.
  public static let iTunesMetadataCopyright = AVMetadataIdentifier(
    rawValue: "itsk/cprt")
  /// The date of the release, in the atom `©day` of iTunes metadata.
  public static let iTunesMetadataReleaseDate = AVMetadataIdentifier(
    rawValue: "itsk/©day")
  /// Who encoded the file, in the atom `©enc` of iTunes metadata.
  public static let iTunesMetadataEncodedBy = AVMetadataIdentifier(
    rawValue: "itsk/©enc")
  /// The genre as a number, in the atom `gnre` of iTunes metadata.
  public static let iTunesMetadataPredefinedGenre = AVMetadataIdentifier(
    rawValue: "itsk/gnre")
  /// The genre as a text of any content, in the atom `©gen` of iTunes metadata.
  public static let iTunesMetadataUserGenre = AVMetadataIdentifier(
    rawValue: "itsk/©gen")
  /// The title of the song, in the atom `©nam` of iTunes metadata.
  public static let iTunesMetadataSongName = AVMetadataIdentifier(
    rawValue: "itsk/©nam")
  /// The subtitle of the track, in the atom `©st3` of iTunes metadata.
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(
    rawValue: "itsk/©st3")
  /// The program that encoded the file, in the atom `©too` of iTunes metadata.
  public static let iTunesMetadataEncodingTool = AVMetadataIdentifier(
    rawValue: "itsk/©too")
  /// The composer of the song, in the atom `©wrt` of iTunes metadata.
  public static let iTunesMetadataComposer = AVMetadataIdentifier(
    rawValue: "itsk/©wrt")
  /// The artist of the whole album, in the atom `aART` of iTunes metadata.
  public static let iTunesMetadataAlbumArtist = AVMetadataIdentifier(
    rawValue: "itsk/aART")
  /// The kind of the account that bought the file, in the atom `akID` of iTunes metadata.
  public static let iTunesMetadataAccountKind = AVMetadataIdentifier(
    rawValue: "itsk/akID")
  /// The account that bought the file, in the atom `apID` of iTunes metadata.
  public static let iTunesMetadataAppleID = AVMetadataIdentifier(
    rawValue: "itsk/apID")
  /// The artist's number in the store, in the atom `atID` of iTunes metadata.
  public static let iTunesMetadataArtistID = AVMetadataIdentifier(
    rawValue: "itsk/atID")
  /// The song's number in the store, in the atom `cnID` of iTunes metadata.
  public static let iTunesMetadataSongID = AVMetadataIdentifier(
    rawValue: "itsk/cnID")
  /// Whether the album is a compilation, in the atom `cpil` of iTunes metadata.
  public static let iTunesMetadataDiscCompilation = AVMetadataIdentifier(
    rawValue: "itsk/cpil")
  /// The number of the disc in its set, in the atom `disk` of iTunes metadata.
  public static let iTunesMetadataDiscNumber = AVMetadataIdentifier(
    rawValue: "itsk/disk")
  /// The genre's number in the store, in the atom `geID` of iTunes metadata.
  public static let iTunesMetadataGenreID = AVMetadataIdentifier(
    rawValue: "itsk/geID")
  /// The group that the song belongs to, in the atom `grup` of iTunes metadata.
  public static let iTunesMetadataGrouping = AVMetadataIdentifier(
    rawValue: "itsk/grup")
  /// The number of the list of songs in the store, in the atom `plID` of iTunes metadata.
  public static let iTunesMetadataPlaylistID = AVMetadataIdentifier(
    rawValue: "itsk/plID")
  /// Whether the words are explicit, in the atom `rtng` of iTunes metadata.
  public static let iTunesMetadataContentRating = AVMetadataIdentifier(
    rawValue: "itsk/rtng")
  /// The tempo in beats per minute, in the atom `tmpo` of iTunes metadata.
  public static let iTunesMetadataBeatsPerMin = AVMetadataIdentifier(
    rawValue: "itsk/tmpo")
  /// The number of the track on its album, in the atom `trkn` of iTunes metadata.
  public static let iTunesMetadataTrackNumber = AVMetadataIdentifier(
    rawValue: "itsk/trkn")
  /// The lyrics of the song, in the atom `©lyr` of iTunes metadata.
  public static let iTunesMetadataLyrics = AVMetadataIdentifier(
    rawValue: "itsk/©lyr")
  /// A short description of the content, in the atom `desc` of iTunes metadata.
  public static let iTunesMetadataDescription = AVMetadataIdentifier(
    rawValue: "itsk/desc")
  /// The director of the movie, in the atom `©dir` of iTunes metadata.
  public static let iTunesMetadataDirector = AVMetadataIdentifier(
    rawValue: "itsk/©dir")
  /// Who performs or acts, in the atom `©prf` of iTunes metadata.
  public static let iTunesMetadataPerformer = AVMetadataIdentifier(
    rawValue: "itsk/©prf")
  /// The producer of the movie or recording, in the atom `©prd` of iTunes metadata.
  public static let iTunesMetadataProducer = AVMetadataIdentifier(
    rawValue: "itsk/©prd")
  /// The publisher of the song or movie, in the atom `©pub` of iTunes metadata.
  public static let iTunesMetadataPublisher = AVMetadataIdentifier(
    rawValue: "itsk/©pub")
}
