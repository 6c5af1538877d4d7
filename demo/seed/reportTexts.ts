import type { documentCategories } from '../../src/api/schemas/documents.ts'

interface Text {
  readonly name: string
  readonly comment?: string
}

export interface ReportText {
  readonly category: (typeof documentCategories)[number]
  readonly daysAgo: number
  /** Whether there is one for each contract. */
  readonly isOfContract?: boolean
  readonly lt: Text
  readonly lv: Text
}

/** Documents of organizations for their residents, in the language of the country. */
export const reportTexts: readonly ReportText[] = [
  {
    category: 'notice',
    daysAgo: 9,
    lt: { name: 'Pranešimas apie šildymo sezono pradžią', comment: 'Radiatorių oro išleidimo tvarka' },
    lv: { name: 'Paziņojums par apkures sezonas sākumu', comment: 'Kā atgaisot radiatorus' },
  },
  {
    category: 'building_inspections',
    daysAgo: 38,
    lt: { name: 'Rudeninės namo apžiūros aktas', comment: 'Stogas, fasadas, rūsys' },
    lv: { name: 'Mājas rudens apskates akts', comment: 'Jumts, fasāde, pagrabs' },
  },
  {
    category: 'decisions',
    daysAgo: 74,
    lt: {
      name: 'Gyventojų susirinkimo protokolas',
      comment: 'Nutarta keisti laiptinių langus',
    },
    lv: { name: 'Dzīvokļu īpašnieku kopsapulces protokols', comment: 'Nolemts mainīt kāpņu telpu logus' },
  },
  {
    category: 'financial_information',
    daysAgo: 101,
    lt: { name: 'Kaupiamųjų lėšų panaudojimas per pusmetį' },
    lv: { name: 'Uzkrājumu fonda izlietojums pusgadā' },
  },
  {
    category: 'insurance',
    daysAgo: 143,
    lt: { name: 'Namo draudimo polisas', comment: 'Galioja vienus metus' },
    lv: { name: 'Mājas apdrošināšanas polise', comment: 'Derīga vienu gadu' },
  },
  {
    category: 'technical_information',
    daysAgo: 208,
    lt: { name: 'Šilumos punkto schema' },
    lv: { name: 'Siltummezgla shēma' },
  },
  {
    category: 'agreements',
    daysAgo: 262,
    lt: { name: 'Lifto priežiūros sutartis' },
    lv: { name: 'Lifta apkopes līgums' },
  },
  {
    category: 'building',
    daysAgo: 331,
    lt: { name: 'Pastato energinio naudingumo sertifikatas', comment: 'D klasė' },
    lv: { name: 'Ēkas energosertifikāts', comment: 'D klase' },
  },
  {
    category: 'regulations',
    daysAgo: 405,
    lt: { name: 'Namo vidaus tvarkos taisyklės', comment: 'Tyla nuo 22 iki 6 valandos' },
    lv: { name: 'Mājas iekšējās kārtības noteikumi', comment: 'Klusums no plkst. 22 līdz 6' },
  },
  {
    category: 'others',
    daysAgo: 470,
    lt: { name: 'Atliekų rūšiavimo atmintinė' },
    lv: { name: 'Atkritumu šķirošanas ceļvedis' },
  },
  {
    category: 'contract',
    daysAgo: 640,
    isOfContract: true,
    lt: { name: 'Paslaugų teikimo sutartis', comment: 'Pasirašyta elektroniniu parašu' },
    lv: { name: 'Pakalpojumu līgums', comment: 'Parakstīts ar elektronisko parakstu' },
  },
  {
    category: 'object',
    daysAgo: 655,
    isOfContract: true,
    lt: { name: 'Buto inžinerinių tinklų schema' },
    lv: { name: 'Dzīvokļa inženiertīklu shēma' },
  },
]

export const yearlyReport = {
  lt: (year: number): Text => ({
    name: `${year} m. namo administravimo ataskaita`,
    comment: 'Pajamos, išlaidos ir ateinančių metų planas',
  }),
  lv: (year: number): Text => ({
    name: `${year}. gada mājas pārvaldīšanas pārskats`,
    comment: 'Ieņēmumi, izdevumi un nākamā gada plāns',
  }),
} as const

/** Printed in every report. */
export const reportParagraphs = {
  lt: [
    'Šį dokumentą namo administratorius parengė gyventojams ir patalpų savininkams.',
    'Dokumento originalas saugomas administratoriaus biure. Su juo galima susipažinti darbo valandomis.',
    'Jei turite klausimų, rašykite mums savitarnos skiltyje „Pagalba“ arba paskambinkite.',
  ],
  lv: [
    'Šo dokumentu mājas pārvaldnieks ir sagatavojis iedzīvotājiem un telpu īpašniekiem.',
    'Dokumenta oriģināls glabājas pārvaldnieka birojā. Ar to var iepazīties darba laikā.',
    'Ja Jums ir jautājumi, rakstiet mums palīdzības sadaļā vai zvaniet.',
  ],
} as const
