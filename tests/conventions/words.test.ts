import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Identifiers that the glossary in CONTRIBUTING.md replaced. */
const goneNames = [
  'usePlace',
  'Ground',
  'trails',
  'neighbours',
  'Bone',
  'RowBones',
  'earlyAnswers',
  'lazily',
  'Carry',
  'LightForm',
  'takeTurn',
  'takeAccountTurn',
  'Wish',
  'HistoryWish',
  'judge',
  'Situation',
  'Verdict',
  'ProviderWord',
  'leadOn',
  'leadToProvider',
  'callOffOther',
  'Whole',
  'begunPayment',
  'askEarly',
  'forgetEarly',
  'hearOffline',
  'keptAnswer',
  'FetchTold',
  'WhatFor',
  'Filling',
  'contractPlace',
  'UnreadPlace',
  'askProvider',
  'keepSignIn',
  'leftOut',
]

const goneFolders = /^(demo\/(server|sandbox)|src\/shell|tests\/house)\//

/** Words that comments and test titles must not use, with their replacements. */
const gonePhrases: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'the caller, the user, the reader'],
  [/\bneed not\b/i, 'does not have to'],
  [/\bstands? (in|there|beside)\b/i, 'is in, is there, is next to'],
  [/\bwalks?\b/i, 'e2e test'],
  [/\bbones?\b/i, 'skeleton'],
  [/\bneighbours?\b/i, 'external service'],
]

const sources = trackedFiles(
  /^(src|widgets|hosts|server|demo|conformance|build|tools|tests|e2e)\/.*\.(ts|tsx|mjs|vue|svelte)$/,
).filter(file => file !== 'tests/conventions/words.test.ts')

/** Code without comments, strings and text between tags. */
const codeOf = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g, "''")
    .replace(/>[^<>{}=;]*</g, '><')

/** Comments and test titles. */
const proseOf = (source: string) =>
  [
    ...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g),
    ...source.matchAll(/\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])[^\n]*?\1,/g),
  ].map(match => match[0])

const goneName = new RegExp(`\\b(?:${goneNames.join('|')})\\b`, 'g')
const namesIn = (source: string) => [...codeOf(source).matchAll(goneName)].map(match => match[0])

const phrasesIn = (source: string) =>
  proseOf(source).flatMap(text =>
    gonePhrases.flatMap(([pattern, instead]) => {
      const [phrase] = pattern.exec(text) ?? []
      return phrase ? [`"${phrase}": say ${instead}`] : []
    }),
  )

const faultsIn = (files: readonly string[], faultsOf: (source: string) => readonly string[]) =>
  files.flatMap(file => faultsOf(readFileSync(file, 'utf8')).map(fault => `${file}: ${fault}`))

describe('replaced words are not used', () => {
  it('as identifiers', () => {
    expect(faultsIn(sources, namesIn)).toEqual([])
  })

  it('as names of files and folders', () => {
    expect(sources.filter(file => goneNames.includes(basename(file).split('.')[0] ?? ''))).toEqual([])
    expect(trackedFiles(goneFolders)).toEqual([])
  })

  it('in comments and test titles', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(faultsIn(sources, phrasesIn)).toEqual([])
  })

  it('are reported where they occur', () => {
    expect(namesIn("import { Bone } from './Skeleton.tsx' // usePlace\nconst text = 'Whole'")).toEqual([
      'Bone',
    ])
    expect(phrasesIn("/** Drawn anew. */\nit('walks through', () => {})\nconst walk = 'whoever'")).toEqual([
      '"anew": say again',
      '"walks": say e2e test',
    ])
  })
})
