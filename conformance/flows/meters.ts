import { checkSuccess, mustName, mustRefuse } from '../checkAnswer.ts'
import { endpointOf, type Kit } from '../createKit.ts'
import { ownContract } from '../facts.ts'
import { must, needs } from '../Mismatch.ts'
import { flow, unused } from './flow.ts'

interface Meter {
  readonly id: number
  readonly isExpired: boolean
  readonly defaultValue: string
  readonly latestMeterReading: { readonly valueTo: string } | null
  readonly declared: { readonly valueTo: string } | null
}

const metersOf = async (kit: Kit) => {
  const contract = (await ownContract(kit)).id
  const { json } = await kit.read('meters.meters', { params: { contract } })
  return { contract, meters: json.data as readonly Meter[] }
}

const readOnly = { writes: false }

/** The smallest JPEG: its start and its end. */
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

/** Uploads a photo of a meter; undefined if the back end takes no files. */
async function sendPhoto(kit: Kit): Promise<string | undefined> {
  const content = new FormData()
  content.append('file', new File([picture], 'meter.jpg'))
  const params = { purpose: 'meter-photo' }
  const sent = await kit.call('uploads.upload', { params, raw: { content } })
  if (sent.status === 404 || sent.status === 501) return undefined
  checkSuccess(endpointOf('uploads.upload'), sent)
  return sent.json.data.id
}

/** The photo of a declared reading opens for its owner and for nobody else. */
async function openPhoto(kit: Kit, params: { readonly contract: number; readonly meter: number }) {
  const { data } = (await kit.read('meters.meterReadings', { params })).json
  const reading = data.find(({ hasPhoto }: { hasPhoto: boolean }) => hasPhoto)?.id
  must(reading, 'No reading of the meter has the photo.')
  const address = { params: { ...params, reading } }
  const { url } = (await kit.read('meters.readingPhotoUrl', address)).json.data
  const file = await kit.open(url)
  must(file.status === 200, `The photo’s address answers ${file.status}.`)
  must(/^image\//.test(file.headers.get('Content-Type') ?? ''), 'The photo is no image.')
  mustRefuse(await kit.call('meters.readingPhotoUrl', { ...address, as: 'stranger' }), 404, 'not_found')
}

export const meterFlows = [
  flow(
    'meters',
    'MET-5',
    'the window is open between its two moments',
    async kit => {
      const { isOpen, opensAt, closesAt, now } = (await kit.read('meters.declarationPeriod')).json.data
      must(opensAt < closesAt, 'It closes before it opens.')
      must(isOpen === (now >= opensAt && now < closesAt), `isOpen is ${isOpen} at ${now}.`)
      const { contract } = await metersOf(kit)
      const { available } = (await kit.read('meters.declarationsAvailable', { params: { contract } })).json
        .data
      must(isOpen || !available, 'Readings are taken outside the window.')
    },
    readOnly,
  ),

  flow(
    'meters',
    'MET-1',
    'the difference of each reading is its end less its start',
    async kit => {
      const { contract } = await metersOf(kit)
      const { data } = (await kit.read('meters.meterHistory', { params: { contract } })).json
      needs(data.length > 0, 'There is no reading.')
      for (const { id, valueFrom, valueTo, difference } of data)
        must(
          Math.abs(Number(valueTo) - Number(valueFrom) - Number(difference)) < 0.00005,
          `Reading ${id}: ${valueTo} less ${valueFrom} is not ${difference}.`,
        )
      const [{ meterId }] = data
      const ofOne = (await kit.read('meters.meterReadings', { params: { contract, meter: meterId } })).json
        .data
      must(
        ofOne.every((reading: { meterId: number }) => reading.meterId === meterId),
        'Readings of one meter name others.',
      )
    },
    readOnly,
  ),

  flow(
    'meters',
    'MET-2',
    'a reading is refused below the last one, with more than four places, or of another meter',
    async kit => {
      const { contract, meters } = await metersOf(kit)
      const meter = meters.find(({ isExpired, declared }) => !isExpired && declared === null)
      needs(meter, 'No meter waits for a reading.')
      const send = (body: object) =>
        kit.call('meters.declare', {
          params: { contract, meter: meter.id },
          body: { meterId: meter.id, ...body },
        })
      for (const valueTo of ['-1', '1.00001', '100000000', 'many', '1e3'])
        mustName(await send({ valueTo }), 'valueTo')
      mustName(await send({ valueTo: '1', meterId: meter.id + 1 }), 'meterId')
      const last = Number(meter.latestMeterReading?.valueTo ?? meter.defaultValue)
      if (last >= 1) mustName(await send({ valueTo: String(Math.floor(last) - 1) }), 'valueTo')
      const unknown = {
        params: { contract, meter: 999_999_999 },
        body: { meterId: 999_999_999, valueTo: '1' },
      }
      mustRefuse(await kit.call('meters.declare', unknown), 404, 'not_found')
    },
  ),

  flow('meters', 'MET-3', 'a reading counts once in a window', async kit => {
    const { isOpen } = (await kit.read('meters.declarationPeriod')).json.data
    const { contract, meters } = await metersOf(kit)
    const meter = meters.find(({ isExpired, declared }) => !isExpired && declared === null)
    needs(meter, 'No meter waits for a reading.')
    const last = meter.latestMeterReading?.valueTo ?? meter.defaultValue
    const valueTo = String(Math.floor(Number(last)) + 1)
    const params = { contract, meter: meter.id }
    const photo = isOpen ? await sendPhoto(kit) : undefined
    const body = { meterId: meter.id, valueTo, ...(photo && { photo }) }
    if (!isOpen) return mustName(await kit.call('meters.declare', { params, body }), 'valueTo')
    const headers = { 'Idempotency-Key': unused() }
    const first = await kit.read('meters.declare', { params, body, headers })
    kit.leaves(`a reading of ${valueTo} of meter ${meter.id}`)
    must(first.status === 201, `Status is ${first.status}, expected 201.`)
    must(Number(first.json.data.valueTo) === Number(valueTo), 'Another value was declared.')
    must(first.json.data.hasPhoto === (photo !== undefined), 'hasPhoto says otherwise than what was sent.')
    if (photo) await openPhoto(kit, params)
    const again = await kit.read('meters.declare', { params, body, headers })
    must(again.json.data.at === first.json.data.at, 'The same request under the same key declares again.')
    const other = { meterId: meter.id, valueTo: String(Number(valueTo) + 1) }
    mustRefuse(
      await kit.call('meters.declare', { params, body: other, headers }),
      409,
      'idempotency_conflict',
    )
    const repeated = await kit.read('meters.declare', { params, body })
    must(repeated.status === 200, `The same value again answers ${repeated.status}, expected 200.`)
    mustName(await kit.call('meters.declare', { params, body: other }), 'valueTo')
    const { meters: after } = await metersOf(kit)
    const declared = after.find(({ id }) => id === meter.id)?.declared?.valueTo
    must(Number(declared) === Number(valueTo), `The meter says that ${declared} was declared.`)
  }),
]
