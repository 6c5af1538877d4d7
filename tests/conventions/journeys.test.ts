import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** File and a part of the title of a test that makes a journey to its end. */
type Proof = readonly [file: string, title: string]

const foreign = 'e2e/host-journeys.spec.ts'

interface Journey {
  /** The test in the portal. */
  readonly portal: Proof
  /** The test on pages of others: in the portal’s tag, in elements of a page and in a frame. */
  readonly elsewhere: Proof
}

/** Journeys that end in every host, with the tests of them. */
const journeys: Readonly<Record<string, Journey>> = {
  registering: {
    portal: ['e2e/accounts.spec.ts', 'AUT-5 AUT-6: a new user registers'],
    elsewhere: [foreign, 'AUT-5 AUT-6: who registers in'],
  },
  'linking in each role': {
    portal: ['e2e/link-journeys.spec.ts', 'PER-1 CON-6: who links a contract as'],
    elsewhere: ['e2e/link-journeys.spec.ts', 'PER-1 CON-6: who links a contract as'],
  },
  'paying by bank and card': {
    portal: ['e2e/journeys-paying.spec.ts', 'a card is declined, a bank confirms late and a card pays'],
    elsewhere: ['e2e/journeys-paying.spec.ts', 'a card is declined, a bank confirms late and a card pays'],
  },
  'sending readings': {
    portal: ['e2e/meters.spec.ts', 'MET-1, MET-2, MET-5: a reading is typed with a comma'],
    elsewhere: [foreign, 'MET-1 MET-2: a reading is sent in'],
  },
  'readings without an account': {
    portal: ['e2e/submit-reading.spec.ts', 'RDG-1 RDG-5: a guest goes from the sign-in to the form'],
    elsewhere: ['e2e/submit-reading.spec.ts', 'RDG-5: a guest finds the meters in '],
  },
  'a request and its answer': {
    portal: ['e2e/mail-journeys.spec.ts', 'async requestAnswered(journey)'],
    elsewhere: [foreign, 'HLP-5 EVT-6: a request is sent in'],
  },
  'a plain vote': {
    portal: ['e2e/polls.spec.ts', 'POL-1 POL-2: an owner finds the poll'],
    elsewhere: [foreign, 'POL-1 POL-3: a plain and a signed vote are given in'],
  },
  'a signed vote': {
    portal: ['e2e/polls.spec.ts', 'POL-3 POL-4 VOT-2: only the voter can complete the signature'],
    elsewhere: [foreign, 'POL-1 POL-3: a plain and a signed vote are given in'],
  },
  'the client form': {
    portal: ['e2e/client-form.spec.ts', 'CDF-1, CDF-2, CDF-4: a new owner fills in the form'],
    elsewhere: [foreign, 'CDF-1 CDF-4: the client form is sent in'],
  },
}

const proofs = Object.entries(journeys).flatMap(([name, { portal, elsewhere }]) => [
  [`${name} in the portal`, portal] as const,
  [`${name} on pages of others`, elsewhere] as const,
])

describe('Journeys', () => {
  it.each(proofs)('EMB-14: %s has a test to its end', (_, [file, title]) => {
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(title), `${file}: ${title}`).toBe(true)
  })
})
