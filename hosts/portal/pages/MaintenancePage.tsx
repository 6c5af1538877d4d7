import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Page } from '../components/Page.tsx'
import { returnAddress } from '../guards/guardState.ts'
import { loadLayoutCalls } from '../loadLayoutCalls.ts'
import { useNavigate } from '../router/RouterContext.ts'

/** Shown during maintenance; returns to the previous page when it is over (NAV-13). */
export function MaintenancePage() {
  const t = useT()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle')
  const checkServer = async () => {
    setState('asking')
    try {
      // A call that is never answered from a cache.
      await (await loadLayoutCalls()).fetchMenu(getSuite().client, 'footer', {})
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      await navigate(returnAddress.take() ?? '/', { replace: true })
    } catch {
      setState('still')
    }
  }
  return (
    <div className="site-card">
      <Page title={t('maintenance.title')} lead={t('maintenance.text')}>
        <p role="status">{state === 'still' && t('maintenance.still')}</p>
        <Button variant="primary" busy={state === 'asking'} onClick={() => void checkServer()}>
          {t('shared:retry')}
        </Button>
      </Page>
    </div>
  )
}
