import { useState } from 'react'
import { frameworkPolicies, hostPolicy, sandboxPolicy } from '../../../src/api/rules/hostPolicy.ts'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import type { Place } from '../address.ts'
import { isInBrowserDemo } from '../answers.ts'
import { catalogue, findElement, isWhole, tagOf } from '../catalogue.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { PinnedCode } from './PinnedCode.tsx'
import { snippets } from './snippets.ts'
import { Weight } from './Weight.tsx'

interface Props {
  readonly place: Place
  readonly onChange: (change: Partial<Place>) => void
  /** Public tokens that were given a value. */
  readonly theme: Readonly<Record<string, string>>
}

const kinds = Object.keys(snippets).map(id => ({ id, label: id }))

/** Elements that may take money show the payment provider's fields in a frame. */
const takesMoney = (name: string) =>
  isWhole(name) || 'resident-before-pay' in (findElement(name)?.events ?? {})

/** Code of a page with this element and those beside it, its policy, and what it weighs. */
export function CodePanel({ place, onChange, theme }: Props) {
  const [kind, setKind] = useState('HTML')
  const { name, attributes, beside } = place
  const portal = location.origin
  const names = [name, ...beside]
  // Apps made from the package have a server; the sandbox comes with the script tag.
  const sandboxed = isInBrowserDemo && kind === 'HTML'
  const policy = sandboxed
    ? sandboxPolicy(portal)
    : hostPolicy(portal, [], frameworkPolicies[kind.toLowerCase()])
  const code = snippets[kind]?.({
    portal,
    api: sandboxed ? 'sandbox' : undefined,
    elements: [
      { tag: tagOf(name), attributes },
      ...beside.map(other => ({ tag: tagOf(other), attributes: {} })),
    ],
    style: Object.entries(theme).map(([token, value]) => `${token}: ${value};`),
  })
  const toggle = (other: string) =>
    onChange({ beside: beside.includes(other) ? beside.filter(one => one !== other) : [...beside, other] })
  return (
    <section className="stack" aria-labelledby="code">
      <h2 id="code">Code</h2>
      <details className="gallery-details">
        <summary>Also on this page: {beside.length === 0 ? 'nothing' : beside.map(tagOf).join(', ')}</summary>
        <ul className="gallery-choices">
          {catalogue
            .filter(element => element.name !== name)
            .map(element => (
              <li key={element.name}>
                <label>
                  <input
                    type="checkbox"
                    checked={beside.includes(element.name)}
                    onChange={() => toggle(element.name)}
                  />
                  {element.name}
                </label>
              </li>
            ))}
        </ul>
      </details>
      <Tabs label="Made with" tabs={kinds} current={kind} onPick={setKind}>
        <CodeBlock label={`Code for ${kind}`} text={code ?? ''} />
      </Tabs>
      {kind === 'HTML' && <PinnedCode names={names} />}
      <Weight names={names} />
      <h3>Content security policy</h3>
      <p className="muted">
        The strictest one under which this page works; add what your own page needs. Your page’s origin has to
        be allowed by the vendor.
        {names.some(takesMoney) &&
          ' Paying by card needs frame-src with the payment provider’s origin as well.'}
      </p>
      <CodeBlock label="Content security policy" text={policy.join(';\n')} />
    </section>
  )
}
