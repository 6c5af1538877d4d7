import type { Context, Hono } from 'hono'
import { takesReading } from '../../../../src/api/rules/readings.ts'
import { readTyped } from '../../../../src/api/rules/readingValues.ts'
import { typedMoney } from '../../../../src/api/rules/typedMoney.ts'
import { GuestMetersBody } from '../../../../src/api/schemas/guestReadings.ts'
import { isLocale } from '../../../../src/api/schemas/locales.ts'
import { patterns } from '../../../../src/api/schemas/patterns.ts'
import { randomSecret } from '../../../common/crypto.ts'
import { eq } from '../../../database/drizzle.ts'
import type { FileServices } from '../../../files/FileServices.ts'
import type { AppEnvironment } from '../../../http/AppEnvironment.ts'
import { acceptedLocale } from '../../../http/acceptedLocale.ts'
import { HttpError } from '../../../http/HttpError.ts'
import { limitForm } from '../../../http/limitForm.ts'
import { textIn } from '../../../texts/LocalizedText.ts'
import { vendorOrigins } from '../../vendors/tables.ts'
import { createGuestReadings } from '../createGuestReadings.ts'
import { vendorBySlug } from '../proveContract.ts'
import { type FormMessage, type FormState, fieldOf, formPage, formPath, formStyle } from './formPage.ts'

const stylePath = `${formPath}.css`

const limitBody = limitForm(16 * 1024)

const messages: Readonly<Record<string, FormMessage>> = {
  link_not_found: 'notFound',
  rate_limited: 'limited',
  forbidden: 'off',
}

/** The message of a refused call. @throws any other error */
function messageOf(error: unknown): FormMessage {
  const message = error instanceof HttpError ? messages[error.code] : undefined
  if (message === undefined) throw error
  return message
}

/**
 * Registers the form for frames without scripts: documents that post to themselves, by the calls that the element makes,
 * with their limits (RDG-2, RDG-5).
 */
export function addReadingForm(app: Hono<AppEnvironment>, services: FileServices, root: string) {
  const { queries } = services.database
  const { allowedOrigins } = services.config
  const { metersOf, submit } = createGuestReadings(services)

  const answer = async (context: Context<AppEnvironment>, state: FormState) => {
    const slug = context.req.query('vendor') ?? ''
    const vendor = patterns.slug.test(slug) ? await vendorBySlug(queries, slug) : undefined
    if (!vendor) throw new HttpError('not_found')
    const requested = context.req.query('locale')
    const locale = isLocale(requested)
      ? requested
      : acceptedLocale(context.req.header('Accept-Language') ?? null)
    const own = await queries
      .select({ origin: vendorOrigins.origin })
      .from(vendorOrigins)
      .where(eq(vendorOrigins.vendorId, vendor.id))
    const ancestors = new Set([...allowedOrigins, ...own.map(({ origin }) => origin)])
    const page = {
      ...{ locale, state },
      styleUrl: `${root}/${stylePath}`,
      action: `${root}/${formPath}?vendor=${slug}&locale=${locale}`,
      ifNoReading: vendor.ifNoReading && textIn(vendor.ifNoReading, locale),
    }
    return context.html(formPage(page), 200, {
      'Content-Security-Policy': [
        "default-src 'none'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors 'self' ${[...ancestors].join(' ')}`,
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  }

  /** The step that a posted form leads to. */
  const next = async (
    context: Context<AppEnvironment>,
    typed: Readonly<Record<string, string>>,
  ): Promise<FormState> => {
    const read = GuestMetersBody.safeParse({
      vendor: context.req.query('vendor'),
      agreementCode: typed.agreementCode,
      invoiceNumber: typed.invoiceNumber,
      invoiceAmount: typedMoney(typed.invoiceAmount ?? ''),
    })
    if (!read.success) return { kind: 'proof', problem: 'notFound' }
    const proof = read.data
    const address = context.env?.address ?? ''
    // Another text than this form writes counts as no key.
    const key = typed.key !== undefined && /^[\w-]{43}$/.test(typed.key) ? typed.key : randomSecret()
    try {
      const meters = await metersOf(proof, address)
      const step = { kind: 'meters', proof, meters, key, typed } as const
      if (typed.step !== 'send') return { ...step, errors: {} }
      const open = meters.filter(takesReading)
      const values = open.map(meter => ({ meter, value: readTyped(typed[fieldOf(meter)] ?? '') }))
      const wrong = values.filter(({ value }) => value.kind === 'wrong')
      const readings = values.flatMap(({ meter, value }) =>
        value.kind === 'value' ? [{ meterId: meter.id, valueTo: value.value }] : [],
      )
      if (wrong.length > 0 || readings.length === 0)
        return {
          ...step,
          problem: 'wrong',
          errors: Object.fromEntries(wrong.map(({ meter }) => [fieldOf(meter), 'validation.format'])),
        }
      try {
        await submit({ ...proof, readings }, key, address)
        return { kind: 'sent' }
      } catch (error) {
        if (!(error instanceof HttpError) || !error.fields) throw error
        const errors = Object.entries(error.fields).flatMap(([name, [message]]) => {
          const reading = readings[Number(/^readings\.(\d+)\./.exec(name)?.[1])]
          return reading && message !== undefined
            ? [[fieldOf({ id: reading.meterId }), message] as const]
            : []
        })
        // Changed values need a new key.
        return { ...step, key: randomSecret(), problem: 'wrong', errors: Object.fromEntries(errors) }
      }
    } catch (error) {
      return { kind: 'proof', problem: messageOf(error) }
    }
  }

  app.get(`${root}/${stylePath}`, context =>
    context.body(formStyle, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  app.get(`${root}/${formPath}`, context => {
    context.set('route', formPath)
    return answer(context, { kind: 'proof' })
  })
  app.post(`${root}/${formPath}`, limitBody, async context => {
    context.set('route', formPath)
    const body = await context.req.parseBody().catch(() => ({}))
    const typed = Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    return answer(context, await next(context, typed))
  })
}
