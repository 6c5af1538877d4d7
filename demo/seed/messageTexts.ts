import type { MessageType, PlannedWork } from '../../src/api/schemas/messages.ts'
import type { SeedFile } from './printFile.ts'

export interface MessageText {
  readonly type: MessageType
  readonly daysAgo: number
  readonly topic: string
  readonly body: string
  readonly plannedWork?: Omit<PlannedWork, 'startsOn' | 'endsOn'> & {
    /** First and last day, in days from today. */
    readonly days: readonly [number, number]
  }
  readonly file?: SeedFile
  readonly isUnread?: boolean
}

const news = (daysAgo: number, topic: string, body: string): MessageText => ({
  type: 'news',
  daysAgo,
  topic,
  body,
})

/** News for all residents of the organizations of a language. */
export const seedNews: Readonly<Record<'lt' | 'lv', readonly MessageText[]>> = {
  lt: [
    {
      ...news(
        2,
        'Šildymo sezonas prasidėjo',
        '<p>Gerbiami gyventojai, šildymas įjungtas visuose namuose. Jei po <strong>trijų dienų</strong> radiatoriai vis dar šalti, praneškite klientų aptarnavimo skyriui.</p><ul><li>atidarykite radiatorių vožtuvus;</li><li>neuždenkite radiatorių baldais.</li></ul>',
      ),
      file: {
        name: 'Šildymo grafikas',
        text: 'Šildymo įjungimo grafikas\n\nŽirmūnai – spalio 14 d.\nAntakalnis – spalio 15 d.\nŠeškinė – spalio 16 d.\n',
      },
      isUnread: true,
    },
    news(
      16,
      'Kaip deklaruoti skaitiklių rodmenis',
      '<p>Rodmenis priimame nuo mėnesio <strong>28 d.</strong> iki kito mėnesio <strong>3 d.</strong> Išsamiau – <a href="https://residents.example/faq" target="_blank">dažnai užduodamuose klausimuose</a>.</p>',
    ),
    news(
      38,
      'Lapų grėbimo talka šeštadienį',
      '<p>Kviečiame į rudens talką. Grėbliais ir maišais pasirūpinsime, o po darbo vaišinsime karšta arbata.</p>',
    ),
    news(
      74,
      'Atnaujinta avarinės tarnybos linija',
      '<p>Avarinė tarnyba atsiliepia visą parą. Jos numerį rasite savitarnos pradžios puslapyje.</p>',
    ),
    news(
      120,
      'Vasaros darbų apžvalga',
      '<p>Šią vasarą sutvarkėme 14 laiptinių, 6 stogus ir 3 vaikų žaidimo aikšteles. Ačiū už kantrybę!</p>',
    ),
  ],
  lv: [
    {
      ...news(
        3,
        'Apkures sezona ir sākusies',
        '<p>Cienījamie iedzīvotāji, apkure ir pieslēgta visās mājās. Ja pēc <strong>trim dienām</strong> radiatori joprojām ir auksti, lūdzu, ziņojiet mums.</p>',
      ),
      isUnread: true,
    },
    news(
      29,
      'Kā nodot skaitītāju rādījumus',
      '<p>Rādījumus pieņemam no mēneša <strong>28.</strong> līdz nākamā mēneša <strong>3.</strong> datumam.</p>',
    ),
    news(
      81,
      'Jauns avārijas dienesta tālrunis',
      '<p>Avārijas dienests atbild visu diennakti: <a href="tel:+37167000112">+371 67 000 112</a>.</p>',
    ),
  ],
}

