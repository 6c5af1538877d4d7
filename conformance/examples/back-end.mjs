// A back end in plain Node without packages that offers the core and the level "bills": enough for <resident-login> and
// <resident-bills>. It shows how little a vendor needs, and shares no code with the reference server.
//
//   PORT=8090 ORIGIN=https://www.vendor.example node back-end.mjs
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

/** Error codes with their statuses. */
const statuses = {
  bad_json: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  payment_unavailable: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  internal: 500,
}

class Refusal extends Error {
  constructor(code, { errors, headers = {} } = {}) {
    super(code)
    this.code = code
    this.status = statuses[code]
    this.errors = errors
    this.headers = headers
  }
}

const notFound = () => new Refusal('not_found')
const invalid = field => new Refusal('validation_failed', { errors: { [field]: ['validation.invalid'] } })

// Data. Money is in cents; a vendor would read all of this from its billing system.

const names = {
  heating: { en: 'Heating', lt: 'Šildymas', lv: 'Apkure', ru: 'Отопление' },
  water: { en: 'Water', lt: 'Vanduo', lv: 'Ūdens', ru: 'Вода' },
  upkeep: { en: 'Upkeep', lt: 'Priežiūra', lv: 'Uzturēšana', ru: 'Содержание' },
}
/** The language that a call prefers. */
const languageOf = ({ request }) =>
  /^(en|lt|lv|ru)\b/.exec(request.headers['accept-language'] ?? '')?.[1] ?? 'en'
const organizations = [
  { id: 1, name: 'Gluosnis' },
  { id: 2, name: 'Kadagys' },
]
const vendor = {
  id: 1,
  slug: 'vendor',
  title: 'Vendor',
  color: '#005a9c',
  menuItemTextColor: null,
  logo: null,
}
const contracts = [
  { id: 11, organizationId: 1, username: '700011', address: 'Gluosnių g. 4-12, Kaunas' },
  { id: 12, organizationId: 2, username: '700012', address: 'Kadagių g. 9-3, Kaunas' },
]
const role = { id: 1, name: 'Owner', externalName: 'owner', permissions: ['bills'] }
const users = [
  { id: 1, email: 'resident@vendor.example', firstName: 'Aušra', lastName: 'Paukštė', contractIds: [11] },
  { id: 2, email: 'stranger@vendor.example', firstName: 'Juris', lastName: 'Ozols', contractIds: [12] },
]
const password = 'a-test-system-only'

