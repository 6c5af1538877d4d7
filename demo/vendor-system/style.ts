/** Style sheet of the vendor system's pages. */
export const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;
--line:light-dark(#d5dbe1,#3a4149);--soft:light-dark(#f3f5f7,#1d2227);--text:light-dark(#1c2530,#e6eaee);
--faint:light-dark(#566373,#a3b0bd);--brand:light-dark(#1f4e79,#8cc2f0);--good:light-dark(#1c6b3c,#7fd6a1);--bad:light-dark(#a32020,#ff9a9a)}
*{box-sizing:border-box}
body{margin:0;color:var(--text);background:light-dark(#fff,#14181c);display:grid;grid-template:auto 1fr/13rem 1fr;min-block-size:100vh}
header{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:center;padding:.5rem 1.25rem;background:#16324a;color:#fff}
header nav{display:flex;flex-wrap:wrap}
header a{color:#dbe7f1;padding:.6rem .9rem;text-decoration:none;border-block-end:3px solid #0000}
header a[aria-current]{color:#fff;border-color:#6fb7ee}
.menu{display:flex;flex-direction:column;padding:1rem 0;background:var(--soft);border-inline-end:1px solid var(--line)}
.menu a{padding:.6rem 1.25rem;color:inherit;text-decoration:none;border-inline-start:3px solid #0000}
.menu a[aria-current]{font-weight:600;border-color:var(--brand);background:light-dark(#fff,#262c33)}
main{padding:1.25rem 1.75rem;max-inline-size:72rem;min-inline-size:0}
h1{font-size:1.5rem;margin:0 0 1rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
a{color:var(--brand)}
table{border-collapse:collapse;inline-size:100%}
.wide{overflow-x:auto}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-block-end:1px solid var(--line);vertical-align:top}
th{color:var(--faint);font-weight:600;font-size:.85rem;white-space:nowrap}
td code,td button{white-space:nowrap}
.wide table{min-inline-size:46rem}
td.number{font-variant-numeric:tabular-nums;white-space:nowrap}
small,.faint{color:var(--faint)}
.good{color:var(--good);font-weight:600}.bad{color:var(--bad);font-weight:600}
code{font:13px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:.75rem 1.5rem;margin:0 0 1rem}
dt{color:var(--faint);font-size:.85rem}dd{margin:0;overflow-wrap:anywhere}
form.card,.card{border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem;margin-block:1rem;max-inline-size:44rem}
form.card{display:grid;gap:.75rem}
label{display:grid;gap:.25rem;font-weight:600}
input,textarea,select{font:inherit;font-weight:400;color:inherit;background:light-dark(#fff,#1d2227);border:1px solid light-dark(#7b8794,#8592a0);border-radius:6px;padding:.5rem .6rem;inline-size:100%}
button{font:inherit;font-weight:600;min-block-size:44px;padding:.4rem 1.1rem;border-radius:6px;border:1px solid #1f4e79;background:#1f4e79;color:#fff;justify-self:start;cursor:pointer}
button.second{background:#0000;color:var(--brand);border-color:currentColor}
form.inline{display:inline-flex;flex-wrap:wrap;gap:.5rem;align-items:end}
ol.talk{list-style:none;padding:0;margin:0;display:grid;gap:.75rem;max-inline-size:44rem}
ol.talk li{border:1px solid var(--line);border-radius:8px;padding:.6rem .9rem}
ol.talk li.staff{background:var(--soft);margin-inline-start:2rem}
ol.talk p{margin:.2rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere}
.notice{border-inline-start:4px solid var(--brand);background:var(--soft);padding:.6rem 1rem;margin:0 0 1rem}
@media (max-width:46rem){body{grid-template:auto auto 1fr/1fr}.menu{flex-direction:row;overflow-x:auto;padding:0}.menu a{white-space:nowrap}main{padding:1rem}}
`
