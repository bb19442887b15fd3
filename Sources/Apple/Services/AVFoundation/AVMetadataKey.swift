// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
