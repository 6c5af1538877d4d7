import type { ReactNode } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import type { PollProxy } from '../model.ts'

interface Props {
  readonly proxy: PollProxy
  /** Whether the user votes for others only. */
  readonly isOnly: boolean | undefined
  readonly children: ReactNode
}

/** The vote for a contract that the user represents (VOT-8). */
export function ProxyPart({ proxy, isOnly, children }: Props) {
  const t = useT()
  const { contract, number, premises } = proxy
  const name = premises.join(', ') || t('proxy.contract', { number: contract })
  return (
    <section className="proxy">
      <h3>{t(isOnly ? 'proxy.titleOnly' : 'proxy.title', { name })}</h3>
      <p className="muted small">{t(isOnly ? 'proxy.textOnly' : 'proxy.text', { number, contract })}</p>
      {children}
    </section>
  )
}
