import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { otherClauses } from '../../build/documents/accessibility/otherClauses.ts'
import { wcagClauses } from '../../build/documents/accessibility/wcagClauses.ts'
import { readGuide } from '../../build/documents/guides.ts'
import { trackedFiles } from './trackedFiles.ts'

/** Criteria of WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/), by guideline. */
const criteria: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

const browserFiles = (pattern: RegExp) =>
  trackedFiles(pattern)
    .filter(file => /^(src|widgets|hosts\/(portal|embed))\//.test(file))
    .map(file => [file, readFileSync(file, 'utf8')] as const)

const scripts = browserFiles(/\.tsx?$/)
const sheets = browserFiles(/\.css$/)
const found = (files: readonly (readonly [string, string])[], pattern: RegExp) =>
  files.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

describe('A11-3: the report of accessibility', () => {
  it('has each criterion of WCAG 2.2 A and AA once, in order', () => {
    const expected = Object.entries(criteria).flatMap(([guideline, numbers]) =>
      numbers.map(number => `${guideline}.${number}`),
    )
    expect(expected).toHaveLength(55)
    expect(wcagClauses.map(({ number }) => number)).toEqual(expected)
    expect(wcagClauses.filter(({ level }) => !level)).toEqual([])
  })

  it('has each chapter of EN 301 549 from 5 on, and 9.6 beside the criteria', () => {
    const chapters = new Set(otherClauses.map(({ number }) => Number.parseInt(number, 10)))
    expect([...chapters]).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  it('names a test, a dated check or a reason for each, and each of these tests exists', () => {
    const without: string[] = []
    const missing: string[] = []
    for (const clause of [...wcagClauses, ...otherClauses]) {
      const proofs = 'proofs' in clause ? (clause.proofs ?? []) : []
      const isChecked = 'check' in clause && /^\d{4}-\d{2}-\d{2}$/.test(clause.date)
      const needsProof = clause.result === 'supports'
      if (needsProof ? proofs.length === 0 && !isChecked : !('remark' in clause && clause.remark))
        without.push(clause.number)
      for (const { file, title } of proofs)
        if (title === '' || !existsSync(file) || !readFileSync(file, 'utf8').includes(title))
          missing.push(`${clause.number}: ${file}: ${title}`)
    }
    expect(without).toEqual([])
    expect(missing).toEqual([])
  })
})

describe('A11-3: the sources of elements and portal have', () => {
  it('no audio, no video and no moving text', () => {
    expect(found(scripts, /<(audio|video|marquee|blink)\b|new Audio\(/g)).toEqual([])
  })

  it('the order on screen is that of the document', () => {
    // Examined one by one: menus and rows of a header, the parts of one button, and two buttons. None is read on by the next.
    expect(found(sheets, /(?<![-\w])order:|(row|column)-reverse|wrap-reverse/g)).toEqual([
      'hosts/portal/styles/account.css: row-reverse',
      'hosts/portal/styles/payments.css: order:',
      'hosts/portal/styles/vendor.css: order:',
      'widgets/contract-bar/components/change.css: wrap-reverse',
      'widgets/polls/polls.css: order:',
      'widgets/polls/polls.css: order:',
    ])
    expect(found(scripts, /tabIndex=\{?["']?[1-9]/g)).toEqual([])
  })

  it('no text names a control by its place, shape or colour', () => {
    const texts = trackedFiles(/\/locales\/en\.json$/).map(
      file => [file, readFileSync(file, 'utf8')] as const,
    )
    const places =
      /\b(on|to|at) the (left|right)\b|\b(green|red|blue|yellow|round|square) (button|link|field|icon|box)\b/gi
    expect(found(texts, places)).toEqual([])
  })

  it('nothing depends on the orientation or motion of the device', () => {
    expect(found(sheets, /\(orientation:/g)).toEqual([])
    expect(found(scripts, /devicemotion|deviceorientation|screen\.orientation/g)).toEqual([])
  })

  it('fields about the user name their purpose', () => {
    const all = scripts.map(([, text]) => text).join('\n')
    for (const purpose of [
      'given-name',
      'family-name',
      'email',
      'tel',
      'username',
      'current-password',
      'new-password',
      'street-address',
    ])
      expect(all).toMatch(new RegExp(`autoComplete[=:][^\\n]*['"]${purpose}['"]`))
  })

  it('no key of a character is a shortcut', () => {
    expect(found(scripts, /accessKey|accesskey/g)).toEqual([])
    expect(found(scripts, /\bkey === '[a-zA-Z0-9]'|code === 'Key[A-Z]'/g)).toEqual([])
  })

  it('only what waits for an answer moves without an end', () => {
    const endless = found(sheets, /animation:[^;]*\binfinite\b/g)
    expect(endless.map(line => line.replace(/^.*animation: (\S+) (\S+) .*$/, '$1 $2'))).toEqual(['spin 0.9s'])
  })

  it('no gesture of several fingers or along a path', () => {
    expect(found(scripts, /\btouches\b|ontouch|onTouch|gesturestart|onDragStart/g)).toEqual([])
  })

  it('pressing the pointer down acts nowhere but to close or to show a value', () => {
    const files = new Set(
      found(scripts, /onPointerDown|onMouseDown|'(pointerdown|mousedown)'/g).map(line => line.split(':')[0]),
    )
    expect([...files].sort()).toEqual([
      'hosts/portal/components/Tooltip.tsx',
      'hosts/portal/menu-panels/useToggledPanel.ts',
      // Fetches scripts, of which nothing shows.
      'hosts/portal/routing/preloadPages.ts',
      // Ends the restoration of a scroll position.
      'hosts/portal/scroll/useScrollRestoration.ts',
      'src/ui/Dialog.tsx',
      'src/ui/charts/Plot.tsx',
      'widgets/client-form/components/AddressField.tsx',
      'widgets/help-desk-button/HelpDeskButton.tsx',
    ])
  })

  it('the focus alone acts nowhere', () => {
    expect(found(scripts, /onFocus=\{[^}]*(navigate|submit|open\()/g)).toEqual([])
  })

  it('no puzzle at the sign-in, and pasting is never refused', () => {
    expect(found(scripts, /captcha|onPaste/gi)).toEqual([])
  })

  it('the guides list what users of assistive technologies need to know', () => {
    expect(readGuide('accessibility')).toMatch(/## Features\n\n- Everything works with a keyboard alone/)
  })
})
