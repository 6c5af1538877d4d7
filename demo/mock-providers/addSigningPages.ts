import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { and, eq } from '../../server/database/drizzle.ts'
import { isSignedMessage, signatureHeader, signMessage } from '../../server/http/signedMessage.ts'
import type { MockServices } from './MockServices.ts'
import { sandboxPolicy } from './mockHeaders.ts'
import { mockPage } from './mockPage.ts'
import { pemOf } from './signing/issueCertificate.ts'
import { mockAuthority } from './signing/mockAuthority.ts'
import { signDocument } from './signing/signDocument.ts'
import { mockSigningSecret } from './signingSecret.ts'
import { sandboxSignings } from './tables.ts'

type Signing = typeof sandboxSignings.$inferSelect

/** Phone numbers with this ending get no token, which simulates a failing service. */
const failingPhone = /0000$/

const NewSigning = z.object({
  reference: z.string(),
  title: z.string(),
  controlCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  personalCode: z.string(),
  document: z.object({ name: z.string().check(z.regex(/^[\w.-]+$/)), mime: z.string(), content: z.base64() }),
  phone: z.string(),
  returnUrl: z.url(),
  notifyUrl: z.url(),
})

/** Effects of the page's buttons on a signing. */
const outcomes = { sign: 'completed', refuse: 'refused', expire: 'expired' } as const

const words = {
  open: 'Waiting for you',
  completed: 'Signed',
  refused: 'Refused',
  expired: 'Timed out',
} as const satisfies Record<Signing['state'], string>

/** The mock e-signature service: shows the control code, asks the user, sends signed webhooks. */
export function addSigningPages(app: Hono, services: MockServices) {
  const { database, clock, sandboxUrl, callApi, logger } = services
  const { queries } = database
  const find = async (reference: string): Promise<Signing | undefined> => {
    const [signing] = await queries
      .select()
      .from(sandboxSignings)
      .where(eq(sandboxSignings.reference, reference))
    return signing
  }

  const notify = async ({ reference, state, notifyUrl }: Signing) => {
    const now = clock()
    const body = JSON.stringify({ signing: reference, state, at: now.toISOString() })
    const headers = {
      'Content-Type': 'application/json',
      [signatureHeader]: await signMessage(await mockSigningSecret(queries), body, now),
    }
    const response = await callApi(new Request(notifyUrl, { method: 'POST', headers, body }))
    if (!response.ok) logger.warn({ status: response.status }, 'a webhook of the sandbox was refused')
  }

  const missing = () => mockPage('No such signing', 'This signing does not exist.')

  app.post('/signings', async context => {
    const raw = await context.req.text()
    const header = context.req.header(signatureHeader) ?? null
    if (!(await isSignedMessage(await mockSigningSecret(queries), header, raw, clock())))
      return context.body(null, 403)
    const { phone, firstName, lastName, personalCode, ...signing } = z.parse(NewSigning, JSON.parse(raw))
    if (failingPhone.test(phone)) return context.json({ refused: true })
    await queries
      .insert(sandboxSignings)
      .values({ ...signing, signer: { firstName, lastName, personalCode }, state: 'open' })
      .onConflictDoNothing()
    return context.json({ redirectUrl: `${sandboxUrl}/sign/${signing.reference}` })
  })

  app.post('/signings/container', async context => {
    const raw = await context.req.text()
    const header = context.req.header(signatureHeader) ?? null
    if (!(await isSignedMessage(await mockSigningSecret(queries), header, raw, clock())))
      return context.body(null, 403)
    const { reference } = z.parse(z.object({ reference: z.string() }), JSON.parse(raw))
    const container = (await find(reference))?.container
    if (!container) return context.body(null, 404)
    return context.json({ container: Buffer.from(container).toString('base64') })
  })

  // What an operator trusts who tries this service: SIGNING_ROOTS.
  app.get('/signing/root.pem', async context =>
    context.body(pemOf((await mockAuthority(queries)).root), 200, {
      'Content-Type': 'application/x-pem-file',
    }),
  )

  app.get('/sign/:reference', async context => {
    const signing = await find(context.req.param('reference'))
    if (!signing) return context.html(missing(), 404)
    const formTargets = [new URL(signing.returnUrl).origin]
    context.header('Content-Security-Policy', sandboxPolicy({ formTargets }))
    return context.html(signingPage(signing))
  })

  app.post('/sign/:reference', async context => {
    const reference = context.req.param('reference')
    const { action } = await context.req.parseBody()
    const signing = await find(reference)
    if (!signing) return context.html(missing(), 404)
    if (action === 'back') return context.redirect(signing.returnUrl, 303)
    if (action === 'notify') {
      if (signing.state !== 'open') await notify(signing)
      return context.redirect(`/sign/${reference}`, 303)
    }
    if (action !== 'sign' && action !== 'refuse' && action !== 'expire') return context.body(null, 400)
    const [decided] = await queries
      .update(sandboxSignings)
      .set({
        state: outcomes[action],
        container: action === 'sign' ? await signDocument(queries, signing, clock()) : null,
      })
      .where(and(eq(sandboxSignings.reference, reference), eq(sandboxSignings.state, 'open')))
      .returning()
    if (!decided) return context.redirect(`/sign/${reference}`, 303)
    await notify(decided)
    return context.redirect(decided.returnUrl, 303)
  })
}

function signingPage({ title, controlCode, state }: Signing) {
  const button = (action: string, label: string, kind = '') =>
    html`<button class="${kind}" name="action" value="${action}">${label}</button>`
  return mockPage(
    'E-signature',
    html`<dl>
<dt>To sign</dt><dd>${title}</dd>
<dt>Control code</dt><dd>${controlCode}</dd>
<dt>State</dt><dd>${words[state]}</dd>
</dl>
<form method="post">
${state === 'open' ? [button('sign', 'Sign', 'main'), button('refuse', 'Refuse'), button('expire', 'Let it time out')] : button('notify', 'Send the notice again')}
${button('back', 'Back without a decision')}
</form>`,
  )
}
