import { setTagSuffix } from '../client/findLoader.ts'
import { commonAttributes, readAttribute } from '../runtime/attributes.ts'
import { loadElementTexts } from '../runtime/useElementTexts.ts'
import type { Widget } from '../runtime/Widget.ts'
import { getSuite } from '../suite/getSuite.ts'
import { createElementClass } from './createElementClass.tsx'
import { prepareHostStyles } from './followHostStyles.ts'

/**
 * Defines a widget's element once its texts are loaded, so that the first render has text. Does nothing if it is
 * defined, or without a DOM.
 * @param suffix end of the tag, with its hyphen (`data-tag-suffix`)
 */
export async function defineWidget(widget: Widget, suffix = ''): Promise<void> {
  if (typeof customElements === 'undefined') return
  setTagSuffix(suffix)
  const tag = `resident-${widget.name}${suffix}`
  if (customElements.get(tag)) return
  const suite = getSuite()
  const present = [...document.querySelectorAll(tag)]
  const locales = new Set([
    suite.language.of(undefined),
    ...present.map(host =>
      suite.language.of(host, readAttribute(commonAttributes.locale, host.getAttribute('locale')).value),
    ),
  ])
  await Promise.all([
    prepareHostStyles(suite),
    ...[...locales].map(locale => loadElementTexts(suite, locale, widget.name, widget.loadTexts)),
  ])
  if (!customElements.get(tag)) customElements.define(tag, createElementClass(widget))
}
