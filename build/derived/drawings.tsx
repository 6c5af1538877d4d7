import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { pathOf } from '../../src/api/rules/destinations.ts'
import { drawnInside } from '../../src/api/rules/drawnInside.ts'
import { escapeHtml } from '../../src/api/rules/escapeHtml.ts'
import { type DrawnPages, drawnPortal, type ElementDrawings } from '../../src/api/schemas/drawings.ts'
import { type Locale, locales } from '../../src/api/schemas/locales.ts'
import { baseCss } from '../../src/element/baseCss.ts'
import type { Drawing, DrawnFor } from '../../src/element/Drawing.ts'
import drawnCss from '../../src/element/drawn.css?inline'
import { usedCss } from '../../src/element/usedCss.ts'
import { createTexts, type TextFile } from '../../src/i18n/createTexts.ts'
import { TextsContext, type Translate } from '../../src/i18n/TextsContext.ts'
import { rootAttributes } from '../../src/runtime/rootAttributes.ts'
import { SheetsContext } from '../../src/ui/useSheet.ts'
import { deviceScheme } from './deviceScheme.ts'
import { startIds } from './drawnIds.ts'
import { drawSignInPage } from './drawSignInPage.tsx'
import { slottedButtons } from './slottedButtons.ts'
import { unparsedTemplate } from './unparsedTemplate.ts'

// Loaded by Vite, because the views are TSX and import style sheets.

// Views ask for what only browsers have.
Object.assign(globalThis, { HTMLElement: { prototype: { popover: null } } })

const drawings = import.meta.glob<Drawing>('../../widgets/*/drawing.tsx', { eager: true, import: 'drawing' })
const textFiles = import.meta.glob<TextFile>(
  [
    '../../src/i18n/locales/*.json',
    '../../src/i18n/shell/locales/*.json',
    '../../widgets/*/locales/*.json',
    '../../hosts/portal/locales/*.json',
  ],
  { eager: true, import: 'default' },
)

const textsAt = async (folder: string, locale: Locale) =>
  textFiles[`../../${folder}/locales/${locale}.json`] ?? {}

async function translatorOf(name: string, locale: Locale): Promise<Translate> {
  const texts = createTexts()
  await texts.load(locale, 'shell', () => textsAt('src/i18n/shell', locale))
  await texts.load(locale, 'shared', () => textsAt('src/i18n', locale))
  await texts.load(locale, name, () => textsAt(`widgets/${name}`, locale))
  return texts.translator(locale, name) as unknown as Translate
}

/** Draws one element in every language, with and without a vendor. */
async function draw(name: string, { css, formAction, inShadow, inLight }: Drawing): Promise<ElementDrawings> {
  const sheets = new Set<string>()
  const markup = await Promise.all(
    locales.map(async locale => {
      const t = await translatorOf(name, locale)
      const html = (node: ReactNode) => {
        startIds()
        return renderToString(
          <TextsContext value={{ t, locale }}>
            <SheetsContext value={sheet => sheets.add(sheet)}>{node}</SheetsContext>
          </TextsContext>,
        )
      }
      const drawn = (hasVendor: boolean) => {
        const around: DrawnFor = {
          ...{ t, hasVendor },
          link: destination => ({ href: drawnPortal + pathOf(destination), onClick: () => undefined }),
        }
        const shadow = inShadow(around)
        if (shadow === null) return
        return {
          shadow: html(<div {...rootAttributes(locale, 'light', 'system')}>{shadow}</div>),
          light: html(inLight(around)),
        }
      }
      const vendor = drawn(true)
      if (!vendor) throw new Error(`${name} is not drawn for a vendor.`)
      return [locale, { plain: drawn(false), vendor }] as const
    }),
  )
  const own = [...baseCss, ...sheets, ...css].join('\n')
  const ofDrawn = [drawnCss, slottedButtons(own)].join('\n')
  const drawnHtml = markup.flatMap(([, parts]) =>
    Object.values(parts).map(part => (part ? part.shadow + part.light : '')),
  )
  return {
    css: [own, deviceScheme(own), unparsedTemplate, ofDrawn].join('\n'),
    scriptCss: usedCss(`${own}\n${ofDrawn}`, drawnHtml.join('')),
    formAction,
    markup: Object.fromEntries(markup),
  }
}

/** Draws the first state of every element that has a drawing, by its name. */
export async function drawElements(): Promise<Readonly<Record<string, ElementDrawings>>> {
  const drawn = Object.entries(drawings).map(async ([path, drawing]) => {
    const name = path.split('/').at(-2) ?? ''
    return [name, await draw(name, drawing)] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}

/**
 * Draws the portal's sign-in page in every language.
 * @param style address of the style sheet of the sign-in's drawing
 */
export async function drawPages(
  { formAction, markup }: Pick<ElementDrawings, 'formAction' | 'markup'>,
  style: string,
): Promise<DrawnPages> {
  const pages: Record<string, DrawnPages['pages'][string]> = {}
  // One after the other, because the page's components find their suite on the global object.
  for (const locale of locales) {
    const texts = createTexts()
    await texts.load(locale, 'shell', () => textsAt('src/i18n/shell', locale))
    await texts.load(locale, 'shared', () => textsAt('src/i18n', locale))
    await texts.load(locale, 'portal', () => textsAt('hosts/portal', locale))
    const { plain } = markup[locale] ?? {}
    if (!plain) throw new Error(`The sign-in is not drawn in ${locale}.`)
    const t = texts.translator(locale, 'portal')
    startIds()
    const page = await drawSignInPage(locale, texts)
    const tag = /(<resident-login[^>]*>)(?=<\/resident-login>)/
    if (!tag.test(page)) throw new Error('The page of the sign-in has no <resident-login>.')
    pages[locale] = {
      title: escapeHtml(`${t('login.title')} – ${t('product')}`),
      html: page
        .replace(tag, (_, opening: string) => opening + drawnInside(plain, style, formAction))
        .replaceAll('data-scheme="light"', 'data-scheme="device"')
        .replaceAll(drawnPortal, ''),
    }
  }
  return { style, pages }
}
