import { afterEach, expect, test } from 'vitest'
import { MailLink } from '../../../src/ui/MailLink.tsx'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test.each([
  ['a plain address is a link', 'skundai@vert.lt', 'mailto:skundai@vert.lt'],
  ['one with a subject is text', 'skundai@vert.lt?subject=Pay', undefined],
  ['two addresses are text', 'skundai@vert.lt, other@example.com', undefined],
])('%s', async (_, email, href) => {
  drawn = await draw(<MailLink email={email} />)
  expect(drawn.root.textContent).toContain(email)
  expect(drawn.root.querySelector('a')?.getAttribute('href')).toBe(href)
})
