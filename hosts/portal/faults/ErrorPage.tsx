import { useState } from 'react'
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '../../../src/client/ApiError.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { FailedPanel } from '../../../src/shell/FailedPanel.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { Page } from '../parts/Page.tsx'

/** A page that could not be shown: what happened and a way to try again; header and footer stay (NAV-12). */
export function ErrorPage() {
  const t = useT()
  const error = useRouteError()
  const navigate = useNavigate()
  const { state } = useRevalidator()
  const [trying, setTrying] = useState(false)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const retry = async () => {
    setTrying(true)
    await navigate(location.pathname + location.search, { replace: true })
    setTrying(false)
  }
  return (
    <Page title={t('fault.title')}>
      <div aria-busy={trying || state === 'loading'}>
        <FailedPanel error={error instanceof ApiError ? error : undefined} onRetry={() => void retry()} />
      </div>
    </Page>
  )
}
