import * as z from 'zod/mini'
import { type PageNames, readPageNames } from '../../src/api/rules/portalPaths.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import { Slug } from '../../src/api/schemas/primitives.ts'
import { EmailAddress } from '../../src/api/vendor/schemas/values.ts'
import { isAddressRange } from '../web/callerAddress.ts'
import { isOrigin } from '../web/isOrigin.ts'
import { vapidFaults } from './vapidFaults.ts'

const portNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(65_535))),
)
const port = (fallback: number) => z.pipe(z._default(z.string(), String(fallback)), portNumber)

const seconds = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))
const poolSize = z.pipe(z.string().check(z.regex(/^([1-9]|[1-9]\d|[1-4]\d\d|500)$/)), z.transform(Number))

const queueLength = z.pipe(z.string().check(z.regex(/^([1-9]\d{0,3}|10000)$/)), z.transform(Number))

const idleHours = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.transform(Number))

const address = (...protocols: readonly string[]) =>
  z
    .string()
    .check(z.refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1))))

/** Whether an address of a mail server names no sender, or one that mails can come from. */
const isSender = (url: string) =>
  z.optional(EmailAddress).safeParse(URL.parse(url)?.searchParams.get('from') ?? undefined).success

/** A URL without trailing slashes. Paths are appended to it, and errors repeat it: no query and no password. */
const base = (format = /^[^?#@]+$/) =>
  z.optional(
    z.pipe(
      address('http', 'https').check(z.regex(format)),
      z.transform(value => value.replace(/\/+$/, '')),
    ),
  )

const text = () => z.string().check(z.minLength(1))

/** A sign-in provider that supports OpenID Connect. */
const SocialProviderEntry = z.object({
  id: Slug,
  name: text(),
  issuer: address('https'),
  clientId: text(),
  clientSecret: text(),
})

function readJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}

const originList = () =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) => value.split(/[\s,;]+/).filter(Boolean)),
      z.array(z.string().check(z.refine(isOrigin))),
    ),
  )

