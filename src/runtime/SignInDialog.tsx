import { createElement, useEffect } from 'react'
import { findLoader, tagOf } from '../client/findLoader.ts'
import { useT } from '../i18n/useT.ts'
import { Dialog } from '../ui/Dialog.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The sign-in form in a dialog, for pages without one. */
export function SignInDialog({ open, onClose }: Props) {
  const t = useT()
  useEffect(() => findLoader()?.load(tagOf('login')), [])
  return (
    <Dialog open={open} title={t('shared:signedOut.title')} closeLabel={t('shared:close')} onClose={onClose}>
      {createElement(tagOf('login'))}
    </Dialog>
  )
}
