import type { helpDeskTasks } from '../../server/modules/helpDesk/tables.ts'
import type { SeedFile } from './printFile.ts'

export interface TaskText {
  readonly contractId: number
  readonly category: (typeof helpDeskTasks.$inferInsert)['category']
  readonly stage: 1 | 2 | 3 | 4 | 5
  readonly daysAgo: number
  readonly message: string
  /** Later replies: author, hours after the request, text. */
  readonly replies?: readonly (readonly [from: 'resident' | 'organization', hours: number, text: string])[]
  readonly file?: SeedFile
  readonly isUnread?: boolean
}

/** Requests in all five stages. */
export const taskTexts: readonly TaskText[] = [
  {
    contractId: 1,
    category: 'service_order',
    stage: 3,
    daysAgo: 4,
    message:
      'Laba diena, antro aukšto laiptinėje nuo sekmadienio nedega šviesa. Vakarais labai tamsu, o čia gyvena vyresnio amžiaus žmonių. Prašau pakeisti lemputę arba sutvarkyti jungiklį.',
    replies: [
      ['organization', 3, 'Sveiki, ačiū už pranešimą. Užduotį perdavėme elektrikui.'],
      ['resident', 20, 'Ačiū. Ar žinote, kada jis atvyks?'],
      ['organization', 26, 'Elektrikas atvyks rytoj nuo 10 iki 12 val.'],
    ],
    file: {
      name: 'Nuotraukos aprašymas',
      text: 'Nuotraukoje – antro aukšto šviestuvas prie 14 buto durų.\n',
    },
    isUnread: true,
  },
  {
    contractId: 1,
    category: 'financial_statements',
    stage: 4,
    daysAgo: 26,
    message: 'Prašau atsiųsti pažymą apie sumokėtas įmokas už 2025 metus, jos reikia bankui.',
    replies: [['organization', 30, 'Pažymą įkėlėme į skyrių „Dokumentai“. Gražios dienos!']],
  },
  {
    contractId: 2,
    category: 'service_order',
    stage: 2,
    daysAgo: 2,
    message: 'Rūsyje prie 3 sandėliuko laša vamzdis, ant grindų jau susikaupė bala.',
    replies: [['organization', 1, 'Užregistravome. Santechnikas susisieks nurodytu telefonu.']],
  },
  {
    contractId: 4,
    category: 'recommendation',
    stage: 1,
    daysAgo: 0,
    message:
      'Siūlau prie įėjimo pastatyti dviračių stovą – vietos yra, o dviračiai dabar rišami prie turėklų.',
  },
  {
    contractId: 5,
    category: 'other',
    stage: 5,
    daysAgo: 61,
    message: 'Ar galima automobilių stovėjimo aikštelėje rezervuoti vietą savaitgalio svečiams?',
    replies: [
      ['organization', 22, 'Deja, vietų rezervuoti negalime: aikštelė yra bendra. Užklausą uždarome.'],
    ],
  },
  {
    contractId: 6,
    category: 'gratitude',
    stage: 4,
    daysAgo: 12,
    message:
      'Noriu padėkoti kiemsargiui Petrui – šaligatvis po pirmojo sniego buvo nuvalytas dar prieš septintą ryto.',
    replies: [['organization', 5, 'Ačiū už gerus žodžius! Perdavėme Petrui.']],
    isUnread: true,
  },
  {
    contractId: 7,
    category: 'service_order',
    stage: 3,
    daysAgo: 7,
    message: 'Liftas stringa tarp ketvirto ir penkto aukšto, durys atsidaro tik iš antro karto.',
    replies: [['organization', 2, 'Lifto priežiūros įmonė apžiūrą suplanavo trečiadienį.']],
    isUnread: true,
  },
  {
    contractId: 11,
    category: 'financial_statements',
    stage: 1,
    daysAgo: 1,
    message:
      'Здравствуйте! Прошу проверить начисление за горячую воду за октябрь: сумма выросла вдвое, хотя показания почти те же.',
  },
  {
    contractId: 11,
    category: 'service_order',
    stage: 4,
    daysAgo: 40,
    message: 'Lūdzu, pārbaudiet radiatoru virtuvē – tas ir auksts, lai gan apkure mājā jau ir pieslēgta.',
    replies: [
      ['organization', 4, 'Meistars ieradīsies piektdien pēc plkst. 15.'],
      ['resident', 75, 'Paldies, tagad viss ir kārtībā.'],
    ],
  },
]
