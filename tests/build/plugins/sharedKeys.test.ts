import { parseSync } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { withoutSharedKeys } from '../../../build/plugins/sharedKeys.ts'

const rewritten = (code: string) => withoutSharedKeys(code, parseSync('module.js', code).program)

afterEach(() => Reflect.deleteProperty(Object.prototype, 'extend'))

it('EMB-6: loops of every form and depth see own keys, but not what a page has added to Object.prototype', () => {
  Object.assign(Object.prototype, { extend: () => {} })
  const code = `
    const seen = []
    let known
    for (const key in { a: 1 }) seen.push(key)
    for (known in { b: { c: 1 } }) { for (var inner in { c: 1 }) seen.push(known + inner) }
    for(const key in null) seen.push(key)
    for (const key in known, { d: 1 }) seen.push(key)
    for (const key in [7]) seen.push(key)
    return seen`
  const run = (text: string) => new Function(text)()
  expect(run(code)).toContain('extend')
  expect(run(`${rewritten(`function read() {${code}}`)}\nreturn read()`)).toEqual(['a', 'bc', 'd', '0'])
})

it('EMB-6: other loops stay as they are', () => {
  const code = 'for (const key of keys) use(key in object)\nfor (let at = 0; at in list; at += 1);'
  expect(rewritten(code)).toBe(code)
})
