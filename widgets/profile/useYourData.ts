import { useRef, useState } from 'react'
import { exportProfile, requestDeletion } from '../../src/api/endpoints/profile.ts'
import { DeleteProfileBody } from '../../src/api/schemas/accounts.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { saveFile } from '../../src/files/saveFile.ts'
import { focusField } from '../../src/forms/LightDomForm.tsx'
import { useContact } from '../../src/forms/useContact.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import type { YourDataState } from './types.ts'

/** Exports the user's data, or deletes it with the account (AUT-15). */
export function useYourData() {
  const t = useT()
  const { today } = useFormat()
  const { suite } = useElement()
  const contact = useContact()
  const [exporting, setExporting] = useState<YourDataState['exporting']>('idle')
  const [exportProblem, setExportProblem] = useState<string>()
  const [open, setOpen] = useState(false)
  const [visible, setVisible] = useState(false)
  /** The password form in the light DOM, and the confirmation in the dialog. */
  const passwordForm = useRef<HTMLFormElement>(null)
  const wordForm = useRef<HTMLFormElement>(null)

  const form = useForm({
    initial: { password: '' },
    schema: DeleteProfileBody,
    body: ({ password }) => ({ password, confirmation: 'DELETE' }),
    focus: () => focusField(passwordForm.current, 'accountPassword'),
    async send({ password }) {
      await suite.client.call(requestDeletion, { body: { password, confirmation: 'DELETE' } })
      suite.toasts.show('success', t('deletion.done'))
      suite.session.leave()
    },
  })
  const typedPassword = () =>
    String(new FormData(passwordForm.current ?? undefined).get('accountPassword') ?? '')

  const state: YourDataState = {
    exporting,
    exportProblem,
    deletion: {
      open,
      visible,
      contact,
      busy: form.busy,
      problem: form.problem,
      wrongPassword: form.errors.password,
    },
  }
  return {
    state,
    passwordForm,
    deletionForm: wordForm,
    /** Clears the error about the password on input. */
    onDeletionInput: (value: string) => form.set('password', value),
    onDeletionEnter: () => wordForm.current?.requestSubmit(),
    onDelete: () => void form.submit({ password: typedPassword() }),
    onDeletionOpen(next: boolean) {
      form.reset({ password: '' })
      setVisible(false)
      setOpen(next)
    },
    onDeletionShow: () => setVisible(!visible),
    onDeletionFocus: () => focusField(passwordForm.current, 'accountPassword'),
    async onExport() {
      if (exporting === 'busy') return
      setExporting('busy')
      setExportProblem(undefined)
      try {
        const { data } = await suite.client.call(exportProfile)
        saveFile(`resident-data-${today}.json`, 'application/json', JSON.stringify(data, null, 2))
        setExporting('done')
      } catch (error) {
        setExportProblem(errorText(t, asApiError(error)))
        setExporting('idle')
      }
    },
  }
}
