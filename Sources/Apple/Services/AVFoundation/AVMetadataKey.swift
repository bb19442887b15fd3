// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The key of a fact about a medium.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The key as its format spells it, such as `title`, `©nam` or `TIT2`.
  public let rawValue: String
  /// Creates a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Common key: the title of the medium, such as that of a song.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Common key: who in the main made the content, a person or an organization.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// Common key: what the content is about, in a few words.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  /// Common key: a text that describes the content.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// Common key: who published the medium, such as a record label.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  /// Common key: who else had a part in making the content.
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
  /// Common key: when the content was made, such as when a movie was recorded.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// Common key: when the content was last changed.
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
  /// Common key: the nature or the genre of the content.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// Common key: the file format or the physical form of the medium.
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  /// Common key: a text by which the content is told from others, such as a number in a catalog.
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  /// Common key: the work from which the content was taken.
  public static let commonKeySource = AVMetadataKey(rawValue: "source")
  /// Common key: the language of the content, such as the one in which a song is sung.
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  /// Common key: another work to which the content is related.
  public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
  /// Common key: the place where the content was made, such as where a movie was recorded.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// Common key: who has which rights in the content, mostly a notice with a year and a name.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// Common key: the title of the album that a song is on.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// Common key: who wrote the content, a person or an organization.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// Common key: who performs the content, such as a singer or a band.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// Common key: a picture for the medium as data, such as the cover of an album.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// Common key: the manufacturer of the device that recorded the medium.
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  /// Common key: the model of the device that recorded the medium.
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  /// Common key: the program that recorded or wrote the medium.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  /// Common key: what is seen or heard, in words for users who do not see or hear it.
  public static let commonKeyAccessibilityDescription = AVMetadataKey(
    rawValue: "accessibilityDescription")
  /// iTunes atom `©alb`: the title of the album that a song is on.
  public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "©alb")
  /// iTunes atom `©ART`: who performs the song, such as a singer or a band.
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "©ART")
  /// iTunes atom `©cmt`: a comment of any content, which the user may write.
  public static let iTunesMetadataKeyUserComment = AVMetadataKey(rawValue: "©cmt")
  /// iTunes atom `covr`: the picture of the cover, as the data of a JPEG or PNG file.
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
  /// iTunes atom `cprt`: the copyright notice, mostly with a year and a name.
  public static let iTunesMetadataKeyCopyright = AVMetadataKey(rawValue: "cprt")
  /// iTunes atom `©day`: the date of the release as a text, which may be the year alone.
  public static let iTunesMetadataKeyReleaseDate = AVMetadataKey(rawValue: "©day")
  /// iTunes atom `©enc`: the person or the company that encoded the file.
  public static let iTunesMetadataKeyEncodedBy = AVMetadataKey(rawValue: "©enc")
  /// iTunes atom `gnre`: the genre as a number, one more than its number in the list of ID3.
  public static let iTunesMetadataKeyPredefinedGenre = AVMetadataKey(rawValue: "gnre")
  /// iTunes atom `©gen`: the genre as a text, which need not be in any list.
  public static let iTunesMetadataKeyUserGenre = AVMetadataKey(rawValue: "©gen")
  /// iTunes atom `©nam`: the title of the song, movie or episode.
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "©nam")
  /// iTunes atom `©st3`: the subtitle of the track, which further describes its title.
  public static let iTunesMetadataKeyTrackSubTitle = AVMetadataKey(rawValue: "©st3")
  /// iTunes atom `©too`: the program with which the file was encoded.
  public static let iTunesMetadataKeyEncodingTool = AVMetadataKey(rawValue: "©too")
  /// iTunes atom `©wrt`: who composed the music of the song.
  public static let iTunesMetadataKeyComposer = AVMetadataKey(rawValue: "©wrt")
  /// iTunes atom `aART`: the artist of the whole album, whose songs may have others.
  public static let iTunesMetadataKeyAlbumArtist = AVMetadataKey(rawValue: "aART")
  /// iTunes atom `akID`: the kind of the account that bought the file in the store, as a number.
  public static let iTunesMetadataKeyAccountKind = AVMetadataKey(rawValue: "akID")
  /// iTunes atom `apID`: the name of the account that bought the file in the store.
  public static let iTunesMetadataKeyAppleID = AVMetadataKey(rawValue: "apID")
  /// iTunes atom `atID`: the number of the artist in the catalog of the store.
  public static let iTunesMetadataKeyArtistID = AVMetadataKey(rawValue: "atID")
  /// iTunes atom `cnID`: the number of the song in the catalog of the store.
  public static let iTunesMetadataKeySongID = AVMetadataKey(rawValue: "cnID")
  /// iTunes atom `cpil`: whether the album is a compilation of several artists; 1 if it is.
  public static let iTunesMetadataKeyDiscCompilation = AVMetadataKey(rawValue: "cpil")
  /// iTunes atom `disk`: the number of the disc in its set, and how many discs the set has.
  public static let iTunesMetadataKeyDiscNumber = AVMetadataKey(rawValue: "disk")
  /// iTunes atom `geID`: the number of the genre in the catalog of the store.
  public static let iTunesMetadataKeyGenreID = AVMetadataKey(rawValue: "geID")
  /// iTunes atom `grup`: the group that the song belongs to, such as a work of several movements.
  public static let iTunesMetadataKeyGrouping = AVMetadataKey(rawValue: "grup")
  /// iTunes atom `plID`: the number of the album or other list of songs in the store's catalog.
  public static let iTunesMetadataKeyPlaylistID = AVMetadataKey(rawValue: "plID")
  /// iTunes atom `rtng`: whether the words are explicit; 0 for no advice, 2 for a clean version.
  public static let iTunesMetadataKeyContentRating = AVMetadataKey(rawValue: "rtng")
  /// iTunes atom `tmpo`: the tempo of the song, as a whole number of beats per minute.
  public static let iTunesMetadataKeyBeatsPerMin = AVMetadataKey(rawValue: "tmpo")
  /// iTunes atom `trkn`: the number of the track on its album, and how many tracks that has.
  public static let iTunesMetadataKeyTrackNumber = AVMetadataKey(rawValue: "trkn")
  /// iTunes atom `©lyr`: the lyrics of the song, as one text without times.
  public static let iTunesMetadataKeyLyrics = AVMetadataKey(rawValue: "©lyr")
  /// iTunes atom `desc`: a short description of the content, such as an episode's.
  public static let iTunesMetadataKeyDescription = AVMetadataKey(rawValue: "desc")
  /// iTunes atom `©dir`: who directed the movie or video.
  public static let iTunesMetadataKeyDirector = AVMetadataKey(rawValue: "©dir")
  /// iTunes atom `©prf`: who performs the music or acts in the movie.
  public static let iTunesMetadataKeyPerformer = AVMetadataKey(rawValue: "©prf")
  /// iTunes atom `©prd`: who produced the movie or the recording.
  public static let iTunesMetadataKeyProducer = AVMetadataKey(rawValue: "©prd")
  /// iTunes atom `©pub`: who published the song or movie, such as a record label.
  public static let iTunesMetadataKeyPublisher = AVMetadataKey(rawValue: "©pub")
  /// ID3 frame `APIC`: a picture such as the cover, with its MIME type, its kind and a description.
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
  /// ID3 frame `COMM`: a comment of any content, with its language and a short description.
  public static let id3MetadataKeyComments = AVMetadataKey(rawValue: "COMM")
  /// ID3 frame `TALB`: the title of the album or other recording that the audio is from.
  public static let id3MetadataKeyAlbumTitle = AVMetadataKey(rawValue: "TALB")
  /// ID3 frame `TBPM`: the tempo of the song, as a whole number of beats per minute.
  public static let id3MetadataKeyBeatsPerMinute = AVMetadataKey(rawValue: "TBPM")
  /// ID3 frame `TCOM`: the names of the composers, of which there may be more than one.
  public static let id3MetadataKeyComposer = AVMetadataKey(rawValue: "TCOM")
  /// ID3 frame `TCON`: the genre, as a text or as a number of ID3's list.
  public static let id3MetadataKeyContentType = AVMetadataKey(rawValue: "TCON")
  /// ID3 frame `TCOP`: the copyright notice, which begins with the year.
  public static let id3MetadataKeyCopyright = AVMetadataKey(rawValue: "TCOP")
  /// ID3 frame `TDAT`: the day and the month of the recording as `DDMM`, in tags of version 2.3.
  public static let id3MetadataKeyDate = AVMetadataKey(rawValue: "TDAT")
  /// ID3 frame `TENC`: the person or the organization that encoded the file.
  public static let id3MetadataKeyEncodedBy = AVMetadataKey(rawValue: "TENC")
  /// ID3 frame `TEXT`: who wrote the words of the song.
  public static let id3MetadataKeyLyricist = AVMetadataKey(rawValue: "TEXT")
  /// ID3 frame `TIT1`: the larger group of the content, such as a work of several movements.
  public static let id3MetadataKeyContentGroupDescription = AVMetadataKey(rawValue: "TIT1")
  /// ID3 frame `TIT2`: the title of the song or other content of the file.
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
  /// ID3 frame `TIT3`: a subtitle or other detail of the title, such as an opus number.
  public static let id3MetadataKeySubTitle = AVMetadataKey(rawValue: "TIT3")
  /// ID3 frame `TLAN`: the languages that are spoken or sung, in three letters of ISO 639-2.
  public static let id3MetadataKeyLanguage = AVMetadataKey(rawValue: "TLAN")
  /// ID3 frame `TOAL`: the title of the original album, of a recording that was made anew.
  public static let id3MetadataKeyOriginalAlbumTitle = AVMetadataKey(rawValue: "TOAL")
  /// ID3 frame `TOPE`: the artist of the original recording, of one that was made anew.
  public static let id3MetadataKeyOriginalArtist = AVMetadataKey(rawValue: "TOPE")
  /// ID3 frame `TPE1`: the lead performers or soloists, mostly shown as the artist.
  public static let id3MetadataKeyLeadPerformer = AVMetadataKey(rawValue: "TPE1")
  /// ID3 frame `TPE2`: the band, the orchestra or others who accompany the lead performers.
  public static let id3MetadataKeyBand = AVMetadataKey(rawValue: "TPE2")
  /// ID3 frame `TPE3`: who conducts the orchestra or the choir.
  public static let id3MetadataKeyConductor = AVMetadataKey(rawValue: "TPE3")
  /// ID3 frame `TPE4`: who remixed or otherwise changed an existing piece.
  public static let id3MetadataKeyModifiedBy = AVMetadataKey(rawValue: "TPE4")
  /// ID3 frame `TPOS`: which part of a set the disc is, as in `1/2` for the first of two.
  public static let id3MetadataKeyPartOfASet = AVMetadataKey(rawValue: "TPOS")
  /// ID3 frame `TPUB`: the name of the publisher or the record label.
  public static let id3MetadataKeyPublisher = AVMetadataKey(rawValue: "TPUB")
  /// ID3 frame `TRCK`: the number of the track, as in `4/9` for the fourth of nine.
  public static let id3MetadataKeyTrackNumber = AVMetadataKey(rawValue: "TRCK")
  /// ID3 frame `TDRC`: when the audio was recorded, such as `2004-05-30`, in tags of version 2.4.
  public static let id3MetadataKeyRecordingTime = AVMetadataKey(rawValue: "TDRC")
  /// ID3 frame `TDRL`: when the audio was first released, as a date, in tags of version 2.4.
  public static let id3MetadataKeyReleaseTime = AVMetadataKey(rawValue: "TDRL")
  /// ID3 frame `TYER`: the year of the recording in four digits, in tags of version 2.3.
  public static let id3MetadataKeyYear = AVMetadataKey(rawValue: "TYER")
  /// ID3 frame `TXXX`: a text that no other frame is for, with a description that names it.
  public static let id3MetadataKeyUserText = AVMetadataKey(rawValue: "TXXX")
  /// ID3 frame `WXXX`: a web address that no other frame is for, with a description of it.
  public static let id3MetadataKeyUserURL = AVMetadataKey(rawValue: "WXXX")
  /// ID3 frame `USLT`: the lyrics as one text without times, with their language.
  public static let id3MetadataKeyUnsynchronizedLyric = AVMetadataKey(rawValue: "USLT")
  /// QuickTime key `com.apple.quicktime.author`: who wrote the content of the movie.
  public static let quickTimeMetadataKeyAuthor = AVMetadataKey(
    rawValue: "com.apple.quicktime.author")
  /// QuickTime key `com.apple.quicktime.comment`: a comment on the movie, which the user may write.
  public static let quickTimeMetadataKeyComment = AVMetadataKey(
    rawValue: "com.apple.quicktime.comment")
  /// QuickTime key `com.apple.quicktime.copyright`: the copyright notice of the movie.
  public static let quickTimeMetadataKeyCopyright = AVMetadataKey(
    rawValue: "com.apple.quicktime.copyright")
  /// QuickTime key `com.apple.quicktime.creationdate`: when the content was made, as a text.
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(
    rawValue: "com.apple.quicktime.creationdate")
  /// QuickTime key `com.apple.quicktime.director`: who directed the movie.
  public static let quickTimeMetadataKeyDirector = AVMetadataKey(
    rawValue: "com.apple.quicktime.director")
  /// QuickTime key `com.apple.quicktime.displayname`: the name under which the movie is shown.
  public static let quickTimeMetadataKeyDisplayName = AVMetadataKey(
    rawValue: "com.apple.quicktime.displayname")
  /// QuickTime key `com.apple.quicktime.information`: further information about the movie.
  public static let quickTimeMetadataKeyInformation = AVMetadataKey(
    rawValue: "com.apple.quicktime.information")
  /// QuickTime key `com.apple.quicktime.keywords`: words under which the movie can be found.
  public static let quickTimeMetadataKeyKeywords = AVMetadataKey(
    rawValue: "com.apple.quicktime.keywords")
  /// QuickTime key `com.apple.quicktime.producer`: who produced the movie.
  public static let quickTimeMetadataKeyProducer = AVMetadataKey(
    rawValue: "com.apple.quicktime.producer")
  /// QuickTime key `com.apple.quicktime.publisher`: who published the movie.
  public static let quickTimeMetadataKeyPublisher = AVMetadataKey(
    rawValue: "com.apple.quicktime.publisher")
  /// QuickTime key `com.apple.quicktime.album`: the album or collection it is part of.
  public static let quickTimeMetadataKeyAlbum = AVMetadataKey(rawValue: "com.apple.quicktime.album")
  /// QuickTime key `com.apple.quicktime.artist`: the artist who made the content.
  public static let quickTimeMetadataKeyArtist = AVMetadataKey(
    rawValue: "com.apple.quicktime.artist")
  /// QuickTime key `com.apple.quicktime.artwork`: a picture for the movie, such as a poster.
  public static let quickTimeMetadataKeyArtwork = AVMetadataKey(
    rawValue: "com.apple.quicktime.artwork")
  /// QuickTime key `com.apple.quicktime.description`: what the movie is about.
  public static let quickTimeMetadataKeyDescription = AVMetadataKey(
    rawValue: "com.apple.quicktime.description")
  /// QuickTime key `com.apple.quicktime.software`: the program that made the movie's file.
  public static let quickTimeMetadataKeySoftware = AVMetadataKey(
    rawValue: "com.apple.quicktime.software")
  /// QuickTime key `com.apple.quicktime.year`: the year when the content was made.
  public static let quickTimeMetadataKeyYear = AVMetadataKey(rawValue: "com.apple.quicktime.year")
  /// QuickTime key `com.apple.quicktime.genre`: the genre of the movie, as a text.
  public static let quickTimeMetadataKeyGenre = AVMetadataKey(rawValue: "com.apple.quicktime.genre")
  /// QuickTime key `com.apple.quicktime.title`: the title of the movie, mostly one line.
  public static let quickTimeMetadataKeyTitle = AVMetadataKey(rawValue: "com.apple.quicktime.title")
  /// 3GPP box `cprt`: the notice on who holds the copyright, with the code of its language.
  public static let metadata3GPUserDataKeyCopyright = AVMetadataKey(rawValue: "cprt")
  /// 3GPP box `auth`: the name of the author, with the code of its language.
  public static let metadata3GPUserDataKeyAuthor = AVMetadataKey(rawValue: "auth")
  /// 3GPP box `perf`: the name of the performer or artist, with the code of its language.
  public static let metadata3GPUserDataKeyPerformer = AVMetadataKey(rawValue: "perf")
  /// 3GPP box `gnre`: the genre as a text, with the code of its language.
  public static let metadata3GPUserDataKeyGenre = AVMetadataKey(rawValue: "gnre")
  /// 3GPP box `titl`: the title of the medium, with the code of its language.
  public static let metadata3GPUserDataKeyTitle = AVMetadataKey(rawValue: "titl")
  /// 3GPP box `dscp`: a caption or description, with the code of its language.
  public static let metadata3GPUserDataKeyDescription = AVMetadataKey(rawValue: "dscp")
  /// 3GPP box `albm`: the title of the album, and the number of the track on it, if it is known.
  public static let metadata3GPUserDataKeyAlbumAndTrack = AVMetadataKey(rawValue: "albm")
}

