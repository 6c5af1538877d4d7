import { createElement, useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { CodeBlock } from './code/CodeBlock.tsx'
import { snippets } from './code/snippets.ts'
import { ShowAs } from './ShowAs.tsx'

const elements = [
  { tag: 'resident-login', attributes: { vendor: 'alfa' } },
  { tag: 'resident-bills', attributes: { view: 'latest' } },
]

/** A page of a vendor that becomes a self-service by two tags, before one's eyes. */
export function TwoTags() {
  const [isOn, setOn] = useState(false)
  return (
    <section className="stack" aria-labelledby="two-tags">
      <div className="gallery-stage gallery-vendor" data-dark="false">
        <div className="gallery-vendor-head">
          <strong>Alfa namai</strong>
          <span>Services</span>
          <span>News</span>
          <span>Contacts</span>
        </div>
        <h2 id="two-tags">Your bills</h2>
        {isOn ? (
          <div className="gallery-vendor-elements">
            {elements.map(({ tag, attributes }) => createElement(tag, { key: tag, ...attributes }))}
          </div>
        ) : (
          <p>
            We send bills by post on the fifth of each month. Call +370 5 555 0100 on working days to ask what
            you owe, and pay at your bank.
          </p>
        )}
      </div>
      {isOn ? (
        <>
          <ShowAs tag="resident-bills" />
          <CodeBlock
            label="What was added"
            text={snippets.HTML?.({ portal: location.origin, elements, style: [] }) ?? ''}
          />
        </>
      ) : (
        <p>
          <Button variant="primary" onClick={() => setOn(true)}>
            Add the two tags
          </Button>
        </p>
      )}
    </section>
  )
}
