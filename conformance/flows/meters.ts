import { mustName, mustRefuse } from '../checkAnswer.ts'
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

const metersOf = async (kit: Parameters<typeof ownContract>[0]) => {
  const contract = (await ownContract(kit)).id
  const { json } = await kit.read('meters.meters', { params: { contract } })
  return { contract, meters: json.data as readonly Meter[] }
}

const readOnly = { writes: false }

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
    const body = { meterId: meter.id, valueTo }
    if (!isOpen) return mustName(await kit.call('meters.declare', { params, body }), 'valueTo')
    const headers = { 'Idempotency-Key': unused() }
    const first = await kit.read('meters.declare', { params, body, headers })
    kit.leaves(`a reading of ${valueTo} of meter ${meter.id}`)
    must(first.status === 201, `Status is ${first.status}, expected 201.`)
    must(Number(first.json.data.valueTo) === Number(valueTo), 'Another value was declared.')
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
