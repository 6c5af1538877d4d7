import { useState } from 'react'
import { frameworkPolicies, hostPolicy, sandboxPolicy } from '../../../src/api/rules/hostPolicy.ts'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import type { GalleryAddress } from '../address.ts'
import { isInBrowserDemo } from '../answers.ts'
import { catalogue, findElement, isPortal, tagOf } from '../catalogue.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { PinnedCode } from './PinnedCode.tsx'
import { snippets } from './snippets.ts'
import { Weight } from './Weight.tsx'

interface Props {
  readonly address: GalleryAddress
  readonly onChange: (change: Partial<GalleryAddress>) => void
  /** Tokens that are set. */
  readonly theme: Readonly<Record<string, string>>
}

const kinds = Object.keys(snippets).map(id => ({ id, label: id }))

/** Elements that accept payments show the payment provider's fields in an iframe. */
const acceptsPayments = (name: string) =>
  isPortal(name) || 'resident-before-pay' in (findElement(name)?.events ?? {})

/** Code of a page with this element and the chosen others, its policy and its size. */
export function CodePanel({ address, onChange, theme }: Props) {
  const [kind, setKind] = useState('HTML')
  const { name, attributes, beside } = address
  const portal = location.origin
  const names = [name, ...beside]
  // Only the script tag can start the in-browser demo.
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
      <details className="gallery-details">
        <summary>For your developer: size and policy</summary>
        <div className="stack">
          <Weight names={names} />
          <h3>Content security policy</h3>
          <p className="muted">
            The strictest policy under which this page works; add what your own page needs. The vendor has to
            allow your page’s origin.
            {names.some(acceptsPayments) &&
              ' Card payments also need the payment provider’s origin in frame-src.'}
          </p>
          <CodeBlock label="Content security policy" text={policy.join(';\n')} />
        </div>
      </details>
    </section>
  )
}
