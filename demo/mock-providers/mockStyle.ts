/**
 * The mock providers' only style sheet. It is plain on purpose, so that nobody mistakes it for a vendor's
 * page.
 */
export const mockStyle = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 24px 16px }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 16px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px }
dd { margin: 0; overflow-wrap: anywhere }
form { display: grid; gap: 12px; margin: 0 }
label { display: grid; gap: 4px }
input { font: inherit; padding: 10px 12px; border: 1px solid #767676; border-radius: 6px }
label.check { display: flex; align-items: center; gap: 12px; min-height: 44px }
label.check input { width: 20px; height: 20px; margin: 0; flex: none }
button { font: inherit; min-height: 44px; padding: 8px 16px; border: 1px solid #767676; border-radius: 6px; cursor: pointer }
button.main { background: #1a4fa0; border-color: #1a4fa0; color: #fff }
[role=alert] { color: #b3261e; margin: 0 }
footer { max-width: 30rem; margin: 0 auto; padding: 16px; font-size: 14px }
html.light { color-scheme: light }
html.dark { color-scheme: dark }
body.frame { background: transparent }
body.frame main { padding: 2px; max-width: none }
body.frame form { grid-template-columns: 1fr 1fr; align-items: end }
body.frame .wide { grid-column: 1 / -1 }
body.frame input { min-width: 0; min-height: 44px; box-sizing: border-box; padding: 8px 12px; border-radius: 8px; background: transparent; color: inherit }
body.frame input:focus-visible { outline: 3px solid Highlight; outline-offset: 1px }
html.dark [role=alert] { color: #ff9a91 }
`
