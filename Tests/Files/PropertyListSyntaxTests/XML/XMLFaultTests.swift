// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Faults of the XML form")
struct XMLFaultTests {
  @Test(
    "a document names what was expected around it, what was found and where",
    arguments: [
      Complaint("↓", "the file is empty; a property list or JSON was expected"),
      Complaint(" \n\t↓", "the file is empty; a property list or JSON was expected"),
      Complaint("<!-- a --> ↓", "expected a property list, found the end of the file"),
      Complaint("<?xml version='1.0'?>\n↓", "expected a property list, found the end of the file"),
      Complaint("<!DOCTYPE plist>↓text↓ b", "expected a property list, found 'text'"),
      Complaint("↓text↓", "expected a property list, found 'text'"),
      Complaint("↓<plist/>↓", "expected a value, found '<plist/>'"),
      Complaint("↓<plist>↓</plist>↓", "expected a value, found '</plist>'"),
      Complaint("↓<plist>\n↓text↓\n</plist>", "expected a value, found 'text'"),
      Complaint("↓<plist version=\"1.0\">↓", "the file ends inside the element '<plist>'"),
      Complaint("↓<plist><true/>\n↓", "the file ends inside the element '<plist>'"),
      Complaint("↓<plist><true/>↓<false/>↓</plist>", "expected '</plist>', found '<false/>'"),
      Complaint("↓<plist><true/> ↓text↓</plist>", "expected '</plist>', found 'text'"),
      Complaint("↓<plist><true/>↓</dict>↓", "expected '</plist>', found '</dict>'"),
      Complaint("↓</plist>↓", "expected a value, found '</plist>'"),
      Complaint("↓<plistx>↓", "unknown element '<plistx>' in a property list"),
      Complaint("↓<html lang=\"en\">↓", "unknown element '<html>' in a property list"),
      Complaint("↓<Dict/>↓", "unknown element '<Dict>' in a property list"),
      Complaint(
        "↓<!DOCTYPE plist ↓[↓ ]>",
        "iOS does not read a document type with declarations of its own; remove the part in brackets"
      ),
      Complaint(
        "<?xml version='1.0' encoding='↓UTF-9↓'?><true/>",
        "'UTF-9' is not an encoding that iOS knows for a file like this, so it reads nothing of it; declare 'UTF-8'"
      ),
      Complaint(
        "<?xml version='1.0' encoding='↓UTF-16↓'?><true/>",
        "'UTF-16' is not an encoding that iOS knows for a file like this, so it reads nothing of it; declare 'UTF-8'"
      ),
      Complaint("↓\u{B}↓<true/>", "expected a property list, found '\u{B}'"),
      Complaint(
        "<?xml version='1.0' encoding='↓ISO-8859-1↓'?><string>é</string>",
        "the encoding 'ISO-8859-1' is not supported; save the file as UTF-8 and declare 'UTF-8'"),
    ])
  func documents(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .xml) == expected)
  }

  @Test(
    "a container names what was expected in it, what was found and where",
    arguments: [
      Complaint("↓<dict>\n↓", "the file ends inside the element '<dict>'"),
      Complaint("<dict><key>a</key>↓<array><true/>↓", "the file ends inside the element '<array>'"),
      Complaint("↓<dict><key>a</key>↓", "the file ends inside the element '<dict>'"),
      Complaint("↓<dict>↓<string>↓a</string></dict>", "expected a key, found '<string>'"),
      Complaint("↓<dict>↓<integer>↓1</integer></dict>", "expected a key, found '<integer>'"),
      Complaint("↓<dict>↓<true/>↓</dict>", "expected a key, found '<true/>'"),
      Complaint("↓<dict>↓<dict>↓</dict></dict>", "expected a key, found '<dict>'"),
      Complaint("↓<dict>↓<array a='b'>↓</array></dict>", "expected a key, found '<array a='b'>'"),
      Complaint("↓<dict>↓<real>↓1</real></dict>", "expected a key, found '<real>'"),
      Complaint("↓<dict>↓text↓</dict>", "expected a key, found 'text'"),
      Complaint("↓<dict>↓</array>↓", "expected '</dict>', found '</array>'"),
      Complaint("↓<array>\n↓</dict>↓", "expected '</array>', found '</dict>'"),
      Complaint("↓<array>↓</>↓", "expected '</array>', found '</>'"),
      Complaint("↓<array>↓</plist>↓", "expected '</array>', found '</plist>'"),
      Complaint("↓<array>↓text↓ b</array>", "expected a value, found 'text'"),
      Complaint(
        "↓<dict><key>a&amp;b</key>↓</dict>↓", "expected a value for the key 'a&b', found '</dict>'"),
      Complaint(
        "↓<dict><key>a</key>\n↓text↓</dict>", "expected a value for the key 'a', found 'text'"),
      Complaint(
        "↓<dict><key>a</key><dict><key>b</key><true/></dict>↓text↓</dict>",
        "expected a key, found 'text'"),
      Complaint(
        "<array>↓<foo\n>↓</array>", "unknown element '<foo>' in a property list"),
      Complaint("↓<dict>↓<![CDATA[a]]>↓</dict>", "expected a key, found '<![CDATA[a]]>'"),
      Complaint("↓<array>↓<![CDATA[a]]>↓</array>", "expected a value, found '<![CDATA[a]]>'"),
      Complaint("↓<array>↓< true/>↓</array>", "expected a value, found '< true/>'"),
      Complaint("<array>↓<<true/>↓</array>", "unknown element '<<true>' in a property list"),
      Complaint(
        "↓<dict><key>a</key>↓<>↓</dict>", "expected a value for the key 'a', found '<>'"),
    ])
  func containers(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .xml) == expected)
  }

  @Test(
    "a leaf names what is wrong with it and where",
    arguments: [
      Complaint("↓<string>abc↓", "the file ends inside the element '<string>'"),
      Complaint("<dict>↓<key>a↓", "the file ends inside the element '<key>'"),
      Complaint("↓<string>a↓<b>↓</b></string>", "expected '</string>', found '<b>'"),
      Complaint("↓<string>a↓</key>↓", "expected '</string>', found '</key>'"),
      Complaint("↓<string>a↓<string>↓b</string>", "expected '</string>', found '<string>'"),
      Complaint("↓<true>↓text↓</true>", "expected '</true>', found 'text'"),
      Complaint("↓<true>↓</false>↓", "expected '</true>', found '</false>'"),
      Complaint("↓<false>↓", "the file ends inside the element '<false>'"),
      Complaint("↓<true>↓ ↓</true>", "expected '</true>', found ' '"),
      Complaint("↓<string>a↓<!-- b -->↓</string>", "expected '</string>', found '<!-- b -->'"),
      Complaint("↓<string>a↓<?b c?>↓</string>", "expected '</string>', found '<?b c?>'"),
      Complaint("<integer>↓1 ↓</integer>", "'1 ' is not an integer"),
      Complaint(
        "<integer>↓18446744073709551616↓</integer>", "'18446744073709551616' is not an integer"),
      Complaint(
        "↓<data/>↓",
        "an empty element is not data; write '<data></data>' for empty data, else base64"),
      Complaint(
        "<data>↓é↓</data>",
        "'é' is not data; write '<data></data>' for empty data, else base64"),
      Complaint("<integer>↓1.5↓</integer>", "'1.5' is not an integer"),
      Complaint("<integer>↓x↓</integer>", "'x' is not an integer"),
      Complaint("<integer>↓0x↓</integer>", "'0x' is not an integer"),
      Complaint("↓<integer>1↓<!-- a -->↓</integer>", "expected '</integer>', found '<!-- a -->'"),
      Complaint("<integer>↓&#49;↓</integer>", "'&#49;' is not an integer"),
      Complaint("↓<integer>↓</integer>", "an empty element is not an integer"),
      Complaint("<array>↓<integer/>↓</array>", "an empty element is not an integer"),
      Complaint("<integer>↓ ↓</integer>", "' ' is not an integer"),
      Complaint("<real>↓1,5↓</real>", "'1,5' is not a real number"),
      Complaint("<real>↓0x10↓</real>", "'0x10' is not a real number"),
      Complaint("<real>↓0X1P3↓</real>", "'0X1P3' is not a real number"),
      Complaint("<real>↓nan(1)↓</real>", "'nan(1)' is not a real number"),
      Complaint("↓<real/>↓", "an empty element is not a real number"),
      Complaint(
        "<date>↓2026-11-21↓</date>",
        "'2026-11-21' is not a date; write it as '2026-11-21T09:30:00Z'"),
      Complaint(
        "↓<date>↓</date>", "an empty element is not a date; write it as '2026-11-21T09:30:00Z'"),
    ])
  func leaves(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .xml) == expected)
  }

  @Test(
    "an entity names what is wrong with it and where",
    arguments: [
      Complaint(
        "<string>a↓&nbsp;↓b</string>",
        "the entity '&nbsp;' is not defined; write the character itself, or '&amp;' for an ampersand"
      ),
      Complaint(
        "<string>↓&AMP;↓</string>",
        "the entity '&AMP;' is not defined; write the character itself, or '&amp;' for an ampersand"
      ),
      Complaint(
        "<string>↓&;↓</string>",
        "the entity '&;' is not defined; write the character itself, or '&amp;' for an ampersand"),
      Complaint(
        "<dict><key>a ↓&↓ b</key><true/></dict>",
        "'&' does not begin an entity; write '&amp;' for an ampersand"),
      Complaint(
        "<string>R↓&D↓</string>", "'&D' does not begin an entity; write '&amp;' for an ampersand"),
      Complaint(
        "<string>↓&amp↓</string>", "'&amp' does not begin an entity; write '&amp;' for an ampersand"
      ),
      Complaint(
        "<string>a?b=c↓&d↓=e</string>",
        "'&d' does not begin an entity; write '&amp;' for an ampersand"),
      Complaint(
        "<string>↓&amp↓", "'&amp' does not begin an entity; write '&amp;' for an ampersand"),
      Complaint("<string>↓&#0;↓</string>", "'&#0;' is not a valid character reference"),
      Complaint("<string>↓&#;↓</string>", "'&#;' is not a valid character reference"),
      Complaint("<string>↓&#x;↓</string>", "'&#x;' is not a valid character reference"),
      Complaint("<string>↓&#xD800;↓</string>", "'&#xD800;' is not a valid character reference"),
      Complaint("<string>↓&#x110000;↓</string>", "'&#x110000;' is not a valid character reference"),
      Complaint(
        "<string>↓&#99999999999;↓</string>", "'&#99999999999;' is not a valid character reference"),
      Complaint("<string>↓&#X41;↓</string>", "'&#X41;' is not a valid character reference"),
      Complaint("<string>↓&#-1;↓</string>", "'&#-1;' is not a valid character reference"),
      Complaint(
        "<string><![CDATA[&]]>↓&#y;↓</string>", "'&#y;' is not a valid character reference"),
    ])
  func entities(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .xml) == expected)
  }

  @Test(
    "a tag, a comment and the like name what is missing and where",
    arguments: [
      Complaint("↓<dict↓", "the file ends inside a tag"),
      Complaint("↓<string a='b'  ↓", "the file ends inside a tag"),
      Complaint("↓<string a='b↓", "the file ends inside a tag"),
      Complaint("<dict>↓</dict ↓", "the file ends inside a tag"),
      Complaint("<true>↓</true↓", "the file ends inside a tag"),
      Complaint("<string>a↓</string↓", "the file ends inside a tag"),
      Complaint("<dict>↓</dict ↓a↓>", "expected '>', found 'a'"),
      Complaint("<string>a↓</string ↓<↓", "expected '>', found '<'"),
      Complaint("↓<true /↓", "the file ends inside a tag"),
      Complaint("↓<!--↓", "the file ends inside a comment"),
      Complaint("<dict>↓<!-- a -- > </dict>↓", "the file ends inside a comment"),
      Complaint("<dict>↓<!--->b</dict>↓", "the file ends inside a comment"),
      Complaint("<string>a↓<![CDATA[b]] ></string>↓", "the file ends inside a CDATA section"),
      Complaint("↓<?xml version='1.0' >↓", "the file ends inside a processing instruction"),
      Complaint("↓<!DOCTYPE plist↓", "the file ends inside the document type declaration"),
    ])
  func tags(expected: Complaint) {
    #expect(Complaint(reading: expected.marked, as: .xml) == expected)
  }
}
