import { useRef } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { AfterPage } from '../components/AfterPage.tsx'
import { Page } from '../components/Page.tsx'
import { Element } from '../elements/Element.tsx'
import { returnAddress } from '../guards/guardState.ts'
import { useRouteParams } from '../hooks/useRouteParams.ts'
import { useRouter } from '../router/RouterContext.ts'

/** Lazy, because few vendors take readings without an account. */
const ReadingLink = lazyComponent(
  async () => (await import('../components/ReadingLink.tsx')).ReadingLink,
  null,
)

/**
 * The sign-in page: general, or with a vendor's colour and logo (AUT-4). The scripts of the page that follows are fetched while
 * somebody types.
 */
export function LoginPage() {
  const t = useT()
  const { vendor } = useRouteParams()
  const { preload } = useRouter()
  const isPreloaded = useRef(false)
  const preloadNext = () => {
    if (isPreloaded.current) return
    isPreloaded.current = true
    preload(returnAddress.read() ?? '/')
  }
  return (
    <div className="site-login" onInput={preloadNext}>
      <Page title={t('login.title')} heading={t('login.heading')}>
        <Element
          tag="resident-login"
          lines={6}
          {...(vendor === undefined ? {} : { attributes: { vendor } })}
        />
        <AfterPage>
          <ReadingLink />
        </AfterPage>
      </Page>
    </div>
  )
}
