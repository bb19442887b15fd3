// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension FilmStripPage {
  /// The style of the page in addition to that of contact sheets.
  static let pageStyle =
    """

    main{padding:16px 32px 64px;max-width:1720px;margin:0 auto}
    main>section{margin-bottom:28px}
    dl{display:flex;flex-wrap:wrap;gap:4px 24px;margin:14px 0 0;font-size:13px}
    dl div{display:flex;gap:6px}dt{color:var(--quiet)}dd{margin:0}
    .problems li{display:grid;grid-template-columns:190px minmax(0,1fr);padding:3px 0}
    .film{list-style:none;margin:0;display:flex;gap:18px;overflow-x:auto;border-radius:18px;\
    padding:26px 26px 18px;scroll-padding:26px;box-shadow:var(--shadow)}
    .film.light{background:radial-gradient(80% 120% at 12% 0,#cfe3ff,transparent 60%),\
    linear-gradient(160deg,#b8cdf3,#e9d2e8 55%,#fbdcc3);color:#1c1c21}
    .film.dark{background:linear-gradient(160deg,#1c2748,#3b2750 55%,#5c3140);color:#f2f2f5}
    .film li{flex:none;scroll-snap-align:center;border-radius:12px}
    .film figure{background:none;box-shadow:none;border-radius:0;overflow:visible;\
    content-visibility:visible}
    .film svg{display:block;height:auto;font-family:inherit}
    .film.dark svg{box-shadow:0 0 0 .5px #ffffff24}.film svg.bare{box-shadow:none}
    .film figcaption{padding:10px 2px 0;color:inherit;font-variant-numeric:tabular-nums}
    .film figcaption b{color:inherit;margin:0}
    .film .note{display:block;opacity:.8;max-width:32ch}
    .film .more{align-self:center;padding:0 24px}
    .number{opacity:.7;margin-right:4px}
    .film li:target{outline:3px solid var(--accent);outline-offset:8px}
    .chart{background:var(--card);border-radius:18px;box-shadow:var(--shadow);padding:18px 24px 12px;\
    overflow-x:auto}
    .chart svg{display:block;width:100%;min-width:900px;height:auto}
    .chart a{cursor:pointer}.chart a:hover{opacity:.75}
    table{border-collapse:collapse;width:100%;background:var(--card);border-radius:18px;\
    box-shadow:var(--shadow);font-size:14px;overflow:hidden}
    th,td{text-align:left;vertical-align:top;padding:7px 16px;border-top:1px solid var(--line);\
    overflow-wrap:anywhere}
    thead th{border-top:0;color:var(--quiet);font-size:13px}
    tbody th{font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums;width:1%}
    td .note{display:block;color:var(--quiet);font-size:13px;padding-left:18px}
    .dot{display:inline-block;width:8px;height:8px;border-radius:50%;margin-right:10px}

    """
    + FilmStrip.Tone.allCases.map { ".b-\($0.rawValue){background:var(--\($0.rawValue))}" }.joined()
      + """

      @media screen and (max-width:1100px){.minor{display:none}}
      @media screen and (max-width:860px){main{padding:16px}.problems li{grid-template-columns:minmax(0,1fr)}}
      @media print{.film{flex-wrap:wrap;gap:12px;padding:14px;overflow:visible;\
      -webkit-print-color-adjust:exact;print-color-adjust:exact}\
      .film li{break-inside:avoid;max-width:100%}.film svg{max-width:100%}tr{break-inside:avoid}main{padding:0}\
      .chart{overflow:visible;padding:0;break-inside:avoid}.chart svg{min-width:0}\
      .chart,.dot{-webkit-print-color-adjust:exact;print-color-adjust:exact}}

      """
}
