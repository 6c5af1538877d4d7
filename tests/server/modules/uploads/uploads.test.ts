import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { withoutMetadata } from '../../../../server/files/withoutMetadata.ts'
import { removeOverdue } from '../../../../server/jobs/retention.ts'
import { houses } from '../../../../server/modules/house/tables.ts'
import { uploads } from '../../../../server/modules/uploads/tables.ts'
import { uploadName } from '../../../../server/modules/uploads/uploadName.ts'
import { retentionRules } from '../../../../server/retentionRules.ts'
import { clientForm } from '../../../support/clientForm.ts'
import { mailsTo } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { retentionServices } from '../../../support/retentionServices.ts'

const jpg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9]
const pdf = [...new TextEncoder().encode('%PDF-1.7 …')]
const html = [...new TextEncoder().encode('<script>alert(1)</script>')]

onEachDatabase('Uploads', server => {
  const send = (purpose: string, bytes: readonly number[] | Uint8Array, name = 'photo.jpg', key?: string) => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
    return fetch(`${server().url}/api/v5/uploads/${purpose}`, {
      method: 'POST',
      body,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    })
  }
  const uploadFile = async (...of: Parameters<typeof send>) => {
    const answer = await send(...of)
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { data: { id: string; name: string; bytes: number } }).data
  }
  const refreshLimits = () => server().clock.advance(16 * 60)

  test("CDF-2: removes location and owner from a photo's metadata", async () => {
    const textChunk = [0, 0, 0, 4, ...new TextEncoder().encode('tEXtHome'), 1, 2, 3, 4]
    const end = [0, 0, 0, 0, ...new TextEncoder().encode('IEND'), 1, 2, 3, 4]
    const photo = [...png.slice(0, 8), ...textChunk, ...end]
    const { bytes } = await uploadFile('registry-document', photo, 'meter.png')
    expect(bytes).toBe(photo.length - textChunk.length)
  })

  test.each([
    ['a.pdf.exe', 'a.pdf.exe.pdf'],
    ['a.html', 'a.html.pdf'],
    ['x/\n../../etc/x.pdf', 'x.pdf'],
    ['..', 'file.pdf'],
    ['a\u202Efdp.pdf', 'afdp.pdf'],
    ['Sąskaita.PDF', 'Sąskaita.PDF'],
    // A long name is cut between two characters, never inside of one.
    [`${'🏠'.repeat(130)}.pdf`, `${'🏠'.repeat(116)}.pdf`],
    [`${'🏠'.repeat(60)}a.pdf`, `${'🏠'.repeat(60)}a.pdf`],
  ])('SEC-11: the name %j of a PDF is stored as %s', async (given, stored) => {
    expect(uploadName(given, 'pdf')).toBe(stored)
    // A header of multipart form data holds no line break.
    expect((await uploadFile('registry-document', pdf, given.replace('\n', ''))).name).toBe(stored)
    refreshLimits()
  })

  test('SEC-11: refuses a photo of thousands of segments at once', async () => {
    const segment = [0xff, 0xfe, 0, 2]
    const photo = new Uint8Array([0xff, 0xd8, ...Array.from({ length: 200_000 }, () => segment).flat()])
    // The quickest of three, since others use the processor too.
    const milliseconds = [1, 2, 3].map(() => {
      const start = performance.now()
      expect(() => withoutMetadata(photo, 'jpg')).toThrow(RangeError)
      return performance.now() - start
    })
    expect(Math.min(...milliseconds)).toBeLessThan(200)
    expect((await send('meter-photo', photo)).status).toBe(422)
  })

  test('SEC-11: refuses a call above the limit before reading its body', async () => {
    refreshLimits()
    for (let file = 1; file <= 60; file++) await send('identity-document', html)
    const answer = await server().call('uploads/identity-document', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'no multipart body at all',
    })
    expect(answer.status).toBe(429)
    refreshLimits()
  })

  test('SEC-11: one address cannot fill the disk with files that it does not use', async () => {
    const { queries } = server().database
    await queries.update(uploads).set({ bytes: 210 * 1024 * 1024 })
    const refused = await send('registry-document', pdf, 'a.pdf')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
    await queries.update(uploads).set({ bytes: 9 })
    expect((await send('registry-document', pdf, 'a.pdf')).status).toBe(201)
    refreshLimits()
  })

  test('HLP-2, CDF-2: publishes the enforced limits before an upload', async () => {
    expect((await server().read('uploads/limits')).data).toMatchObject({
      'help-desk': { kinds: ['jpg', 'pdf'], bytes: 5120 * 1024, count: 5 },
      'identity-document': { kinds: ['jpg', 'png', 'pdf'], count: 1 },
    })
  })

  test('HLP-2: the first bytes decide the type of a file, not its name or Content-Type', async () => {
    expect(await uploadFile('registry-document', png, 'scan.png')).toMatchObject({
      name: 'scan.png',
      bytes: 9,
    })
    for (const [purpose, bytes, name] of [
      ['help-desk', html, 'photo.jpg'],
      ['help-desk', png, 'photo.jpg'],
      ['help-desk', [0xff, 0xd8], 'short.jpg'],
      ['registry-document', [0x4d, 0x5a, 0x90], 'program.pdf'],
    ] as const) {
      const answer = await send(purpose, bytes, name)
      expect([name, answer.status, await answer.json()]).toMatchObject([
        name,
        422,
        { errors: { file: ['validation.file_format'] } },
      ])
    }
  })

  test('HLP-2: refuses a file that is too large, an empty one and a body that is not a form', async () => {
    const largeFile = new Uint8Array(5120 * 1024 + 1)
    largeFile.set(jpg)
    expect((await send('help-desk', largeFile)).status).toBe(413)
    expect((await send('help-desk', largeFile.subarray(0, 5120 * 1024))).status).toBe(201)
    expect((await send('help-desk', [])).status).toBe(422)
    expect((await send('no-such-purpose', jpg)).status).toBe(404)
    const json = await server().call('uploads/help-desk', { body: {} })
    expect(json.status).toBe(415)
  })

  test('HLP-2: removes folders and control characters from names', async () => {
    refreshLimits()
    expect((await uploadFile('help-desk', jpg, '../../etc/passwd')).name).toBe('passwd.jpg')
    expect((await uploadFile('help-desk', jpg, 'C:\\fakepath\\a\u202ebc.jpg')).name).toBe('abc.jpg')
  })

  test('HLP-2: the same file under the same key is one upload; another file under that key is refused', async () => {
    const firstUpload = await uploadFile('help-desk', jpg, 'a.jpg', 'key-of-this-file')
    expect(await uploadFile('help-desk', jpg, 'a.jpg', 'key-of-this-file')).toEqual(firstUpload)
    expect((await send('help-desk', pdf, 'a.jpg', 'key-of-this-file')).status).toBe(409)
  })

  test('HLP-2: an unused file can be deleted', async () => {
    const { id } = await uploadFile('help-desk', jpg)
    const remove = () => server().call(`uploads/help-desk/${id}`, { method: 'DELETE' })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
  })

  test('HLP-2: attachments of a request download as inert attachments', async () => {
    refreshLimits()
    const token = await server().signIn('owner@example.com')
    const { id } = await uploadFile('help-desk', pdf, 'planas.pdf')
    const body = {
      organizationId: 1,
      contractId: 1,
      category: 'other',
      phone: '+37061200001',
      message: 'Pridedu laiptinės planą.',
      uploads: [id],
    }
    const { data } = await server().read('help-desk-tasks', { token, body })
    expect(data.attachments).toMatchObject([{ name: 'planas.pdf' }])
    const response = await server().call('help-desk-tasks', {
      token,
      body: { ...body, message: 'Dar kartą tas pats failas.' },
    })
    expect(response.status).toBe(422)
  })

  test("CDF-1, CDF-2, CDF-4: a new owner's form consumes each of its documents once, and one letter each reaches applicant and vendor", async () => {
    refreshLimits()
    const registry = await uploadFile('registry-document', pdf)
    const identity = await uploadFile('identity-document', png)
    const body = clientForm([registry.id], identity.id)
    const { data } = await server().read('client-register', {
      body,
      headers: { 'Idempotency-Key': 'form-of-jonas' },
    })
    expect(data.reference).toHaveLength(12)
    const letters = async (recipient: string) =>
      (await mailsTo(server(), recipient)).map(({ kind, vendorId, subject }) => ({ kind, vendorId, subject }))
    const subject = expect.stringContaining(data.reference)
    const letter = { kind: 'clientFormReceived', vendorId: 1, subject }
    expect(await letters('jonas@example.com')).toEqual([letter])
    const toVendor = { kind: 'clientFormSubmitted', vendorId: 1, subject }
    expect(await letters('pagalba@alfa.example')).toEqual([toVendor])
    const response = await server().read('client-register', {
      body,
      headers: { 'Idempotency-Key': 'form-of-jonas' },
    })
    expect(response.data).toEqual(data)
    expect(await letters('jonas@example.com')).toHaveLength(1)
    const reused = await server().call('client-register', { body })
    expect([reused.status, await reused.json()]).toMatchObject([
      422,
      { errors: { registryDocuments: ['validation.invalid'] } },
    ])
  })

  test('CDF-2: refuses no document, too many, one for another purpose and an unknown one', async () => {
    const registry = await uploadFile('registry-document', pdf)
    const identity = await uploadFile('identity-document', png)
    for (const [body, field] of [
      [clientForm([], identity.id), 'registryDocuments'],
      [clientForm(Array(6).fill(registry.id), identity.id), 'registryDocuments'],
      [clientForm([identity.id], identity.id), 'registryDocuments'],
      [clientForm([registry.id], registry.id), 'identityDocument'],
      [clientForm([registry.id], 'made-up'), 'identityDocument'],
    ] as const) {
      const answer = await server().call('client-register', { body })
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { errors: { [field]: expect.any(Array) } },
      ])
    }
  })

  test('CDF-1: address search returns buildings of the vendor only', async () => {
    const searchAddresses = (search: string, vendor = 'alfa') =>
      server().call(`client-register/addresses?vendor=${vendor}&search=${encodeURIComponent(search)}`)
    const [house] = await server().database.queries.select().from(houses).where(eq(houses.vendorId, 1))
    const begin = (house?.address ?? '').slice(0, 4)
    const { data } = await (await searchAddresses(begin.toLowerCase())).json()
    expect(data).toContainEqual({ address: house?.address, provider: expect.stringMatching(/\S/) })
    expect(data.length).toBeLessThanOrEqual(8)
    const accents = (await (await searchAddresses('zirmunu g')).json()).data
    expect(accents[0].address).toMatch(/^Žirmūnų g\./)
    expect(await (await searchAddresses(begin, 'nobody')).json()).toEqual({ data: [] })
    expect(await (await searchAddresses('%%%')).json()).toEqual({ data: [] })
    expect((await searchAddresses('ab')).status).toBe(422)
  })

  test('HLP-2: an unused upload expires after a day and cannot be used any more', async () => {
    refreshLimits()
    const { id } = await uploadFile('registry-document', pdf)
    const identity = await uploadFile('identity-document', png)
    server().clock.advance(24 * 60 * 60)
    const response = await server().call('client-register', { body: clientForm([id], identity.id) })
    expect(response.status).toBe(422)
    await uploadFile('help-desk', jpg)
    await removeOverdue(retentionServices(server()), retentionRules)
    expect((await server().call(`uploads/registry-document/${id}`, { method: 'DELETE' })).status).toBe(404)
    const rows = await server().database.queries.select().from(uploads).where(isNull(uploads.usedAt))
    const storedFiles = readdirSync(join(server().dataFolder, 'files'))
    expect(rows.map(({ name, path }) => [name, storedFiles.includes(path)])).toEqual([['photo.jpg', true]])
  })
})
