import type { ReactNode } from 'react'
import type { Client } from '../../src/client/createClient.ts'
import { ElementContext } from '../../src/runtime/ElementContext.ts'
import { getSuite, type Suite } from '../../src/suite/getSuite.ts'

/** Attributes that every element has, as they are on a page that sets none. */
export const commonAttributes = {
  locale: undefined,
  theme: 'auto',
  font: 'system',
  vendor: undefined,
} as const

interface Props {
  readonly suite: Suite
  readonly children: ReactNode
}

/** Renders components as parts of an element. */
export const InElement = ({ suite, children }: Props) => (
  <ElementContext value={{ host: document.body, suite, scheme: 'light', emit: () => true }}>
    {children}
  </ElementContext>
)

/** The page's suite whose client sends nothing: a test answers its calls. */
export function suiteWith(answers: Partial<Record<keyof Client, unknown>>): Suite {
  const page = getSuite()
  return { ...page, client: { ...page.client, ...answers } as Client }
}
