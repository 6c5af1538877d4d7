import { createElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { findLoader, tagOf } from '../client/findLoader.ts'
import { useT } from '../i18n/useT.ts'
import type { Suite } from '../suite/getSuite.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useElement } from './ElementContext.ts'
import { useDestination } from './useDestination.ts'

/**
 * Rendered in every element while the user has profile fields to correct (AUT-18). The first element of the page
 * shows the form, the others link to it, because three forms would look like three tasks.
 */
export function ProfileRepairPrompt() {
  const t = useT()
  const link = useDestination()
  const { host, suite } = useElement()
  const form = tagOf('profile-repair')
  const waitingHosts = waitingHostsOf(suite)
  const first = useStore(waitingHosts, hosts => document.querySelector<HTMLElement>(form) ?? hosts[0])
  const loader = findLoader()

  useEffect(() => {
    loader?.load(form)
    waitingHosts.setState(hosts => [...hosts, host].sort(byDocumentOrder), true)
    return () => waitingHosts.setState(hosts => hosts.filter(other => other !== host), true)
  }, [waitingHosts, host, loader, form])

  if (loader && first === host) return createElement(form)
  const go = () => {
    const formElement = first?.localName === form ? first : first?.shadowRoot?.querySelector(form)
    formElement?.scrollIntoView({ block: 'center' })
    formElement?.shadowRoot?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <EmptyState
      title={t('shared:repair.title')}
      text={t('shared:repair.text')}
      action={
        <Button variant="primary" {...(loader ? { onClick: go } : link('profile-repair'))}>
          {t('shared:repair.action')}
        </Button>
      }
    />
  )
}

/** Elements waiting for the correction, in document order. */
function waitingHostsOf({ shared }: Suite): StoreApi<readonly HTMLElement[]> {
  const present = shared.get('repair')
  if (present) return present as StoreApi<readonly HTMLElement[]>
  const store = createStore<readonly HTMLElement[]>(() => [])
  shared.set('repair', store)
  return store
}

const byDocumentOrder = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
