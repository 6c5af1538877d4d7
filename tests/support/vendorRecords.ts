// Records of a vendor's system, complete but for what a test overrides.

export const organizationRecord = {
  sourceId: 'org-1',
  name: 'UAB Naujas namas',
  code: '304567890',
  address: 'Ilgoji g. 1, Vilnius',
  email: 'info@naujas.example',
  bank: 'Nemuno bankas',
  iban: 'LT12 1000 0111 0100 1000',
}

export const houseRecord = {
  sourceId: 'house-1',
  organization: 'org-1',
  address: 'Ilgoji g. 5, Vilnius',
  manager: { name: 'Ona Onaitė', phone: '+37060000000' },
  cleaningWeekdays: [5, 1],
  services: [{ service: 'cleaning', provider: 'UAB Švara' }],
  funds: [{ month: '2026-10', balance: '1200.50' }],
}

export const contractRecord = (number: number) => ({
  sourceId: `contract-${number}`,
  organization: 'org-1',
  house: 'house-1',
  number: `N${number}`,
  objects: [{ sourceId: `object-${number}`, address: `Ilgoji g. 5-${number}, Vilnius` }],
})

export const invoiceRecord = (number: number, contract = number) => ({
  sourceId: `invoice-${number}`,
  contract: `contract-${contract}`,
  number: `NF-${number}`,
  date: '2026-11-05',
  period: '2026-10',
  dueDate: '2026-11-30',
  amount: '30.50',
  lines: [
    { service: 'heating', amount: '20.25' },
    { service: 'cleaning', amount: '10.25' },
  ],
})

export const pollRecord = {
  sourceId: 'poll-1',
  organization: 'org-1',
  title: 'Ar renovuoti namą?',
  description: 'Balsuokite.',
  startsOn: '2026-11-01',
  endsOn: '2026-12-01',
  totalParticipants: 2,
  requiredVotes: 1,
  questions: [{ text: 'Ar sutinkate?' }],
}

export const meterRecord = {
  sourceId: 'meter-1',
  contract: 'contract-1',
  object: 'object-1',
  number: 'M-1',
  type: 'cold_water',
  unit: 'm³',
}

export const readingRecord = {
  sourceId: 'reading-1',
  meter: 'meter-1',
  month: '2026-10',
  date: '2026-11-01',
  valueFrom: '10',
  valueTo: '12.5',
}

export const consumptionRecord = {
  sourceId: 'consumption-1',
  contract: 'contract-1',
  service: 'heating',
  month: '2026-10',
  unit: 'MWh',
  quantity: '0.9',
  kwh: '900',
  readingSource: 'remote',
  degreeDays: '300',
  average: { quantity: '0.8', kwh: '800' },
  category: { en: 'flats', lt: 'butai', lv: 'dzīvokļi', ru: 'квартиры' },
}

export const energyInformationRecord = {
  sourceId: 'energy-1',
  organization: 'org-1',
  service: 'heating',
  year: 2025,
  fuelMix: [
    { name: { en: 'Biomass', lt: 'Biokuras', lv: 'Biomasa', ru: 'Биотопливо' }, percent: '80' },
    { name: { en: 'Gas', lt: 'Dujos', lv: 'Gāze', ru: 'Газ' }, percent: '20' },
  ],
  emissions: '52.4',
  priceComponents: [
    { kind: 'tax', name: { en: 'VAT', lt: 'PVM', lv: 'PVN', ru: 'НДС' }, price: '0.0071', per: 'kWh' },
  ],
  contacts: [{ kind: 'complaint', name: 'Ginčų tarnyba', website: 'https://gincai.example/' }],
}

/** Rows as NDJSON. */
export const ndjson = (rows: readonly unknown[]): string =>
  rows.map(row => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join('')
