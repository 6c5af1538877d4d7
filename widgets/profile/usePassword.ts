import { useRef, useState } from 'react'
import { changePassword } from '../../src/api/endpoints/profile.ts'
import { ChangePasswordBody } from '../../src/api/schemas/accounts.ts'
import { focusField } from '../../src/forms/LightDomForm.tsx'
import { useForm } from '../../src/forms/useForm.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import type { PasswordName, PasswordState } from './types.ts'

const nothing: Readonly<Record<PasswordName, string>> = {
  currentPassword: '',
  password: '',
  passwordConfirmation: '',
}

/** Password change; clears all values after sending or closing (AUT-10). */
export function usePassword() {
  const { client } = useElement().suite
  const formRef = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<'idle' | 'form' | 'saved'>('idle')
  const [visible, setVisible] = useState(false)

  const put = (next: 'idle' | 'form' | 'saved') => {
    form.reset(nothing)
    setVisible(false)
    setKind(next)
  }
  const form = useForm({
    initial: nothing,
    schema: ChangePasswordBody,
    focus: name => focusField(formRef.current, name),
    async send(body) {
      await client.call(changePassword, { body })
      put('saved')
    },
  })

  const state: PasswordState =
    kind === 'form' ? { kind, visible, ...form } : { kind: 'idle', saved: kind === 'saved' }
  return {
    state,
    form,
    formRef,
    onPasswordOpen: (open: boolean) => put(open ? 'form' : 'idle'),
    onPasswordSend: () => formRef.current?.requestSubmit(),
    onPasswordShow: () => setVisible(!visible),
    onPasswordFocus: (name: PasswordName) => focusField(formRef.current, name),
  }
}
