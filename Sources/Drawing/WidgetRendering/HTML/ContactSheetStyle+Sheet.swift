// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ContactSheetStyle {
  /// The style of a cell of the table whose widget does not have the chosen problem.
  static let otherField = "background:none;color:transparent"

  /// The style that all contact sheets share.
  static let sheet = """

    :root{--bad:#d92d20;--on-bad:#fff;--note:#ffe3a8;--on-note:#5c4300;--fine:#e6e6ec;--on-fine:#6b6b76}
    @media (prefers-color-scheme:dark){:root{--bad:#d6453b;--note:#5a4412;--on-note:#ffdf9a;--fine:#2a2a31;\
    --on-fine:#9a9aa5}}
    header{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 24px;padding-top:28px}
    header p{margin:0;font-size:15px;font-variant-numeric:tabular-nums}
    .page{display:grid;grid-template-columns:256px minmax(0,1fr);gap:36px;padding:16px 32px 64px;\
    max-width:1720px;margin:0 auto}
    .page.plain{display:block}
    #widgets:focus,h3:focus{outline:none}
    aside{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;scrollbar-width:thin;\
    margin:0 -8px;padding:0 8px 24px;font-size:13px}
    summary{cursor:pointer;font-weight:600;color:var(--quiet);min-height:24px}
    summary h2{display:inline;margin:0}
    .filters>summary{font-size:13px;padding:2px 0 8px}
    .filters{display:none}
    @supports selector(:has(*)){.filters{display:block}}
    fieldset{border:0;border-top:1px solid var(--line);margin:0;padding:8px 0 10px;min-width:0;position:relative}
    legend{float:left;width:100%;font-weight:600;padding:0;margin:0 0 2px;min-height:24px}
    .sets{position:absolute;right:0;top:6px}
    fieldset>div{display:flex;align-items:center;clear:both}
    fieldset label{display:flex;align-items:center;gap:7px;min-height:24px;flex:1;min-width:0;cursor:pointer}
    fieldset label span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    fieldset small{margin-left:auto;white-space:nowrap;font-size:11px;color:var(--quiet);\
    font-variant-numeric:tabular-nums}
    input{accent-color:var(--accent);width:16px;height:16px;margin:0;flex:none}
    button{font:inherit;font-size:12px;color:var(--accent);background:none;border:0;border-radius:6px;\
    padding:2px 6px;min-height:24px;cursor:pointer;white-space:nowrap}
    button:hover{background:var(--fine)}
    .reset{font-size:13px;border:1px solid var(--line);padding:2px 10px;background:var(--card)}
    .by-size{display:flow-root}
    .by-size>div{float:left;clear:none;width:50%;padding-right:4px}
    .overview{margin-bottom:24px}
    .overview h2,.problems h2{font-size:15px;color:var(--text)}
    .legend{display:flex;flex-wrap:wrap;gap:2px 16px;margin:0 0 8px;font-size:12px;color:var(--quiet)}
    .key,td a{display:inline-flex;align-items:center;justify-content:center;background:var(--fine);\
    color:var(--on-fine);font-style:normal;font-variant-numeric:tabular-nums;font-size:11px;line-height:1}
    .key{width:20px;height:16px;border-radius:4px;vertical-align:-3px}
    .key.p,td .p{background:var(--bad);color:var(--on-bad);font-weight:600}
    .key.n,td .n{background:var(--note);color:var(--on-note)}
    .window{background:var(--card);border-radius:16px;box-shadow:var(--shadow);padding:4px 14px 14px}
    table{border-collapse:separate;border-spacing:0;width:100%;font-size:12px;table-layout:fixed}
    table+table{margin-top:8px}
    caption{text-align:left;font-weight:600;font-size:13px;padding:8px 0 0}
    thead th{width:42px}
    thead th,thead td{position:sticky;top:0;background:var(--card);z-index:2;height:26px}
    thead th{font-weight:600;color:var(--quiet);padding:0}
    thead th.mode{width:60px}
    thead th small{display:block;font-weight:400;font-size:9px;line-height:1}
    abbr{text-decoration:none}
    .short{width:max-content;max-width:100%}
    .short table{width:auto}
    .short thead td{width:260px}
    .short thead th{width:92px}
    .group th{padding-top:6px;font-weight:600}
    .group th a{color:inherit}
    h2:focus{outline:none}
    tbody th{font-weight:400;text-align:left;padding:0 10px 0 0;height:26px;white-space:nowrap;\
    overflow:hidden;text-overflow:ellipsis}
    tbody th a{color:inherit;text-decoration:none}
    tbody th a:hover{text-decoration:underline}
    tbody th small{color:var(--quiet);font-size:11px;margin-left:4px}
    tbody td{padding:1px}
    tbody td:empty{background:none}
    td a{width:100%;height:24px;text-decoration:none;border-radius:4px}
    td:has(a+a) a{width:50%}
    td a+a{border-radius:0 4px 4px 0;border-left:1px solid var(--card)}
    td a:has(+a){border-radius:4px 0 0 4px}
    td a:hover,td a:focus-visible{outline:2px solid var(--text);outline-offset:-1px;border-radius:4px;\
    position:relative;z-index:1}
    td a[aria-current]{outline:3px solid var(--accent);outline-offset:-1px;position:relative;z-index:1}
    .where{font-size:12px;color:var(--quiet);margin:8px 0 0;line-height:18px;white-space:nowrap;overflow:hidden;\
    text-overflow:ellipsis}
    .problems{margin-bottom:28px}
    .problems .shared{margin:4px 0 8px}
    .problems li{padding:3px 0}
    .problems label{display:flex;gap:8px;align-items:baseline;cursor:pointer}
    .problems label input{align-self:flex-start;margin-top:3px}
    .problems .count{min-width:3.2em;text-align:right;flex:none;white-space:nowrap}
    .quiet,.count.quiet{color:var(--quiet)}
    .problems li:has(:checked) .what{font-weight:600}
    .extent{padding:0 0 2px calc(3.2em + 32px);font-size:12px;color:var(--quiet);line-height:1.6}
    .extent>span{display:block}
    .extent b{color:var(--text);font-weight:600}
    .extent a{color:inherit;text-decoration-color:var(--line)}
    .extent a:hover{color:var(--accent)}
    .limits{font-size:12px;color:var(--quiet)}
    .problems .limits{margin-top:10px}
    .tag{font-style:normal;font-size:11px;color:var(--quiet);border:1px solid var(--line);border-radius:5px;\
    padding:0 5px;margin-left:4px;font-weight:400;white-space:nowrap}
    .nothing{padding:24px;text-align:center;color:var(--quiet)}
    .print-note{display:none}
    .locale{margin-bottom:40px}
    .locale>h2{font-size:24px;line-height:1.2;letter-spacing:-.015em;font-weight:700;\
    color:var(--text);margin:0 0 8px}
    .opens{font-size:13px;margin:0 0 10px}
    .opens summary{font-weight:400}
    .opens dl{margin:4px 0 0}
    .opens dl div{display:flex;flex-wrap:wrap;gap:0 12px}
    .opens dt{min-width:9em}
    .opens dd{margin:0;color:var(--quiet);overflow-wrap:anywhere}
    h3{font-size:15px;font-weight:600;margin:0 0 10px;padding:10px 0 8px;position:sticky;top:0;z-index:3;\
    background:var(--ground);scroll-margin-top:0}
    h3 small{font-size:13px;font-weight:400;color:var(--quiet);white-space:nowrap;\
    font-variant-numeric:tabular-nums}
    .device{margin-bottom:20px}
    .grid{display:grid;gap:18px;\
    grid-template-columns:repeat(auto-fill,minmax(min(100%,calc(var(--width) + 40px)),1fr))}
    @media (scripting:none){noscript{display:contents}}
    figure{scroll-margin-top:72px}
    figure:target,figure.current{outline:3px solid var(--accent);outline-offset:2px}
    .ground{padding:24px 12px;display:flex;justify-content:center}
    .light .ground{background:radial-gradient(120% 90% at 12% 0,#cfe3ff,transparent 60%),\
    radial-gradient(100% 100% at 100% 20%,#f6d4e6,transparent 60%),linear-gradient(160deg,#b8cdf3,#e9d2e8 55%,#fbdcc3)}
    .dark .ground{background:radial-gradient(120% 90% at 12% 0,#2f4a86,transparent 60%),\
    radial-gradient(100% 100% at 100% 20%,#5b2f66,transparent 60%),linear-gradient(160deg,#1c2748,#3b2750 55%,#5c3140)}
    .ground svg{display:block;max-width:100%;height:auto;font-family:\(SVGRenderer.fontFamily)}
    .dark .ground svg{box-shadow:0 0 0 .5px #ffffff24}
    .ground svg.bare{box-shadow:none}
    figcaption a{color:inherit;text-decoration:none}
    figcaption a:hover{text-decoration:underline}
    figcaption ul{margin:8px 0 0;padding:8px 12px;list-style:none;border-radius:10px;\
    background:var(--warning-ground);color:var(--warning)}
    figcaption ul:not(:has(li:not(.n))){background:none;padding:0;color:var(--quiet)}
    figcaption li{padding:1px 0;overflow-wrap:anywhere}
    figcaption li.n{color:var(--quiet)}
    @media (hover:hover){.only{opacity:0}div:hover>.only,.only:focus-visible{opacity:1}}
    @media screen and (max-width:860px){.page{display:block;padding:12px 16px 48px}\
    header{padding:16px 16px 0;gap:0 16px}header p{font-size:13px}\
    aside{position:static;max-height:none;margin:0 0 10px;padding:0}.filters:not([open])>summary{padding:2px 0}\
    .by-device>div label,.by-language label{min-height:32px}\
    .overview{margin-bottom:12px}.overview h2{display:none}.legend{gap:0 12px;font-size:11px;margin-bottom:6px}\
    .window{max-height:min(248px,32vh);overflow:auto;padding:0 10px 8px;overscroll-behavior:contain}\
    .window:not(.short) table{min-width:640px}table{font-size:11px}\
    .short{max-height:none;width:auto}.short table{width:100%}.short thead td{width:34%}.short thead th{width:auto}\
    caption{position:sticky;left:0;width:max-content}\
    thead th{width:auto}thead td,tbody th{width:132px;position:sticky;left:0;background:var(--card);z-index:2}thead td{z-index:3}\
    tbody th{padding-right:6px}tbody th small{display:none}\
    .where{display:none}.problems{padding:10px 14px;margin-bottom:14px;border-radius:14px}\
    .extent{padding-left:24px}.problems .count{min-width:2em}\
    .locale>h2{font-size:20px;margin:0}.opens{margin:0}h3{font-size:14px;padding:8px 0 6px;margin-bottom:6px}\
    figure{scroll-margin-top:64px}}
    @media print{aside,.where,.nothing,.locale,.problems input,.opens{display:none}\
    .print-note,.few .locale:not([hidden]){display:block}.few .print-note{display:none}.print-note{font-size:12px;color:var(--quiet)}\
    .page{display:block;padding:0}.window{box-shadow:none;padding:0;max-height:none;overflow:visible}\
    .window:not(.short) table{min-width:0}table{break-inside:avoid;font-size:9px}thead th,thead td,h3{position:static}\
    thead th{width:38px}tbody th,thead td{position:static}tbody th,tbody td a{height:17px}.problems{padding:0}\
    .problems li{break-inside:avoid}.problems summary{list-style:none}\
    .key,td a,.ground{-webkit-print-color-adjust:exact;print-color-adjust:exact}\
    figure{border:1px solid var(--line)}.grid{gap:12px}.ground{padding:12px 8px}\
    details::details-content{content-visibility:visible;height:auto}}

    """
}
