// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ContactSheetStyle {
  /// The style that all pages share.
  static let base = """

    :root{--ground:#f4f4f7;--card:#fff;--text:#1c1c21;--quiet:#5d5d68;--line:#dcdce3;--accent:#0060df;\
    --warning:#9a3b00;--warning-ground:#fff1e3;--shadow:0 1px 2px #0000000d,0 8px 24px #0000000f}
    @media (prefers-color-scheme:dark){:root{--ground:#101014;--card:#1b1b20;--text:#f2f2f5;\
    --quiet:#a3a3ae;--line:#32323a;--accent:#7ab4ff;--warning:#ffb470;--warning-ground:#3a2612;\
    --shadow:0 1px 2px #0006,0 8px 24px #0006}}
    *{box-sizing:border-box}
    html{color-scheme:light dark;scroll-padding-top:16px}
    body{margin:0;background:var(--ground);color:var(--text);\
    font:15px/1.5 \(SVGRenderer.fontFamily);-webkit-text-size-adjust:100%}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:16px;top:-100px;padding:8px 16px;border-radius:8px;\
    background:var(--card);z-index:9}
    .skip:focus{top:16px}
    .definitions{position:absolute}
    header{padding:40px 32px 8px;max-width:1720px;margin:0 auto}
    h1{font-size:34px;line-height:1.15;letter-spacing:-.02em;font-weight:700;margin:0}
    header p{color:var(--quiet);font-size:17px;margin:6px 0 0}
    h2{font-size:13px;font-weight:600;color:var(--quiet);margin:0 0 8px}
    .problems{background:var(--card);border-radius:16px;box-shadow:var(--shadow);padding:18px 22px}
    .problems p{margin:0}
    .problems ul{margin:0;padding:0;list-style:none}
    .problems li{overflow-wrap:anywhere}
    .count{color:var(--warning);font-weight:600;font-variant-numeric:tabular-nums}
    figure{margin:0;background:var(--card);border-radius:18px;box-shadow:var(--shadow);\
    overflow:hidden;content-visibility:auto;contain-intrinsic-size:auto 280px}
    figcaption{padding:10px 16px 12px;font-size:13px;color:var(--quiet)}
    figcaption b{color:var(--text);font-weight:600;margin-right:6px}
    \(SVGRenderer.tabularStyle)
    @media screen and (max-width:860px){header{padding:24px 16px 0}h1{font-size:27px}}
    @media print{:root{--ground:#fff;--card:#fff;--text:#000;--quiet:#444;--line:#bbb;--accent:#000;\
    --warning:#9a3b00;--warning-ground:#fff1e3;--shadow:none;color-scheme:light}\
    .skip{display:none}header{padding:0 0 12px}figure{content-visibility:visible;break-inside:avoid}\
    h2,h3{break-after:avoid}a{text-decoration:none}}

    """
}
