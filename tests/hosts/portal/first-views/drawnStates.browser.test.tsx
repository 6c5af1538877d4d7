import { describe, expect, test } from 'vitest'
import { firstViewNames } from '../../../../hosts/portal/first-views/firstViewNames.ts'
import { parseDrawn } from '../../../../src/element/parseDrawn.ts'
import { draw, translatorOf } from '../../../support/draw.tsx'
import { everyView, inert } from '../../../support/everyView.ts'

/** What is drawn as XML, as React writes it in a server, without closed dialogs and photos that were just chosen. */
function markupOf(root: ShadowRoot): string {
  for (const part of root.querySelectorAll('dialog, canvas')) part.remove()
  return [...root.children]
    .map(child => new XMLSerializer().serializeToString(child).replaceAll(/ xmlns="[^"]*"/g, ''))
    .join('')
    .replaceAll('<form ', '<form method="dialog" ')
}

const drawnViews = everyView.filter(({ widget }) => firstViewNames.some(name => name === widget))

test('EMB-20: every element that the server draws has states to test it by', () => {
  expect(drawnViews.map(({ widget }) => widget)).toEqual(expect.arrayContaining([...firstViewNames]))
})

describe.each(drawnViews)('EMB-20: $widget, drawn by the server', async ({ widget, View, states }) => {
  const t = await translatorOf(widget, 'lt')
  test.each(Object.entries(states(t)))(
    'has nothing in the state "%s" that no drawing may have',
    async (_, props) => {
      const drawn = await draw(<View {...inert} {...props} />, { t, locale: 'lt' })
      expect(parseDrawn(markupOf(drawn.root), text => text).length).toBeGreaterThan(0)
      await drawn.remove()
    },
  )
})
