import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { attachedFiles } from '../../../../server/modules/attachments/tables.ts'
import { contracts, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { uploads } from '../../../../server/modules/uploads/tables.ts'
import type { Meter, MeterReading } from '../../../../src/api/schemas/meters.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const residentEmail = 'many@example.com'
const otherEmail = 'single@example.com'
/** The smallest valid JPEG, with a camera's comment that must be removed. */
const photo = [0xff, 0xd8, 0xff, 0xfe, 0, 8, ...new TextEncoder().encode('Vilnius'.slice(0, 6)), 0xff, 0xd9]
const photoWithoutComment = [0xff, 0xd8, 0xff, 0xd9]

onEachDatabase('The photo of a meter', server => {
  let tokens: Record<string, string> = {}
  beforeEach(async () => {
    server().clock.now = new Date('2026-11-28T08:00:00.000Z')
    tokens = {
      [residentEmail]: await server().signIn(residentEmail),
      [otherEmail]: await server().signIn(otherEmail),
    }
  })
  const upload = (bytes: readonly number[], purpose = 'meter-photo', name = 'skaitiklis.jpg') => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name))
    return fetch(`${server().url}/api/v5/uploads/${purpose}`, { method: 'POST', body })
  }
  const uploadPhoto = async (): Promise<string> => (await (await upload(photo)).json()).data.id
  const meterOf = async (contract: number): Promise<Meter> => {
    const { data } = await server().read(`contracts/${contract}/meters`, { token: tokens[residentEmail] })
    return data[0]
  }
  const declare = async (contract: number, meter: Meter, body: object, key?: string) => {
    const answer = await server().call(`contracts/${contract}/meters/${meter.id}/declarations`, {
      token: tokens[residentEmail],
      body: { meterId: meter.id, valueTo: '99999999', ...body },
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const newestReading = async (
    contract: number,
    meter: Meter,
    email = residentEmail,
  ): Promise<MeterReading> => {
    const path = `contracts/${contract}/meters/${meter.id}/readings`
    return (await server().read(path, { token: tokens[email] })).data[0]
  }
  const address = (contract: number, { meterId, id }: MeterReading, email = residentEmail) =>
    server().call(`contracts/${contract}/meters/${meterId}/readings/${id}/photo-url`, {
      token: tokens[email],
    })

  test('MET-1: is stored with its reading without metadata and opens by a signed address', async () => {
    const meter = await meterOf(15)
    expect(await declare(15, meter, { photo: await uploadPhoto() })).toMatchObject({
      status: 201,
      data: { hasPhoto: true },
    })
    expect((await meterOf(15)).declared).toMatchObject({ hasPhoto: true })
    const reading = await newestReading(15, meter)
    expect(reading).toMatchObject({ hasPhoto: true, valueTo: '99999999.0000' })
    const { url } = (await (await address(15, reading)).json()).data
    const file = await fetch(url)
    expect(file.headers.get('Content-Type')).toBe('image/jpeg')
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(photoWithoutComment)
    expect((await fetch(url.replace(/user=\d+/, 'user=2'))).status).toBe(403)
    server().clock.advance(60)
    expect((await fetch(url)).status).toBe(410)
  })

  test("MET-1: is invisible to the contract's other holders, and found under its own meter and contract only", async () => {
    const meter = await meterOf(16)
    await declare(16, meter, { photo: await uploadPhoto() })
    const [contract] = await server().database.queries.select().from(contracts).where(eq(contracts.id, 16))
    await server()
      .database.queries.insert(userContracts)
      .values({ userId: 2, contractId: 16, roleId: 1, vendorId: contract?.vendorId ?? 0 })
    const reading = await newestReading(16, meter)
    expect(await newestReading(16, meter, otherEmail)).toMatchObject({ id: reading.id, hasPhoto: false })
    expect((await address(16, reading, otherEmail)).status).toBe(404)
    expect((await address(17, reading)).status).toBe(404)
    expect((await address(16, { ...reading, meterId: meter.id + 1 })).status).toBe(404)
    expect((await address(16, { ...reading, id: reading.id - 1 })).status).toBe(404)
  })

  test('MET-1: accepts only a small enough picture, and reports an upload for another purpose, or a used one, at its field', async () => {
    const meter = await meterOf(17)
    expect((await upload([...new TextEncoder().encode('%PDF-1.7')])).status).toBe(422)
    const largePhoto = Array.from({ length: 2048 * 1024 + 1 }, (_, index) => photoWithoutComment[index] ?? 0)
    expect((await upload(largePhoto)).status).toBe(413)
    const otherUpload = (await (await upload(photo, 'help-desk')).json()).data.id
    const usedUpload = await uploadPhoto()
    await declare(16, await meterOf(16), { photo: usedUpload })
    for (const invalidUpload of [otherUpload, 'nothing-like-that'])
      expect(await declare(17, meter, { photo: invalidUpload })).toMatchObject({
        status: 422,
        errors: { photo: ['validation.invalid'] },
      })
    // The reading was not stored.
    expect((await meterOf(17)).declared).toBeNull()
  })

  test('MET-3: a repeated declaration keeps its photo, can add a missing one and does not replace it', async () => {
    const meter = await meterOf(18)
    const id = await uploadPhoto()
    const answer = await declare(18, meter, { photo: id }, 'reading-with-photo')
    expect(await declare(18, meter, { photo: id }, 'reading-with-photo')).toEqual(answer)
    const laterMeter = await meterOf(19)
    expect(await declare(19, laterMeter, {})).toMatchObject({ status: 201, data: { hasPhoto: false } })
    expect(await declare(19, laterMeter, { photo: await uploadPhoto() })).toMatchObject({
      status: 200,
      data: { hasPhoto: true },
    })
    const unusedUpload = await uploadPhoto()
    expect(await declare(19, laterMeter, { photo: unusedUpload })).toMatchObject({ data: { hasPhoto: true } })
    const [row] = await server().database.queries.select().from(uploads).where(eq(uploads.id, unusedUpload))
    expect(row?.usedAt).toBeNull()
  })

  test('PRF-1, AUT-15: the data export lists it, and account deletion removes it', async () => {
    const email = 'owner@example.com'
    const token = await server().signIn(email)
    const { data } = await server().read('contracts/1/meters', { token })
    const meter = (data as Meter[]).find(({ isExpired }) => !isExpired)
    const body = { meterId: meter?.id, valueTo: '99999999', photo: await uploadPhoto() }
    await server().read(`contracts/1/meters/${meter?.id}/declarations`, { token, body })
    const photos = server().database.queries.select().from(attachedFiles).where(eq(attachedFiles.userId, 1))
    const count = async () => (await photos).filter(({ item }) => item === 'reading').length
    expect(await count()).toBe(1)
    const exported = await server().read('profile/export', { token })
    expect(exported.data.declarations).toContainEqual(
      expect.objectContaining({ meter: meter?.number, photo: 'skaitiklis.jpg' }),
    )
    const deletion = await server().call('profile', {
      method: 'DELETE',
      token,
      body: { password: 'resident-demo', confirmation: 'DELETE' },
    })
    expect(deletion.status).toBe(204)
    expect(await count()).toBe(0)
  })
})
