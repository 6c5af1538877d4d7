import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../src/client/ApiError.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { errorText } from '../../../src/runtime/errorText.ts'
import { Reference } from '../../../src/runtime/Reference.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Page } from '../components/Page.tsx'
import { PageSkeleton } from '../components/PageSkeleton.tsx'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { useLocation, useNavigate, useRouteError } from '../router/RouterContext.ts'
import { isMissingChunk } from './reloadOnce.ts'
import { report } from './reports.ts'

/** Replaces a page that failed: the error and a retry button; header and footer stay (NAV-12). */
export function ErrorPage() {
  const t = useT()
  const thrown = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { reloadForChunk } = useHostEnvironment()
  const queries = useQueryClient()
  const [trying, setTrying] = useState(false)
  const [reloading, setReloading] = useState(() => isMissingChunk(thrown))

  useEffect(() => report(thrown), [thrown])

  // The address is already that of the requested page, so a reload opens it.
  useEffect(() => {
    if (isMissingChunk(thrown)) setReloading(reloadForChunk(thrown))
  }, [thrown, reloadForChunk])

  if (reloading) return <PageSkeleton />
  if (thrown instanceof Response && thrown.status === 404) return <NotFoundPage />
  const error = thrown instanceof ApiError ? thrown : undefined
  const retry = async () => {
    setTrying(true)
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    await navigate(pathname + search, { replace: true })
    setTrying(false)
  }
  return (
    <Page title={t('fault.title')}>
      <Notice
        tone="danger"
        actions={
          <Button busy={trying} onClick={() => void retry()}>
            {t('shared:retry')}
          </Button>
        }
      >
        <p>{error ? errorText(t, error) : t('shared:failed.text')}</p>
        <Reference of={error?.correlationId} />
      </Notice>
    </Page>
  )
}
