import { afterEach, expect, test, vi } from 'vitest'
import { uploadLimits } from '../../../src/api/schemas/uploadLimits.ts'
import { createClient } from '../../../src/client/createClient.ts'
import { useUploadLimits } from '../../../src/files/useUploadLimits.ts'
import { ElementContext, type ElementValue } from '../../../src/runtime/ElementContext.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const told = { kinds: ['pdf', 'newer-kind'], bytes: 1000, count: 2 }

const Limits = () => <p>{JSON.stringify(useUploadLimits('help-desk'))}</p>

/** Two fields on a page whose back end gives this answer. */
async function drawFields(answer: () => Response) {
  const send = vi.fn(async () => answer())
  const client = createClient({
    baseUrl: 'https://portal.example/api/v5',
    token: () => undefined,
    locale: () => 'en',
    onUnauthenticated: () => undefined,
    fetch: send,
  })
  const language = { of: () => 'en' }
  const value = {
    suite: { client, language, once: createOnce(), report: () => undefined },
  } as unknown as ElementValue
  drawn = await draw(
    <ElementContext value={value}>
      <Limits />
      <Limits />
    </ElementContext>,
  )
  return send
}
const limits = () => drawn.words('p').map(text => JSON.parse(text))

test('HLP-2: files are limited as the back end tells, after one request; kinds unknown here are left out', async () => {
  const send = await drawFields(() => Response.json({ data: { 'help-desk': told } }))
  const expected = { ...told, kinds: ['pdf'] }
  await expect.poll(() => limits()).toEqual([expected, expected])
  expect(send).toHaveBeenCalledOnce()
})

test.each([
  ['does not offer the call', () => new Response('{}', { status: 404 })],
  ['names no limit of the purpose', () => Response.json({ data: {} })],
])('HLP-2: the bundled limits hold where the back end %s', async (_, answer) => {
  const send = await drawFields(answer)
  await expect.poll(() => send).toHaveBeenCalled()
  expect(limits()).toEqual([uploadLimits['help-desk'], uploadLimits['help-desk']])
})
