/** Style sheet of the HTML report, for light and dark screens and for paper. */
export const pageStyle = `
:root{color-scheme:light dark;--text:#1b2430;--soft:#5b6877;--page:#f5f7fa;--card:#fff;--line:#dde3ea;--passed:#137a4b;--failed:#b3261e;--skipped:#8a6100;--not-offered:#5b6877}
@media(prefers-color-scheme:dark){:root{--text:#e8edf3;--soft:#a4b0be;--page:#12171e;--card:#1b222c;--line:#2f3945;--passed:#57d19b;--failed:#ff8a80;--skipped:#f0c04a;--not-offered:#a4b0be}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:64rem;margin:0 auto;padding:1.5rem}
h1{margin:0;font-size:clamp(1.5rem,4vw,2.25rem);line-height:1.2}
header.passed h1{color:var(--passed)}header.failed h1{color:var(--failed)}
header p{margin:.4rem 0;color:var(--soft)}
code,pre{font:.85em/1.5 ui-monospace,monospace}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.25rem 0 0;padding:0;list-style:none}
.tiles li{padding:.75rem 1rem;background:var(--card);border:1px solid var(--line);border-inline-start:4px solid;border-radius:.5rem}
.tiles strong{display:block;font-size:1.75rem;line-height:1.2}
.tiles .passed{border-inline-start-color:var(--passed)}.tiles .failed{border-inline-start-color:var(--failed)}.tiles .skipped{border-inline-start-color:var(--skipped)}.tiles .not-offered{border-inline-start-color:var(--not-offered)}
.level,section{margin:0 0 .75rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;overflow:hidden}
section{padding:.25rem 1rem 1rem}
.level>summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;padding:.75rem 1rem;cursor:pointer}
.level>summary:focus-visible{outline:3px solid;outline-offset:-3px}
.level>summary::-webkit-details-marker{display:none}.level>summary::before{content:"▸";color:var(--soft)}.level[open]>summary::before{content:"▾"}
h2{margin:0;font-size:1.1rem}section h2{margin-top:.75rem}
.numbers{color:var(--soft)}
.level.failed>summary h2{color:var(--failed)}.level.passed>summary h2{color:var(--passed)}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 1rem;border-top:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{color:var(--soft);font-weight:600;font-size:.85rem}
.state{white-space:nowrap;font-weight:600}.requirement{white-space:nowrap;color:var(--soft)}
tr.passed .state{color:var(--passed)}tr.failed .state{color:var(--failed)}tr.skipped .state{color:var(--skipped)}tr.not-offered .state{color:var(--not-offered)}
.reason{margin:.25rem 0;color:var(--soft)}
pre{max-height:24rem;margin:.5rem 0;padding:.75rem;overflow:auto;background:var(--page);border-radius:.25rem;white-space:pre-wrap}
dt{font-weight:600}dd{margin:0 0 .5rem;color:var(--soft)}
@media(max-width:40rem){th:last-child,.requirement{display:none}th,td{padding:.5rem}}
@media print{body{background:none}.level,section,.tiles li{break-inside:avoid}}
`
