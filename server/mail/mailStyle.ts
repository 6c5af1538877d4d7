import { type Palette, palette } from '../../src/api/rules/palette.ts'

type Scheme = keyof Palette

/** Neutral colours; the same values as in tokens.css. */
export const neutrals = {
  light: { surface: '#f4f6f8', raised: '#ffffff', line: '#dfe4e8', text: '#16212b', muted: '#51606d' },
  dark: { surface: '#0f151a', raised: '#182028', line: '#2c3742', text: '#e8edf1', muted: '#9fadb9' },
} as const satisfies Readonly<Record<Scheme, object>>

/** Colours by class, in one scheme. */
function colours(vendorColour: string | null, scheme: Scheme) {
  const { surface, raised, line, text, muted } = neutrals[scheme]
  const { brand, onBrand, brandText } = palette(vendorColour)[scheme]
  return {
    page: `background-color:${surface};color:${text}`,
    card: `background-color:${raised};border-color:${line}`,
    text: `color:${text}`,
    muted: `color:${muted}`,
    rule: `border-color:${line}`,
    link: `color:${brandText}`,
    button: `background-color:${brand};border-color:${brand};color:${onBrand}`,
  }
}

type Part = keyof ReturnType<typeof colours>

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** Everything but colours, by class. No tables: every mail program that matters lays out blocks. */
const layout: Readonly<Record<string, string>> = {
  page: `margin:0;padding:0;font-family:${fonts};font-size:16px;line-height:1.5;-webkit-text-size-adjust:100%`,
  frame: 'padding:24px 12px',
  card: 'max-width:560px;margin:0 auto;padding:24px 20px;border-width:1px;border-style:solid;border-radius:10px;overflow-wrap:break-word;word-wrap:break-word',
  // A white plate, because a logo is made for white paper.
  logo: 'height:40px;width:auto;max-width:160px;padding:4px;margin-right:12px;border:0;border-radius:8px;background-color:#ffffff;vertical-align:middle',
  // Next to the logo also where the name needs two lines.
  name: 'display:inline-block;max-width:75%;font-size:18px;font-weight:600;line-height:1.3;vertical-align:middle',
  head: 'margin:0 0 24px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600',
  paragraph: 'margin:0 0 16px',
  action: 'margin:24px 0',
  // Padding of the border, because Outlook for Windows ignores padding of links.
  button:
    'display:inline-block;padding:2px 12px;border-width:10px;border-style:solid;border-radius:8px;font-weight:600;text-decoration:none;text-align:center',
  link: 'text-decoration:underline',
  phone: 'white-space:nowrap',
  address: 'overflow-wrap:anywhere;word-break:break-all',
  small: 'margin:0 0 16px;font-size:14px;line-height:1.5',
  facts: 'margin:0 0 16px;padding:4px 0;border-width:1px 0;border-style:solid',
  fact: 'margin:12px 0',
  value: 'font-weight:600',
  foot: 'max-width:560px;margin:16px auto 0;padding:0 20px;overflow-wrap:break-word;word-wrap:break-word',
  footNote: 'margin:0 0 8px;font-size:13px;line-height:1.5',
}

/** Returns the value of a `style` attribute: the layout of one class and the light colours of another. */
export function inlineStyle(vendorColour: string | null) {
  const light = colours(vendorColour, 'light')
  return (name: string, part?: Part): string => [layout[name], part && light[part]].filter(Boolean).join(';')
}

/** The class of an element whose colours change in the dark scheme. */
export const darkClass = (part: Part): string => `m-${part}`

/** The style sheet of the dark scheme. It overrides `style` attributes, which every mail program reads. */
export function darkRules(vendorColour: string | null, media: string): string {
  const rules = Object.entries(colours(vendorColour, 'dark')).map(
    ([part, style]) => `.${darkClass(part as Part)}{${style.replaceAll(/(?=;|$)/g, ' !important')}}`,
  )
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media ${media}{${rules.join('')}}`
}
