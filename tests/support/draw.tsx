import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Locale } from '../../src/api/schemas/locales.ts'
import { createRootSheets } from '../../src/element/rootSheets.ts'
import { createTexts, type TextFile } from '../../src/i18n/createTexts.ts'
import { TextsContext, type Translate } from '../../src/i18n/TextsContext.ts'
import { SheetsContext } from '../../src/ui/useSheet.ts'
import { act } from './act.ts'

const files = import.meta.glob<TextFile>(
  ['../../src/i18n/**/locales/*.json', '../../widgets/*/locales/*.json'],
  {
    import: 'default',
    eager: true,
  },
)

const fileAt = async (path: string): Promise<TextFile> => files[`../../${path}.json`] ?? {}

/** The translator of a widget's texts in one language, with the shared ones; a key without a text is an error. */
export async function translatorOf(widget: string, locale: Locale): Promise<Translate> {
  const texts = createTexts()
  await texts.load(locale, 'shared', () => fileAt(`src/i18n/locales/${locale}`))
  await texts.load(locale, 'shell', () => fileAt(`src/i18n/shell/locales/${locale}`))
  await texts.load(locale, 'forms', () => fileAt(`src/i18n/forms/locales/${locale}`))
  await texts.load(locale, widget, () => fileAt(`widgets/${widget}/locales/${locale}`))
  const own = await fileAt(`widgets/${widget}/locales/${locale}`)
  const translate = texts.translator(locale, widget)
  return (key, values = {}) => {
    const translation = translate(key, values)
    const missing = translation === key.replace(/^\w+:/, '') && own[key] !== translation
    if (missing || translation.includes('{{')) throw new Error(`${locale}: no text for ${key}`)
    return translation
  }
}

/** The same as on a page, where a key without a text is shown as it is: a form asks for texts that its fields may lack. */
export async function lenientTranslatorOf(widget: string, locale: Locale): Promise<Translate> {
  const translate = await translatorOf(widget, locale)
  return (key, values) => {
    try {
      return translate(key, values)
    } catch {
      return key
    }
  }
}

interface Look {
  readonly locale?: Locale
  readonly scheme?: 'light' | 'dark'
  /** The widget's own style sheets. */
  readonly css?: readonly string[] | undefined
  readonly t?: Translate
}

// biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
const readable = (element: HTMLElement) => element.innerText.trim()

/** A rendered component, in a shadow root of its own with the styles of an element. */
export interface Drawn {
  readonly host: HTMLElement
  readonly root: ShadowRoot
  /** Elements that match, in document order. */
  readonly all: (selector: string) => HTMLElement[]
  /** Visible text of each match. */
  readonly words: (selector: string) => string[]
  /** Presses the button with this name. */
  readonly press: (name: string) => Promise<void>
  readonly redraw: (node: ReactNode) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Renders a component or view without the runtime around it. */
export async function draw(node: ReactNode, look: Look = {}): Promise<Drawn> {
  const { locale = 'en', scheme = 'light', css = [], t = (key: string) => key } = look
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheets = createRootSheets(root, css)
  document.body.append(host)
  const renderer = createRoot(root)
  const redraw = (shown: ReactNode) =>
    act(async () =>
      renderer.render(
        <div className="root" lang={locale} dir="ltr" data-scheme={scheme}>
          <SheetsContext value={sheets.add}>
            <TextsContext value={{ t, locale }}>{shown}</TextsContext>
          </SheetsContext>
        </div>,
      ),
    )
  await redraw(node)
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  return {
    host,
    root,
    all,
    words: selector => all(selector).map(readable),
    press: name =>
      act(async () => {
        const button = all('button').find(found => (found.ariaLabel ?? readable(found)) === name)
        if (!button) throw new Error(`No button ${name}`)
        button.click()
      }),
    redraw,
    async remove() {
      await act(async () => renderer.unmount())
      host.remove()
    },
  }
}
