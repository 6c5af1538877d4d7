import { useEffect, useState } from 'react'
import { pathOf } from '../api/rules/destinations.ts'
import { findLoader } from '../client/findLoader.ts'
import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useElement } from './ElementContext.ts'
import { useSession } from './useSession.ts'

interface Props {
  /** The session expired while the user worked here. */
  readonly interrupted: boolean
}

/** Asks guests to sign in: in the page's own sign-in form, else in a dialog. */
export function SignedOut({ interrupted }: Props) {
  const t = useT()
  const { suite, emit } = useElement()
  const expired = useSession(state => state.expired)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isOpen) findLoader()?.load('resident-login')
  }, [isOpen])

  const signIn = () => {
    if (!emit('resident-navigate', { to: 'login', params: {} }, { cancelable: true })) return
    const present = document.querySelector<HTMLElement>('resident-login')
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
    <div>
      <EmptyState
        title={t('shared:signedOut.title')}
        text={t(expired ? 'shared:signedOut.expired' : 'shared:signedOut.text')}
        action={
          <Button variant="primary" onClick={signIn}>
            {t('shared:signIn')}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        title={t('shared:signedOut.title')}
        closeLabel={t('shared:close')}
        onClose={() => setOpen(false)}
      >
        {isOpen && <resident-login />}
      </Dialog>
    </div>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'resident-login': { readonly vendor?: string }
    }
  }
}
