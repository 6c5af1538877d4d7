import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useLayoutEffect, useState } from 'react'
import { createTask } from '../../src/api/endpoints/helpDesk.ts'
import { charactersOf } from '../../src/api/rules/charactersOf.ts'
import { plainPhone } from '../../src/api/rules/plainPhone.ts'
import { TaskBody } from '../../src/api/schemas/helpDesk.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import { type SentFile, useUploads } from '../../src/files/useUploads.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { HelpDeskView } from './HelpDeskView.tsx'
import { categoryOf, type Subject, type TaskValues, typedSince, usualCategories } from './model.ts'
import { cacheSentTask, categoriesQuery } from './queries.ts'
import type { NewState } from './types.ts'

interface Props {
  readonly subjects: readonly Subject[]
  readonly closedBy: NewState['closedBy']
  readonly contractId: number | undefined
  /** Preselected category, if the link to the form names one. */
  readonly category: string | undefined
  readonly message: string | undefined
  readonly takesFocus: boolean
  readonly list: LinkProps
  readonly onSent: (id: number) => void
}

const bodyOf = (values: TaskValues, subject: Subject | undefined, sent: readonly SentFile[]) => ({
  organizationId: subject?.organizationId ?? 0,
  contractId: values.contractId,
  ...(values.objectId > 0 && { objectId: values.objectId }),
  category: values.category,
  phone: plainPhone(values.phone),
  message: values.message,
  uploads: sent.map(({ upload }) => upload),
})

/** The form of a new request. Text and files stay on this device until they are sent (HLP-2). */
export function NewTask({
  subjects,
  closedBy,
  contractId,
  category,
  message,
  takesFocus,
  list,
  onSent,
}: Props) {
  const t = useT()
  const { suite, emit } = useElement()
  const { number } = useFormat()
  const cache = useQueryClient()
  const phone = useSession(state => state.user?.phone ?? '')
  const [missed, setMissed] = useState<string>()

  const fresh = {
    contractId: subjects[0]?.contractId ?? 0,
    objectId: subjects[0]?.objects[0]?.id ?? 0,
    category: categoryOf(category) ?? '',
    message: message ?? '',
    phone,
    files: [] as readonly SentFile[],
  }
  // A link with preset values starts its own draft, separate from the last one.
  const draft = useDraft(
    ['task', contractId, category, message?.slice(0, 60)].filter(Boolean).join('/'),
    fresh,
  )
  const [savedDraft] = useState(draft.saved)
  const uploads = useUploads('help-desk', savedDraft?.files)
  const initialValues = { ...fresh, ...savedDraft }
  // The contract of the draft may have been unlinked meanwhile.
  const subject = subjects.find(subject => subject.contractId === initialValues.contractId)
  const { files: _, ...initial } = subject
    ? initialValues
    : { ...initialValues, contractId: fresh.contractId, objectId: fresh.objectId }

  const subjectOf = (id: number) => subjects.find(subject => subject.contractId === id)
  const form = useForm<TaskValues>({
    initial: { ...initial, uploads: [] },
    schema: TaskBody,
    body: values => bodyOf(values, subjectOf(values.contractId), uploads.sent),
    async send(values, latest) {
      const body = bodyOf(values, subjectOf(values.contractId), uploads.sent)
      const { data, meta } = await suite.client.call(createTask, { body: body as never })
      const { uploads: _, ...typed } = latest()
      const files = uploads.sentSince(body.uploads)
      if (latest() === values && files.length === 0) draft.drop()
      else draft.keep({ ...typed, message: typedSince(values.message, typed.message), files })
      cacheSentTask(cache, data, meta.isNew)
      if (meta.isNew) emit('resident-task-created', { taskId: data.id, number: data.number })
      onSent(data.id)
    },
  })

  const { values } = form
  const { locale } = useContext(TextsContext)
  const known = useQuery({
    ...categoriesQuery(suite.client, values.contractId, locale),
    // Without a contract to write about the form is not shown.
    enabled: values.contractId > 0,
  })
  const categories = known.data ?? (known.isError ? usualCategories : [])
  const { sent } = uploads
  const sentNames = sent.map(({ upload }) => upload).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft on each change of values and uploads
  useLayoutEffect(() => {
    // A layout effect, because navigating back right after typing would unmount the form before an effect
    // runs.
    const { uploads: _, ...typed } = values
    const isTyped = typed.message !== fresh.message || typed.category !== fresh.category || sent.length > 0
    if (isTyped) draft.keep({ ...typed, files: sent })
    else draft.drop()
  }, [values, sentNames])

  const submit = () => {
    // Blocks sending, because the request would silently lack a pending or failed file.
    const problem = uploads.isSending
      ? t('form.sending')
      : uploads.hasFailed
        ? t('shared:files.failed')
        : undefined
    setMissed(problem)
    if (!problem) void form.submit()
  }
  const { max } = limits.taskMessage
  const { field, isSending, hasFailed } = uploads
  const expiredError = form.errors.uploads && t('form.gone')
  const stuck = isSending || hasFailed ? missed : undefined
  return (
    <HelpDeskView
      state={{
        kind: 'new',
        subjects,
        closedBy,
        categories,
        values,
        errors: form.errors,
        problem: form.problem,
        reference: form.failure?.correlationId,
        busy: form.busy,
        used: t('form.used', { used: number(charactersOf(values.message)), max: number(max) }),
        files: { ...field, error: field.error ?? expiredError ?? stuck },
        isRestored: savedDraft !== undefined,
        takesFocus,
        list,
      }}
      onRetry={submit}
      onSubject={subject => {
        form.set('contractId', subject.contractId)
        form.set('objectId', subject.objects[0]?.id ?? 0)
      }}
      onType={(name, value) => form.set(name, value)}
      onSubmit={submit}
    />
  )
}
