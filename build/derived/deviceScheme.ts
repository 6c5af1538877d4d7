/** A rule of the dark scheme: its declarations. */
const darkRule = /\.root\[data-scheme="?dark"?\]\s*\{([^{}]*)\}/g

const printed = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g

/**
 * The rules of the dark scheme once more for `data-scheme="device"`, which stands for the scheme of the device until a
 * script knows the page's: on screens, because paper is white.
 */
export function deviceScheme(css: string): string {
  const rules = [...css.replace(printed, '').matchAll(darkRule)].map(([, declarations = '']) => declarations)
  return `@media screen and (prefers-color-scheme: dark){.root[data-scheme=device]{${rules.join(';')}}}`
}
