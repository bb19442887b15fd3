// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Testing

@Suite("URLs as RFC 3986 has them")
struct URLReferenceTests {
  @Test(
    "what the standard allows is taken, with its scheme in lower case",
    arguments: [
      // The examples of section 1.1.2.
      ("ftp://ftp.is.co.za/rfc/rfc1808.txt", "ftp"),
      ("http://www.ietf.org/rfc/rfc2396.txt", "http"),
      ("ldap://[2001:db8::7]/c=GB?objectClass?one", "ldap"),
      ("mailto:John.Doe@example.com", "mailto"),
      ("news:comp.infosystems.www.servers.unix", "news"), ("tel:+1-816-555-1212", "tel"),
      ("telnet://192.0.2.16:80/", "telnet"),
      ("urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "urn"),
      // Those of section 3 and of apps.
      ("foo://example.com:8042/over/there?name=ferret#nose", "foo"), ("hoge://hoge/input", "hoge"),
      ("mirr:///live/42", "mirr"), ("x:", "x"), ("x://", "x"), ("x:///", "x"), ("x:?", "x"),
      ("x:#", "x"),
      ("x:?#", "x"), ("HTTPS://EXAMPLE.COM/%7Euser", "https"), ("a+b-c.9:rest", "a+b-c.9"),
      ("x://user:pass@host:1/", "x"), ("x://@host", "x"), ("x://host:", "x"), ("x://:80", "x"),
      ("x://a%20b/", "x"), ("x:/a?b/c?d#e/f?g", "x"), ("x:a:b@c", "x"), ("x://h/a:b@c//d", "x"),
      ("x:-._~!$&'()*+,;=", "x"), ("x://-._~!$&'()*+,;=/", "x"), ("x:%E5%85%A5", "x"),
      ("x://192.0.2.1", "x"), ("x://999.0.2.1", "x"),
    ])
  func valid(text: String, scheme: String) throws {
    let url = try URLReference(text)
    #expect(url.text == text)
    #expect(url.scheme == scheme)
  }

  @Test(
    "what the standard does not allow is refused with its fault",
    arguments: [
      ("", URLReference.Fault.empty), ("input", .noScheme), (":", .noScheme),
      ("://host", .noScheme),
      ("1x:a", .noScheme), ("-x:a", .noScheme), ("x_y:a", .noScheme), ("é:a", .noScheme),
      (" x:a", .noScheme), ("/a:b", .noScheme), ("?a:b", .noScheme), ("ｘ:a", .noScheme),
      ("x:a b", .forbiddenCharacter(" ")), ("x:入", .forbiddenCharacter("入")),
      ("x:\"", .forbiddenCharacter("\"")), ("x:<", .forbiddenCharacter("<")),
      ("x:>", .forbiddenCharacter(">")), ("x:\\", .forbiddenCharacter("\\")),
      ("x:^", .forbiddenCharacter("^")), ("x:`", .forbiddenCharacter("`")),
      ("x:{", .forbiddenCharacter("{")), ("x:|", .forbiddenCharacter("|")),
      ("x:}", .forbiddenCharacter("}")), ("x:\n", .forbiddenCharacter("\n")),
      ("x:\r\n", .forbiddenCharacter("\r")), ("x:\u{1B}", .forbiddenCharacter("\u{1B}")),
      ("x:\u{7F}", .forbiddenCharacter("\u{7F}")), ("x:e\u{301}", .forbiddenCharacter("\u{301}")),
      ("x:a#b#c", .forbiddenCharacter("#")), ("x:a[0]", .forbiddenCharacter("[")),
      ("x:a]", .forbiddenCharacter("]")), ("x:?a[]=1", .forbiddenCharacter("[")),
      ("x:#]", .forbiddenCharacter("]")), ("x://h/[::1]", .forbiddenCharacter("[")),
      ("x://[::1]/]", .forbiddenCharacter("]")), ("x://u[@h/", .forbiddenCharacter("[")),
      ("x://a@b@c/", .forbiddenCharacter("@")), ("x:%", .incompletePercentEncoding),
      ("x:%4", .incompletePercentEncoding), ("x:%g0", .incompletePercentEncoding),
      ("x:%4é", .incompletePercentEncoding), ("x:%１２", .incompletePercentEncoding),
      ("x:100%#a", .incompletePercentEncoding), ("x://h:a/", .invalidPort),
      ("x://h:-1", .invalidPort),
      ("x://h:80:80", .invalidPort), ("x://::1/", .invalidPort), ("x://[::1]:a", .invalidPort),
      ("x://h[/", .invalidHost), ("x://h]", .invalidHost), ("x://[", .invalidHost),
      ("x://[]", .invalidHost), ("x://[::1", .invalidHost), ("x://[::1]a", .invalidHost),
      ("x://a[::1]", .invalidHost), ("x://[[::1]]", .invalidHost), ("x://[h]", .invalidHost),
    ])
  func invalid(text: String, fault: URLReference.Fault) {
    #expect(throws: fault) { try URLReference(text) }
  }

  @Test(
    "an address in brackets is one of eight groups, or of fewer with a gap",
    arguments: [
      "::", "::1", "1::", "1::8", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8",
      "2001:DB8:0000::0370:7334", "::192.0.2.1", "1:2:3:4:5:6:192.0.2.1", "1::255.255.255.255",
      "::ffff:0.0.0.0", "v1.a", "vF.a:b-c~!", "V7.1:2",
    ])
  func addresses(address: String) throws {
    #expect(try URLReference("x://[\(address)]:80/").scheme == "x")
  }

  @Test(
    "what only looks like an address is refused",
    arguments: [
      ":", ":::", "1", "1:2", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4::5:6:7:8", "1::2::3",
      "12345::", "g::", "1:", ":1", "1:2:3:4:5:6:7:", "192.0.2.1", "::256.0.0.1", "::1.2.3",
      "::01.2.3.4",
      "::1.2.3.4.5", "::1.2.3.4:1", "1.2.3.4::", "1:2:3:4:5:6:7:1.2.3.4", "::+1.2.3.4", "v.a",
      "v1.",
      "v1", "vg.a", "v1.%20", "fe80::1%25en0",
    ])
  func notAddresses(address: String) {
    #expect(throws: URLReference.Fault.invalidHost) { try URLReference("x://[\(address)]/") }
  }

  @Test(
    "each fault says what to do",
    arguments: [
      (URLReference.Fault.empty, "it is empty"), (.noScheme, "it has no scheme, such as 'https:'"),
      (.forbiddenCharacter(" "), "' ' must be percent-encoded as '%20'"),
      (.forbiddenCharacter("\t"), "'\t' must be percent-encoded as '%09'"),
      (.forbiddenCharacter("入"), "'入' must be percent-encoded as '%E5%85%A5'"),
      (
        .incompletePercentEncoding,
        "'%' must be followed by two hexadecimal digits; write '%25' for the sign itself"
      ),
      (.invalidPort, "the port after ':' must be a number"),
      (.invalidHost, "brackets in the host must be around it, and hold an IPv6 address"),
    ])
  func words(fault: URLReference.Fault, words: String) {
    #expect(fault.words == words)
  }

  @Test("what is percent-encoded as the fault says is taken")
  func advice() throws {
    for byte in UInt8(0x01)...0x7F where byte != UInt8(ascii: "%") {
      let scalar = Unicode.Scalar(byte)
      do throws(URLReference.Fault) {
        _ = try URLReference("x:\(scalar)")
      } catch {
        #expect(error == .forbiddenCharacter(scalar))
        let encoded = error.words.split(separator: "'").last ?? ""
        #expect(try URLReference("x:\(encoded)").text.utf8.count == 5)
      }
    }
  }

  @Test("a scheme is a letter, then letters, digits and three signs")
  func schemes() {
    for scheme in ["a", "Z9", "a+b", "a.b", "a-b"] { #expect(URLReference.isScheme(scheme)) }
    for text in ["", "9a", "+a", "a:", "a/", "a b", "é", "aé", "a_b", "@", "[", "`", "{"] {
      #expect(!URLReference.isScheme(text))
    }
  }
}
