import { useEffect, useState } from 'react'
import { pathOf } from '../api/rules/destinations.ts'
import { findLoader, tagOf } from '../client/findLoader.ts'
import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useElement } from './ElementContext.ts'
import { lazyComponent } from './lazyComponent.tsx'
import { useKeptPlace } from './useKeptPlace.ts'
import { useSession } from './useSession.ts'

const SignInDialog = lazyComponent(async () => (await import('./SignInDialog.tsx')).SignInDialog)

/** The page's own sign-in form, which has the primary button then. */
const findSignIn = () => document.querySelector<HTMLElement>(tagOf('login'))

interface Props {
  /** The session expired while the user worked here. */
  readonly interrupted: boolean
}

/** Asks guests to sign in: in the page's own sign-in form, else in a dialog. */
export function SignedOut({ interrupted }: Props) {
  const t = useT()
  const { suite, emit } = useElement()
  const expired = useSession(state => state.expired)
  const [place, isKept] = useKeptPlace()
  /** Undefined until it was opened once. Closed, it stays, because the browser gives the focus back then. */
  const [isOpen, setOpen] = useState<boolean>()

  const signIn = () => {
    if (!emit('resident-navigate', { to: 'login', params: {} }, { cancelable: true })) return
    const present = findSignIn()
    if (present) {
      present.scrollIntoView({ block: 'center' })
      ;(present.querySelector('input') ?? present).focus()
    } else if (findLoader()) setOpen(true)
    else location.assign(suite.portal + pathOf('login'))
  }

  // An interrupted user signs in again at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session has ended
  useEffect(() => {
    if (interrupted) signIn()
  }, [])

  return (
    <div ref={place} className={isKept ? 'place-kept' : undefined}>
      <EmptyState
        title={t('shared:signedOut.title')}
        text={t(expired ? 'shared:signedOut.expired' : 'shared:signedOut.text')}
        action={
          <Button variant={findSignIn() ? 'secondary' : 'primary'} onClick={signIn}>
            {t('shared:signIn')}
          </Button>
        }
      />
      {isOpen !== undefined && <SignInDialog open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
