import type { Random } from './random.ts'

interface Town {
  readonly streets: readonly [string, ...string[]]
  /** Formats the address of a flat. */
  readonly write: (street: string, house: number, flat: number) => string
}

const lithuanian =
  (town: string): Town['write'] =>
  (street, house, flat) =>
    `${street} ${house}-${flat}, ${town}`

const latvian =
  (town: string): Town['write'] =>
  (street, house, flat) =>
    `${street} ${house}–${flat}, ${town}`

const vilnius: Town = {
  write: lithuanian('Vilnius'),
  streets: [
    'Žirmūnų g.',
    'Antakalnio g.',
    'Kalvarijų g.',
    'Žemaitės g.',
    'Šeškinės g.',
    'Architektų g.',
    'Viršuliškių g.',
    'Naugarduko g.',
    'Justiniškių g.',
    'Žvėryno g.',
  ],
}
const kaunas: Town = {
  write: lithuanian('Kaunas'),
  streets: ['Taikos pr.', 'Partizanų g.', 'Baršausko g.', 'Šiaurės pr.', 'Kęstučio g.', 'Žeimenos g.'],
}
const klaipeda: Town = {
  write: lithuanian('Klaipėda'),
  streets: ['Debreceno g.', 'Naujakiemio g.', 'Liepų g.', 'Smiltelės g.', 'Mogiliovo g.', 'Šilutės pl.'],
}
const palanga: Town = {
  write: lithuanian('Palanga'),
  streets: ['Jūratės g.', 'Ganyklų g.', 'Druskininkų g.', 'Sodų g.'],
}
const siauliai: Town = {
  write: lithuanian('Šiauliai'),
  streets: ['Gegužių g.', 'Dainų g.', 'Aušros al.', 'Lyros g.'],
}
const riga: Town = {
  write: latvian('Rīga'),
  streets: [
    'Brīvības iela',
    'Čaka iela',
    'Ķengaraga iela',
    'Latgales iela',
    'Imantas iela',
    'Dzelzavas iela',
  ],
}
const jurmala: Town = {
  write: latvian('Jūrmala'),
  streets: ['Jomas iela', 'Dubultu prospekts', 'Kauguru iela', 'Mežmalas iela'],
}

/** Town of each organization, by the organization's id. */
const townOf: Readonly<Record<number, Town>> = {
  1: vilnius,
  2: kaunas,
  3: vilnius,
  4: klaipeda,
  5: palanga,
  6: siauliai,
  7: klaipeda,
  8: riga,
  9: jurmala,
  10: riga,
}

/** A flat's address in the organization's town. */
export function flatAddress(organizationId: number, random: Random): string {
  const town = townOf[organizationId] ?? vilnius
  return town.write(random.pick(town.streets), random.int(1, 148), random.int(1, 72))
}