/** Messages for single contracts. */
export const seedLetters: Readonly<Record<'lt' | 'lv', readonly MessageText[]>> = {
  lt: [
    {
      type: 'planned_works',
      daysAgo: 1,
      topic: 'Šalto vandens stovo keitimas',
      body: '<p>Darbų metu nuo 9 iki 16 val. vandens nebus. Prašome užsukti čiaupus ir palikti priėjimą prie stovo.</p>',
      plannedWork: {
        subcontractor: 'UAB „Vamzdynų meistrai“',
        contact: 'Darbų vadovas Mindaugas Šulcas, +370 612 00 451',
        workGroup: 'pipeline_repair',
        location: '2 laiptinė, visi aukštai',
        taxesDistribution: 'accumulated_funds',
        days: [4, 6],
      },
      file: {
        name: 'Darbų grafikas',
        text: 'Šalto vandens stovo keitimas\n\n1 diena – butai 1–12\n2 diena – butai 13–24\n3 diena – butai 25–36\n\nDarbo laikas 9–16 val.\n',
      },
      isUnread: true,
    },
    {
      type: 'personal',
      daysAgo: 3,
      topic: 'Jūsų prašymas mokėti dalimis patenkintas',
      body: '<p>Sutarėme dėl mokėjimo <em>trimis lygiomis dalimis</em>. Pirmoji dalis įtraukta į kitą sąskaitą.</p>',
      isUnread: true,
    },
    {
      type: 'calculation_funds',
      daysAgo: 21,
      topic: 'Kaupiamųjų lėšų ataskaita',
      body: '<table><thead><tr><th>Laikotarpis</th><th>Sukaupta</th><th>Panaudota</th></tr></thead><tbody><tr><td>III ketvirtis</td><td>1 842,60 €</td><td>615,00 €</td></tr></tbody></table>',
    },
    {
      type: 'card_payment',
      daysAgo: 33,
      topic: 'Mokėjimas kortele gautas',
      body: '<p>Jūsų mokėjimą kortele gavome. Ačiū!</p>',
    },
    {
      type: 'calculation_payments',
      daysAgo: 47,
      topic: 'Gautų mokėjimų suvestinė',
      body: '<p>Per praėjusį ketvirtį gavome tris Jūsų mokėjimus. Visi jie įskaityti.</p>',
    },
    {
      type: 'planned_works',
      daysAgo: 96,
      topic: 'Laiptinės langų keitimas',
      body: '<p>Langus keisime pradėdami nuo viršutinio aukšto. Po darbų laiptinę išvalysime.</p>',
      plannedWork: {
        subcontractor: 'UAB „Šviesūs langai“',
        contact: 'Rasa Žilinskaitė, +370 612 00 778',
        workGroup: 'staircase_window_change',
        location: '1 laiptinė',
        taxesDistribution: 'staircase_owners_by_area',
        days: [-88, -84],
      },
    },
  ],
  lv: [
    {
      type: 'planned_works',
      daysAgo: 2,
      topic: 'Skursteņu tīrīšana',
      body: '<p>Skursteņslaucītājs apmeklēs visus dzīvokļus. Lūdzam nodrošināt piekļuvi.</p>',
      plannedWork: {
        subcontractor: 'SIA “Tīrais skurstenis”',
        contact: 'Jānis Krūmiņš, +371 2000 0451',
        workGroup: 'chimney_cleaning',
        location: 'Visa māja',
        taxesDistribution: 'all_owners_by_area',
        days: [6, 8],
      },
      isUnread: true,
    },
    {
      type: 'personal',
      daysAgo: 9,
      topic: 'Jūsu pieteikums ir izskatīts',
      body: '<p>Labdien! Pārbaudījām maksu par karsto ūdeni un veicām <strong>pārrēķinu</strong>. Tas būs iekļauts nākamajā rēķinā.</p>',
      isUnread: true,
    },
    {
      type: 'calculation_funds',
      daysAgo: 40,
      topic: 'Uzkrājumu fonda pārskats',
      body: '<p>Ceturkšņa beigās fondā ir 2 310,45 €.</p>',
    },
  ],
}

/** Message with the calculation of a bill. */
export const calculationText = {
  lt: (number: string, amount: string) => ({
    topic: `Sąskaitos ${number} apskaičiavimas`,
    body: `<p>Parengėme sąskaitos <strong>${number}</strong> apskaičiavimą. Iš viso: ${amount.replace('.', ',')} €.</p>`,
  }),
  lv: (number: string, amount: string) => ({
    topic: `Rēķina ${number} aprēķins`,
    body: `<p>Rēķina <strong>${number}</strong> aprēķins ir sagatavots. Kopā: ${amount.replace('.', ',')} €.</p>`,
  }),
}
