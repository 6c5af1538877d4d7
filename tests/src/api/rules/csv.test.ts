import { expect, test } from 'vitest'
import { csv } from '../../../../src/api/rules/csv.ts'

const mark = '\uFEFF'

test('MET-1: numbers keep their decimals, with both separators', () => {
  expect(
    csv(
      [
        ['Meter', 'End'],
        ['KV-1', '412.5000'],
      ],
      false,
    ),
  ).toBe(`${mark}Meter,End\r\nKV-1,412.5000\r\n`)
  expect(
    csv(
      [
        ['Skaitiklis', 'Pabaiga'],
        ['KV-1', '412,5000'],
      ],
      true,
    ),
  ).toBe(`${mark}Skaitiklis;Pabaiga\r\nKV-1;412,5000\r\n`)
})

test('MET-1: escapes format characters in a text', () => {
  expect(csv([['a "b"', 'c,d', 'e;f', 'g\nh']], false)).toBe(`${mark}"a ""b""","c,d","e;f","g\nh"\r\n`)
})

test.each(['=1+1', '+cmd', '-cmd', '@sum', '\t=1'])('%j does not become a formula', text => {
  expect(csv([[text]], false)).toContain(`'${text}`)
})

test('a negative number stays a number', () => {
  expect(csv([['-1.5']], false)).toBe(`${mark}-1.5\r\n`)
})
