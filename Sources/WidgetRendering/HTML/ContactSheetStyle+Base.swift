// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ContactSheetStyle {
  /// What is the same on every page.
  static let base = """

    :root{--ground:#f4f4f7;--card:#fff;--text:#1c1c21;--quiet:#5d5d68;--line:#dcdce3;--accent:#0060df;\
    --warning:#9a3b00;--warning-ground:#fff1e3;--shadow:0 1px 2px #0000000d,0 8px 24px #0000000f}
    @media (prefers-color-scheme:dark){:root{--ground:#101014;--card:#1b1b20;--text:#f2f2f5;\
    --quiet:#a3a3ae;--line:#32323a;--accent:#7ab4ff;--warning:#ffb470;--warning-ground:#3a2612;\
    --shadow:0 1px 2px #0006,0 8px 24px #0006}}
    *{box-sizing:border-box}
    html{color-scheme:light dark;scroll-behavior:smooth;scroll-padding-top:16px}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{margin:0;background:var(--ground);color:var(--text);\
    font:15px/1.5 \(SVGRenderer.fontFamily);-webkit-text-size-adjust:100%}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    main:focus{outline:none}
    .skip{position:absolute;left:16px;top:-100px;padding:8px 16px;border-radius:8px;\
    background:var(--card);z-index:1}
    .skip:focus{top:16px}
    .definitions{position:absolute}
    header{padding:40px 32px 8px;max-width:1720px;margin:0 auto}
    h1{font-size:34px;line-height:1.15;letter-spacing:-.02em;font-weight:700;margin:0}
    header p{color:var(--quiet);font-size:17px;margin:6px 0 0}
    h2{font-size:13px;font-weight:600;color:var(--quiet);margin:0 0 8px}
    .page{display:grid;grid-template-columns:232px minmax(0,1fr);gap:40px;padding:24px 32px 64px;\
    max-width:1720px;margin:0 auto}
    aside{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto;\
    padding:4px 4px 16px;font-size:13px}
    aside section,aside nav{margin-bottom:24px}
    fieldset{border:0;border-top:1px solid var(--line);margin:0;padding:10px 0 12px}
    legend{float:left;width:100%;font-weight:600;padding:0;margin-bottom:4px}
    legend+*{clear:both}
    .filters label{display:inline-flex;align-items:center;gap:6px;margin:0 12px 0 0;padding:2px 0;\
    min-height:24px}
    .filters>label{margin-bottom:12px}
    fieldset label{min-width:92px}
    input{accent-color:var(--accent);width:16px;height:16px;margin:0}
    .filters{display:none}
    @supports selector(:has(*)){.filters{display:block}}
    nav ul{list-style:none;margin:0;padding:0}
    nav ul ul{padding-left:12px;margin-bottom:8px}
    nav a{display:inline-block;padding:2px 0;text-decoration:none}
    nav a:hover{text-decoration:underline}
    .problems{background:var(--card);border-radius:16px;box-shadow:var(--shadow);padding:18px 22px;\
    margin-bottom:40px}
    .problems p{margin:0}
    .problems ul{margin:0;padding:0;list-style:none}
    .problems li{display:grid;grid-template-columns:52px minmax(0,1fr);padding:3px 0;overflow-wrap:anywhere}
    .count{color:var(--warning);font-weight:600;\
    font-variant-numeric:tabular-nums}
    .locale>h2{font-size:26px;line-height:1.2;letter-spacing:-.015em;font-weight:700;\
    color:var(--text);margin:0 0 16px}
    .locale{margin-bottom:56px}
    h3{font-size:17px;font-weight:600;margin:0 0 12px;font-variant-numeric:tabular-nums}
    h3 small{display:block;font-size:13px;font-weight:400;color:var(--quiet)}
    .device{margin-bottom:36px}
    .grid{display:grid;gap:20px;\
    grid-template-columns:repeat(auto-fill,minmax(min(100%,calc(var(--width) + 48px)),1fr))}
    figure{margin:0;background:var(--card);border-radius:18px;box-shadow:var(--shadow);\
    overflow:hidden;content-visibility:auto;contain-intrinsic-size:auto 280px}
    .ground{padding:30px 12px;display:flex;justify-content:center}
    .light .ground{background:radial-gradient(120% 90% at 12% 0,#cfe3ff,transparent 60%),\
    radial-gradient(100% 100% at 100% 20%,#f6d4e6,transparent 60%),linear-gradient(160deg,#b8cdf3,#e9d2e8 55%,#fbdcc3)}
    .dark .ground{background:radial-gradient(120% 90% at 12% 0,#2f4a86,transparent 60%),\
    radial-gradient(100% 100% at 100% 20%,#5b2f66,transparent 60%),linear-gradient(160deg,#1c2748,#3b2750 55%,#5c3140)}
    .ground svg{display:block;max-width:100%;height:auto;font-family:\(SVGRenderer.fontFamily);\
    box-shadow:0 1px 2px #0000001f,0 10px 28px #0000002e}
    .dark .ground svg{box-shadow:0 0 0 .5px #ffffff24,0 10px 28px #00000073}
    .ground svg.bare{box-shadow:none}
    .ground a{cursor:pointer}
    .ground a:hover{opacity:.78}
    .ground a:focus-visible{outline:3px solid #0a6cff;outline-offset:1px}
    .ground a:focus-visible .tap{stroke:#fff;stroke-width:2}
    \(SVGRenderer.tabularStyle)
    figcaption{padding:10px 16px 12px;font-size:13px;color:var(--quiet)}
    figcaption b{color:var(--text);font-weight:600;margin-right:6px}
    figcaption ul{margin:8px 0 0;padding:8px 12px;list-style:none;border-radius:10px;\
    background:var(--warning-ground);color:var(--warning)}
    figcaption li{padding:1px 0;overflow-wrap:anywhere}
    body:has(#f-p:checked) main figure:not(.p){display:none}
    body:has(#f-p:checked) main :is(.locale,.device):not(:has(.p)){display:none}
    @media (max-width:860px){.page{grid-template-columns:minmax(0,1fr);gap:16px;padding:16px}\
    header{padding:24px 16px 0}aside{position:static;max-height:none}nav ul ul{columns:2}}
    @media print{:root{--ground:#fff;--shadow:none}aside,.skip{display:none}\
    .page{display:block;padding:0}header{padding:0 0 16px}.grid{gap:12px}\
    figure{content-visibility:visible;break-inside:avoid;border:1px solid var(--line)}\
    h2,h3{break-after:avoid}.locale{break-before:page}.problems+.locale{break-before:auto}\
    .ground{padding:16px 8px;-webkit-print-color-adjust:exact;print-color-adjust:exact}}

    """
}
