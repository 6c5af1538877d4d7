import type { SeedFile } from './printFile.ts'

export interface PollText {
  readonly contractIds: readonly number[]
  readonly title: string
  readonly description: string
  /** First and last day, in days from today. */
  readonly days: readonly [number, number]
  readonly totalParticipants: number
  readonly requiredVotes: number
  readonly needsSignature: boolean
  /** Whether votes can be withdrawn until the last day. */
  readonly isWithdrawable?: true
  readonly questions: readonly (readonly [text: string, paperAgree: number, paperDisagree: number])[]
  readonly file?: SeedFile
  /** The contract that has voted in every question, if any. */
  readonly votedBy?: number
  readonly isUnread?: boolean
}

const vilnius = [1, 6, 7, 9]

/** A person with an authorisation of another contract, in all polls of both contracts. */
export const seedProxy = { userId: 5, ofContract: 6, number: 'Į-14' } as const

/**
 * Two open polls, one of them with signature, and several that ended in different ways. All contracts share
 * one vendor.
 */
export const pollTexts: readonly PollText[] = [
  {
    // The last one belongs to the person with the authorisation.
    contractIds: [...vilnius, 15],
    title: 'Dėl stogo remonto ir lifto priežiūros',
    description:
      'Balsuokite iki nurodytos dienos. Sprendimas priimamas, kai pritaria daugiau kaip pusė savininkų.',
    days: [-6, 12],
    totalParticipants: 60,
    requiredVotes: 31,
    needsSignature: false,
    questions: [
      ['Ar pritariate stogo remontui pagal pridėtą sąmatą?', 18, 4],
      ['Ar pritariate lifto priežiūros sutarties pratęsimui dvejiems metams?', 15, 7],
    ],
    file: {
      name: 'Stogo remonto sąmata',
      text: 'Stogo remontas\n\nDanga 14 200,00 €\nLietvamzdžiai 2 350,00 €\nDarbas 9 800,00 €\n\nIš viso 26 350,00 €\n',
    },
    isUnread: true,
  },
  {
    contractIds: vilnius,
    title: 'Dėl namo atnaujinimo (modernizavimo) projekto',
    description: 'Šiame balsavime balsas galioja tik pasirašytas elektroniniu parašu.',
    days: [-2, 26],
    totalParticipants: 60,
    requiredVotes: 34,
    needsSignature: true,
    questions: [['Ar pritariate namo atnaujinimo investicijų planui?', 9, 3]],
    isUnread: true,
  },
  {
    contractIds: vilnius,
    title: 'Dėl dviračių saugyklos įrengimo',
    description: 'Balsavimas baigtas.',
    days: [-58, -37],
    totalParticipants: 60,
    requiredVotes: 31,
    needsSignature: false,
    questions: [['Ar pritariate dviračių saugyklos įrengimui rūsyje?', 38, 9]],
    votedBy: 1,
  },
  {
    contractIds: vilnius,
    title: 'Dėl automobilių aikštelės vartų',
    description: 'Balsavimas baigtas.',
    days: [-150, -129],
    totalParticipants: 60,
    requiredVotes: 31,
    needsSignature: false,
    questions: [['Ar pritariate automatinių vartų įrengimui?', 17, 22]],
  },
  {
    contractIds: vilnius,
    title: 'Dėl laiptinių dažymo spalvų',
    description: 'Balsavimas baigtas.',
    days: [-240, -219],
    totalParticipants: 60,
    requiredVotes: 31,
    needsSignature: false,
    questions: [
      ['Ar pritariate šviesiai pilkai sienų spalvai?', 33, 8],
      ['Ar pritariate tamsioms grindų plytelėms?', 20, 19],
    ],
    votedBy: 6,
  },
  {
    contractIds: [12, 18],
    title: 'Par pagalma apgaismojumu',
    description: 'Balsot var dzīvokļu īpašnieki.',
    days: [-3, 18],
    totalParticipants: 48,
    requiredVotes: 25,
    needsSignature: false,
    isWithdrawable: true,
    questions: [['Vai piekrītat LED apgaismojuma ierīkošanai pagalmā?', 11, 2]],
    isUnread: true,
  },
]
