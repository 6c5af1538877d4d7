/** Names with their marks in user agents. The first that matches counts, because later marks are in many agents. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null

/** Names of the browser and the operating system, which a user recognizes; the rest of the user agent is not stored. */
export const deviceOf = (userAgent: string) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