/// The format of a key.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The name of the format of keys, such as `comn` or `itsk`.
  public let rawValue: String
  /// Creates a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a format of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The keys that all formats share, such as `title`: `comn`.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The names of frames in ID3 tags, such as `TIT2` in an MP3 file: `org.id3`.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  /// The names of iTunes metadata atoms, such as `©nam` in an `.m4a` file: `itsk`.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  /// The keys of QuickTime metadata, such as `com.apple.quicktime.title`: `mdta`.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  /// The types of four letters in the user data of a QuickTime movie or 3GPP file: `udta`.
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
  /// The types of four letters in the user data of an MPEG-4 file: `uiso`.
  public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
  /// The keys that radio streams of SHOUTcast send along: `icy`.
  public static let icy = AVMetadataKeySpace(rawValue: "icy")
  /// The attributes of date ranges in a playlist of HTTP Live Streaming: `lsdr`.
  public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
  /// The keys of facts about an audio file as such: `caaf`.
  public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

/// What else is said of a fact.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// The name under which it is among the extra attributes of a fact.
  public let rawValue: String
  /// Creates a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The address of the value.
  public static let valueURI = AVMetadataExtraAttributeKey(rawValue: "URIValue")
  /// What the value is about.
  public static let info = AVMetadataExtraAttributeKey(rawValue: "info")
}

/// The format of facts.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The name of the format of facts, such as `com.apple.itunes`.
  public let rawValue: String
  /// Creates a format of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The facts in the atoms of iTunes, as in `.m4a` files: `com.apple.itunes`.
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  /// The facts in the frames of ID3 tags, as in MP3 files: `org.id3`.
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  /// The facts in the metadata atom of a QuickTime movie: `com.apple.quicktime.mdta`.
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  /// Those of a stream.
  public static let hlsMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.HLS")
}

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

extension AVPartialAsyncProperty where Root == AVMetadataItem {
  /// The value, whatever its type; nil here, as no file is decoded.
  public static var value:
    AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol & Sendable)?>
  {
    AVAsyncProperty(nil)
  }
  /// The value as a text.
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { AVAsyncProperty(nil) }
  /// The value as data.
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { AVAsyncProperty(nil) }
  /// The value as a number.
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { AVAsyncProperty(nil) }
  /// The value as a date.
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { AVAsyncProperty(nil) }
}