/** The variables: each schema's message says which value is expected. */
const variables = {
  PORT: { schema: port(8080), expected: 'a port number from 0 to 65535' },
  HOSTS_PORT: { schema: port(8082), expected: 'a port number from 0 to 65535' },
  VENDOR_SYSTEM_PORT: { schema: port(8083), expected: 'a port number from 0 to 65535' },
  SANDBOX_PORT: { schema: port(8081), expected: 'a port number from 0 to 65535' },
  SANDBOX_MAIL_PORT: { schema: port(2525), expected: 'a port number from 0 to 65535' },
  HOST: { schema: z.optional(z.string().check(z.minLength(1))), expected: 'a network address to listen on' },
  METRICS_PORT: {
    schema: z.optional(portNumber),
    expected: 'a port number from 0 to 65535',
  },
  DATABASE_URL: {
    schema: z.optional(address('postgres', 'postgresql')),
    expected: 'an address like postgres://user:password@host/database',
  },
  DATABASE_WAIT: { schema: z.pipe(z._default(z.string(), '60'), seconds), expected: 'a number of seconds' },
  POOL_SIZE: { schema: z.pipe(z._default(z.string(), '10'), poolSize), expected: 'a number from 1 to 500' },
  QUEUE_LENGTH: {
    schema: z.pipe(z._default(z.string(), '100'), queueLength),
    expected: 'a number from 1 to 10000',
  },
  SESSION_IDLE_HOURS: {
    schema: z.pipe(z._default(z.string(), '72'), idleHours),
    expected: 'a number of hours from 1 to 999',
  },
  EMBEDDED_DATABASE: { schema: z._default(z.enum(['on', 'off']), 'off'), expected: 'on or off' },
  PREPARED_QUERIES: { schema: z._default(z.enum(['on', 'off']), 'on'), expected: 'on or off' },
  DATA_DIR: { schema: z._default(z.string().check(z.minLength(1)), '.data'), expected: 'a folder' },
  PUBLIC_URL: {
    schema: base(/^\w+:\/\/[^/?#@]+\/*$/),
    expected: 'an address like https://portal.example, without a path',
  },
  PASSKEY_DOMAIN: {
    schema: z.optional(z.string().check(z.regex(/^(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*$/))),
    expected: 'a domain like example.com',
  },
  PASSKEY_ORIGINS: {
    schema: originList(),
    expected: 'origins like https://www.example.com, with commas between them',
  },
  PAYMENT_URL: { schema: base(), expected: 'an address like https://pay.example' },
  PAYMENT_SECRET: {
    schema: z.optional(z.string().check(z.minLength(32))),
    expected: 'a secret of at least 32 characters',
  },
  STRIPE_SECRET_KEY: {
    schema: z.optional(z.string().check(z.regex(/^(sk|rk)_\w{8,}$/))),
    expected: 'a secret or restricted key of Stripe, like sk_live_…',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.optional(z.string().check(z.regex(/^whsec_\w{8,}$/))),
    expected: 'the signing secret of a webhook endpoint of Stripe, like whsec_…',
  },
  STRIPE_API_URL: { schema: base(), expected: 'an address like https://api.stripe.com' },
  SIGNING_URL: { schema: base(), expected: 'an address like https://sign.example' },
  SIGNING_SECRET: {
    schema: z.optional(z.string().check(z.minLength(32))),
    expected: 'a secret of at least 32 characters',
  },
  SIGNING_ROOTS: { schema: z.optional(text()), expected: 'a PEM file with root certificates' },
  S3_URL: { schema: base(), expected: 'the address of a bucket, like https://s3.example/residents' },
  S3_REGION: {
    schema: z._default(z.string().check(z.regex(/^[\w-]+$/)), 'us-east-1'),
    expected: "the name of the bucket's region",
  },
  S3_KEY_ID: {
    schema: z.optional(z.string().check(z.regex(/^\S+$/))),
    expected: "the id of the bucket's key",
  },
  S3_SECRET: {
    schema: z.optional(z.string().check(z.regex(/^\S+$/))),
    expected: "the secret of the bucket's key",
  },
  CHAT_URL: { schema: base(), expected: 'an address like https://chat.example' },
  CHAT_WEBSITE_TOKEN: { schema: z.optional(z.string()), expected: 'the token of an inbox of the chat' },
  CHAT_SECRET: { schema: z.optional(z.string()), expected: 'the secret of that inbox' },
  CHAT_LOCALE: { schema: z._default(z.enum(locales), 'lt'), expected: `one of ${locales.join(', ')}` },
  VAPID_PUBLIC_KEY: {
    schema: z.optional(z.string().check(z.regex(/^B[\w-]{86}$/))),
    expected: 'the public key of `npx web-push generate-vapid-keys`',
  },
  VAPID_PRIVATE_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    expected: 'the private key of `npx web-push generate-vapid-keys`',
  },
  VAPID_SUBJECT: {
    schema: z.optional(address('https', 'mailto')),
    expected: 'an address like mailto:admin@portal.example or https://portal.example',
  },
  SANDBOX_URL: { schema: base(), expected: 'an address like https://sandbox.example' },
  SOCIAL_PROVIDERS: {
    schema: z.optional(z.pipe(z.transform(readJson), z.array(SocialProviderEntry))),
    expected:
      'a JSON list of {"id": "example", "name": "Example", "issuer": "https://…", "clientId": "…", "clientSecret": "…"}',
  },
  SMTP_URL: {
    schema: z.optional(address('smtp', 'smtps').check(z.refine(isSender))),
    expected: 'an address like smtp://host:25 or smtp://host:25?from=portal@host.example',
  },
  ALLOWED_ORIGINS: {
    schema: originList(),
    expected: 'origins like https://www.example.com, with commas between them',
  },
  WEBHOOK_PRIVATE_ORIGINS: {
    schema: originList(),
    expected: 'origins like http://billing.internal:8080, with commas between them',
  },
  IDENTITY_PRIVATE_ORIGINS: {
    schema: originList(),
    expected: 'origins like http://sign-in.internal:8080, with commas between them',
  },
  TRUSTED_PROXIES: {
    schema: z.pipe(
      z._default(z.string(), ''),
      z.pipe(
        z.transform((value: string) => value.split(/[\s,;]+/).filter(Boolean)),
        z.array(z.string().check(z.refine(isAddressRange))),
      ),
    ),
    expected: 'network addresses or ranges like 10.0.0.0/8, with commas between them',
  },
  DEMO_NOW: {
    schema: z.optional(
      z.pipe(
        z.string().check(z.refine(value => !Number.isNaN(Date.parse(value)))),
        z.transform(value => new Date(value)),
      ),
    ),
    expected: 'a moment like 2026-11-21T10:00:00Z',
  },
  ERROR_REPORTS_DSN: {
    schema: z.optional(address('http', 'https')),
    expected: 'an address like https://key@reports.example/1',
  },
  PAGE_NAMES: {
    schema: z.pipe(
      z._default(z.string(), ''),
      z.pipe(
        z.transform(readPageNames),
        z.custom<PageNames>(value => value !== undefined),
      ),
    ),
    expected: 'names like housing-services=our-services, with commas between them',
  },
  LOG_LEVEL: {
    schema: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'warn'),
    expected: 'one of silent, error, warn, info, debug',
  },
  FAULTS: { schema: z._default(z.enum(['on', 'off']), 'off'), expected: 'on or off' },
  CHECK_ANSWERS: { schema: z._default(z.enum(['on', 'off']), 'off'), expected: 'on or off' },
} as const

type Variables = typeof variables
export type Environment = { readonly [Name in keyof Variables]: z.output<Variables[Name]['schema']> }

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws Error with a sentence for each variable with an invalid value
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const faults: string[] = []
  const entries = Object.entries(variables).map(([name, { schema, expected }]) => {
    const result = z.safeParse(schema as z.ZodMiniType, source[name] || undefined)
    // The value is not repeated, because DATABASE_URL and SMTP_URL contain passwords.
    if (!result.success) faults.push(`${name} must be ${expected}.`)
    return [name, result.data]
  })
  if (source.S3_URL && !(source.S3_KEY_ID && source.S3_SECRET))
    faults.push('S3_URL needs S3_KEY_ID and S3_SECRET beside it.')
  // The chat checks hashes with the secret of its inbox, so none can be made up here.
  if (source.CHAT_URL && !(source.CHAT_WEBSITE_TOKEN && source.CHAT_SECRET))
    faults.push('CHAT_URL needs CHAT_WEBSITE_TOKEN and CHAT_SECRET beside it.')
  if (source.PAYMENT_URL && !source.PAYMENT_SECRET) faults.push('PAYMENT_URL needs PAYMENT_SECRET beside it.')
  if (Boolean(source.STRIPE_SECRET_KEY) !== Boolean(source.STRIPE_WEBHOOK_SECRET))
    faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.')
  if (source.SIGNING_URL && !(source.SIGNING_SECRET && source.SIGNING_ROOTS))
    faults.push('SIGNING_URL needs SIGNING_SECRET and SIGNING_ROOTS beside it.')
  if (faults.length === 0) faults.push(...vapidFaults(source))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries(entries) as Environment
}