const pad = number => String(number).padStart(2, '0')
const money = cents =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${pad(Math.abs(cents) % 100)}`

/** Thirty monthly invoices of each contract, newest first, and a credit; the newest is open. */
const invoices = contracts.flatMap(({ id: contractId }) => {
  const today = new Date()
  const monthly = Array.from({ length: 30 }, (_, age) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1 - age, 1))
    const issued = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1))
    const isCold = [9, 10, 11, 0, 1, 2, 3].includes(month.getUTCMonth())
    const lines = { heating: isCold ? 4200 + age * 7 : 300, water: 1100 + (age % 5) * 90, upkeep: 1500 }
    const amount = lines.heating + lines.water + lines.upkeep
    return {
      id: contractId * 1000 + 30 - age,
      type: 'monthly',
      date: issued.toISOString().slice(0, 10),
      dueDate: `${issued.toISOString().slice(0, 8)}28`,
      period: month.toISOString().slice(0, 7),
      lines,
      amount,
      due: age === 0 ? amount : 0,
    }
  })
  const credited = { type: 'credit', lines: {}, amount: -500, due: 0 }
  const credit = { ...monthly[3], ...credited, id: contractId * 1000 + 900 }
  return [...monthly.slice(0, 3), credit, ...monthly.slice(3)].map(invoice => ({ ...invoice, contractId }))
})
const invoicesOf = contractId => invoices.filter(invoice => invoice.contractId === contractId)
const number = ({ id }) => `V-${id}`
const today = () => new Date().toISOString().slice(0, 10)
const stateOf = ({ due, dueDate }) => (due === 0 ? 'paid' : dueDate < today() ? 'overdue' : 'unpaid')

const invoiceAnswer = invoice => ({
  id: invoice.id,
  number: number(invoice),
  type: invoice.type,
  state: stateOf(invoice),
  date: invoice.date,
  period: invoice.period,
  dueDate: invoice.dueDate,
  amount: money(invoice.amount),
  amountDue: money(invoice.due),
  currency: 'EUR',
  hasFile: true,
})

const historyOf = contractId =>
  invoicesOf(contractId).flatMap(invoice => {
    const entry = { period: invoice.period, currency: 'EUR', amount: money(invoice.amount) }
    const billed = { ...entry, id: `invoice-${invoice.id}`, kind: 'invoice', date: invoice.date, payer: null }
    const paid = { ...entry, id: `payment-${invoice.id}`, kind: 'payment', date: invoice.date, payer: 'Bank' }
    const both = invoice.type === 'monthly' && invoice.due === 0 ? [paid, billed] : [billed]
    return both.map(one => ({ ...one, reference: number(invoice) }))
  })

// Sessions and signatures.

const secret = randomBytes(32)
const sessions = new Map()
const passwordHash = createHash('sha256').update(password).digest()
const sign = (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

function userOf(request) {
  const token = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1]
  const session = token && sessions.get(token)
  if (!session || session.expiresAt < Date.now())
    throw new Refusal('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })
  return { token, user: session.user }
}

function contractOf(call) {
  const { user } = userOf(call.request)
  const contract = contracts.find(({ id }) => String(id) === call.params.contract)
  if (!contract || !user.contractIds.includes(contract.id)) throw notFound()
  return contract
}

function invoiceOf(call) {
  const { id } = contractOf(call)
  const invoice = invoicesOf(id).find(one => String(one.id) === call.params.invoice)
  if (!invoice) throw notFound()
  return invoice
}

// Queries, pages, bodies.

/** Checks parameters against patterns; empty ones count as absent. */
function check(query, patterns) {
  for (const [name, pattern] of Object.entries(patterns)) {
    const value = query.get(name)
    if (value && !pattern.test(value)) throw invalid(name)
  }
}
const slug = /^[a-z0-9][a-z0-9-]{0,62}$/
const pagePatterns = { limit: /^([1-9]|[1-4]\d|50)$/, year: /^20\d{2}$/ }

/** One page of rows. The cursor is the position behind its last row, signed with the list. */
function pageOf(rows, query, list) {
  const limit = Number(query.get('limit') || 12)
  const cursor = query.get('cursor')
  let start = 0
  if (cursor) {
    const [position = '', signature = ''] = cursor.split('.')
    if (sign('cursor', list, position) !== signature) throw invalid('cursor')
    start = Number(position)
  }
  const end = start + limit
  const nextCursor = end < rows.length ? `${end}.${sign('cursor', list, String(end))}` : null
  return { data: rows.slice(start, end), meta: { total: rows.length, nextCursor } }
}

async function bodyOf(request) {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal('unsupported_media_type')
  const chunks = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    // The rest is read and dropped, so that the answer arrives.
    if (bytes <= 65_536) chunks.push(chunk)
  }
  if (bytes > 65_536) throw new Refusal('body_too_large')
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refusal('bad_json')
  }
}

/** Checks the fields of a body: text that matches a pattern, at most so long. */
function fields(body, patterns) {
  const errors = {}
  for (const [name, { pattern = /^/, most, isOptional = false }] of Object.entries(patterns)) {
    const value = body?.[name]
    if (value === undefined && isOptional) continue
    if (typeof value !== 'string' || value === '' || value.length > most || !pattern.test(value))
      errors[name] = [value === undefined || value === '' ? 'validation.required' : 'validation.invalid']
  }
  if (Object.keys(errors).length > 0) throw new Refusal('validation_failed', { errors })
  return body
}

/** A PDF of one line of text. */
function pdfOf(text) {
  const content = `BT /F1 18 Tf 60 760 Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  return `${pdf}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
}

const userAnswer = ({ id, email, firstName, lastName }) => ({
  data: { id, email, firstName, lastName, phone: null, roles: [role], invalidFields: [] },
})

const groupOf = user => ({
  ...vendor,
  subheaderLogo: null,
  showOrganizationsPage: false,
  settings: {
    billLinkEnabled: true,
    helpDeskEnabled: false,
    liveChatEnabled: false,
    redirectToVendorEnabled: false,
    webFaqUrl: null,
  },
  organizations,
  contracts: contracts
    .filter(({ id }) => user.contractIds.includes(id))
    .map(({ id, organizationId, username, address }) => ({
      id,
      organizationId,
      username,
      isActive: true,
      roleIds: [1],
      contractName: null,
      objects: [{ id, address, isActive: true }],
    })),
})

const noAddresses =
  'publicSiteUrl publicSitePaymentsExternalUrl paymentServiceWebFaqUrl partnersUrl faqUrl aboutUsUrl infoEmail ' +
  'appIosDownloadUrl appAndroidDownloadUrl facebookSocialsUrl youtubeSocialsUrl instagramSocialsUrl linkedInSocialsUrl'

/** Seconds that shared caches may keep answers that are the same for everyone. */
const cacheSeconds = {
  'GET levels': 60,
  'GET features': 60,
  'GET settings/general': 60,
  'GET translations/web/{locale}': 60,
  'GET organization-groups': 60,
  'GET organization-groups/{group}/organizations': 60,
  'GET organizations': 60,
  'GET service-catalogue': 3600,
}

/** Calls by method and path. */
const routes = {
  'GET levels': () => ({ data: ['bills'] }),
  'GET features'({ query }) {
    check(query, { vendor: slug })
    return { data: [] }
  },
  'GET settings/general': () => ({
    data: {
      availableLanguages: 'en;lt;lv;ru',
      isBetaVersionEnabled: false,
      ...Object.fromEntries(noAddresses.split(' ').map(name => [name, null])),
    },
  }),
  'GET translations/web/{locale}'({ params, query }) {
    if (!['en', 'lt', 'lv', 'ru'].includes(params.locale)) throw notFound()
    check(query, { vendor: slug })
    return { data: {} }
  },
  'GET menu/{placement}/items'({ params, query }) {
    if (!['header', 'footer', 'sub_header'].includes(params.placement)) throw notFound()
    check(query, { contractId: /^[1-9]\d{0,8}$/, roleId: /^\d{1,9}$/, isActiveForWeb: /^[01]$/ })
    return { data: [] }
  },
  'GET health-check': () => ({ data: { status: 'ok', version: '1', database: 'ok', migrations: 'ok' } }),
  'GET organization-groups': () => ({ data: [{ ...vendor, settings: { liveChatEnabled: false } }] }),
  'GET organization-groups/contracts': ({ request }) => ({ data: [groupOf(userOf(request).user)] }),
  'GET organization-groups/{group}/organizations'({ params }) {
    if (params.group !== String(vendor.id)) throw notFound()
    return { data: organizations }
  },
  'GET organization-groups/{slug}/logo.svg': () => ({
    type: 'image/svg+xml',
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  }),
  'GET organizations': () => ({ data: organizations.map(one => ({ ...one, organizationGroupId: 1 })) }),
  'GET organizations/{organization}/settings'({ request, params }) {
    const { user } = userOf(request)
    const own = contracts.filter(({ id }) => user.contractIds.includes(id))
    if (!own.some(({ organizationId }) => String(organizationId) === params.organization)) throw notFound()
    return { data: { isPayServiceEnabled: false, liveChat: false } }
  },
  async 'POST auth/login'({ request }) {
    const body = fields(await bodyOf(request), {
      email: { pattern: /^[^\s@]+@[^\s@]+$/, most: 254 },
      password: { most: 255 },
      vendor: { pattern: slug, most: 63, isOptional: true },
    })
    const user = users.find(({ email }) => email === body.email.trim().toLowerCase())
    const isRight = timingSafeEqual(createHash('sha256').update(body.password).digest(), passwordHash)
    if (!user || !isRight) throw new Refusal('invalid_credentials')
    const token = randomBytes(32).toString('base64url')
    const expiresIn = 86_400
    sessions.set(token, { user, expiresAt: Date.now() + expiresIn * 1000 })
    return { data: { token, tokenType: 'Bearer', expiresIn } }
  },
  'POST auth/logout'({ request }) {
    sessions.delete(userOf(request).token)
  },
  'GET auth/users/me': ({ request }) => userAnswer(userOf(request).user),
  'PUT activity-logs/refresh'({ request }) {
    userOf(request)
  },
  'GET service-catalogue': () => ({
    data: Object.entries(names).map(([code, texts]) => ({ code, names: texts })),
  }),
  'GET contracts/{contract}/bill-operations'(call) {
    contractOf(call)
    return { data: Object.keys(names).map(typeCode => ({ typeCode })) }
  },
  'GET contracts/{contract}/invoices/last'(call) {
    const last = invoicesOf(contractOf(call).id).find(({ type }) => type !== 'credit')
    return { data: { ...invoiceAnswer(last), isRead: true } }
  },
  'GET contracts/{contract}/invoices'(call) {
    const { id } = contractOf(call)
    const { query } = call
    check(query, { ...pagePatterns, type: /^(monthly|additional|credit|past_due_fee)$/ })
    const rows = invoicesOf(id)
      .filter(({ type }) => !query.get('type') || type === query.get('type'))
      .filter(({ date }) => date.startsWith(query.get('year') ?? ''))
    return pageOf(rows.map(invoiceAnswer), query, ['invoices', id, query.get('type'), query.get('year')])
  },
  'GET contracts/{contract}/invoices/history'(call) {
    const { id } = contractOf(call)
    const { query } = call
    check(query, { ...pagePatterns, kind: /^(invoice|payment)$/ })
    const rows = historyOf(id)
      .filter(({ kind }) => !query.get('kind') || kind === query.get('kind'))
      .filter(({ date }) => date.startsWith(query.get('year') ?? ''))
    return pageOf(rows, query, ['history', id, query.get('kind'), query.get('year')])
  },
  'GET contracts/{contract}/invoices/months'(call) {
    const monthly = invoicesOf(contractOf(call).id).filter(({ type }) => type === 'monthly')
    const last = monthly.slice(0, 24).toReversed()
    return { data: last.map(({ period, amount }) => ({ period, amount: money(amount), currency: 'EUR' })) }
  },
  'GET contracts/{contract}/invoices/{invoice}/changes'(call) {
    const invoice = invoiceOf(call)
    if (invoice.type !== 'monthly') throw notFound()
    const monthly = invoicesOf(invoice.contractId).filter(({ type }) => type === 'monthly')
    const index = monthly.indexOf(invoice)
    const before = monthly[index + 1]
    const yearBefore = monthly[index + 12]
    const sumOf = one => (one ? { period: one.period, amount: money(one.amount) } : null)
    const lineOf = (one, service) => (one ? money(one.lines[service]) : null)
    const lines = Object.keys(invoice.lines).map(service => {
      const past = { before: lineOf(before, service), yearBefore: lineOf(yearBefore, service) }
      return { service, name: names[service][languageOf(call)], amount: lineOf(invoice, service), ...past }
    })
    const past = { before: sumOf(before), yearBefore: sumOf(yearBefore) }
    return { data: { ...sumOf(invoice), currency: 'EUR', ...past, lines } }
  },
  'GET contracts/{contract}/invoices/{invoice}/transfer-details'(call) {
    const invoice = invoiceOf(call)
    if (invoice.due === 0) throw new Refusal('payment_unavailable')
    const payee = { payee: 'Gluosnis', bank: 'Bank', iban: 'LT121000011101001000' }
    return { data: { ...payee, reference: number(invoice), amount: money(invoice.due), currency: 'EUR' } }
  },
  'GET contracts/{contract}/invoices/{invoice}/file-url'(call) {
    const { id } = invoiceOf(call)
    const expires = String(Math.floor(Date.now() / 1000) + 60)
    const search = new URLSearchParams({ expires, signature: sign('file', String(id), expires) })
    const url = `${call.origin}/api/v5/files/invoices/${id}?${search}`
    return { data: { url, expiresAt: new Date(Number(expires) * 1000).toISOString() } }
  },
  'GET files/invoices/{invoice}'({ params, query }) {
    const expires = query.get('expires') ?? ''
    const isSigned = query.get('signature') === sign('file', params.invoice, expires)
    const invoice = invoices.find(({ id }) => String(id) === params.invoice)
    if (!isSigned || !invoice || Number(expires) * 1000 < Date.now()) throw new Refusal('forbidden')
    const text = `Invoice ${number(invoice)}: ${money(invoice.amount)} EUR`
    const disposition = query.get('download') === '1' ? 'attachment' : 'inline'
    return { type: 'application/pdf', disposition, content: pdfOf(text) }
  },
}

const table = Object.entries(routes)
  .map(([key, handle]) => {
    const [method, path] = key.split(' ')
    const text = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    return { method, path, handle, pattern: new RegExp(`^${text}$`), cache: cacheSeconds[key] }
  })
  // A fixed segment precedes a placeholder that would match it.
  .sort((a, b) => (a.path < b.path ? -1 : 1))

/** Answers a request: status, headers and content. */
async function answer(request, origin) {
  const url = new URL(request.url, origin)
  const path = /^\/api\/v5\/(.*)$/.exec(url.pathname)?.[1] ?? ''
  const matching = table.filter(({ pattern }) => pattern.test(path))
  const route = matching.find(({ method }) => method === request.method)
  if (!route && matching.length > 0)
    throw new Refusal('method_not_allowed', {
      headers: { Allow: matching.map(({ method }) => method).join(', ') },
    })
  if (!route) throw notFound()
  const params = route.pattern.exec(path).groups ?? {}
  const result = await route.handle({ request, params, query: url.searchParams, origin })
  const cacheControl = route.cache ? `public, max-age=${route.cache}` : 'no-store'
  const headers = { 'Cache-Control': cacheControl }
  if (result === undefined) return { status: 204, headers, content: '' }
  if (result.type) {
    const disposition = { 'Content-Type': result.type, 'Content-Disposition': result.disposition ?? 'inline' }
    return { status: 200, headers: { ...headers, ...disposition }, content: result.content }
  }
  const content = JSON.stringify(result)
  if (route.cache) headers.ETag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  if (headers.ETag && request.headers['if-none-match'] === headers.ETag)
    return { status: 304, headers, content: '' }
  return { status: 200, headers: { ...headers, 'Content-Type': 'application/json' }, content }
}

function refuse(error) {
  const refusal = error instanceof Refusal ? error : new Refusal('internal')
  const { code, status, errors, headers } = refusal
  const correlationId = randomBytes(8).toString('hex')
  const content = JSON.stringify({ code, message: code, messageKey: `errors.${code}`, errors, correlationId })
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return { status, headers: { ...headers, ...type }, content }
}

/**
 * Starts the back end.
 * @param allowedOrigins origins of the pages that may use it
 * @returns its origin, and a function that stops it
 */
export async function startBackEnd({ port = 0, allowedOrigins = [] } = {}) {
  let ownOrigin = ''
  const server = createServer(async (request, response) => {
    const { origin } = request.headers
    response.setHeader('Vary', 'Origin')
    if (allowedOrigins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Idempotency-Key',
      })
      return response.end()
    }
    const { status, headers, content } = await answer(request, ownOrigin).catch(refuse)
    response.writeHead(status, headers)
    response.end(content)
  })
  await new Promise(resolve => server.listen(port, '127.0.0.1', resolve))
  ownOrigin = `http://127.0.0.1:${server.address().port}`
  const stop = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return { origin: ownOrigin, stop }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { origin } = await startBackEnd({
    port: Number(process.env.PORT ?? 8090),
    allowedOrigins: (process.env.ORIGIN ?? '').split(','),
  })
  process.stdout.write(`The back end runs at ${origin}/api/v5\n`)
}
