import { expect, test } from 'vitest'
import { deviceScheme } from '../../../build/derived/deviceScheme.ts'

test('EMB-18: repeats the dark scheme for dark devices, on screens only', () => {
  const css = `
    .root { color: black }
    @media not print { .root[data-scheme="dark"] { --a: 1; --b: 2 } }
    @media print { .root[data-scheme="dark"] { --a: 3 } .other { color: red } }
    .root[data-scheme=dark]{color-scheme:dark}
  `
  expect(deviceScheme(css).replace(/\s+/g, '')).toBe(
    '@mediascreenand(prefers-color-scheme:dark){.root[data-scheme=device]{--a:1;--b:2;color-scheme:dark}}',
  )
})
