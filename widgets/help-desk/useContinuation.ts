import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { cancelTask, rateTask, reopenTask, replyToTask } from '../../src/api/endpoints/helpDesk.ts'
import { charactersOf } from '../../src/api/rules/charactersOf.ts'
import { type TaskDetail, TaskRatingBody, TaskReplyBody } from '../../src/api/schemas/helpDesk.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { nextSending, noSending } from '../../src/client/sending.ts'
import { type SentFile, useUploads } from '../../src/files/useUploads.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { typedSince } from './model.ts'
import { taskQuery } from './queries.ts'
import type { Continuation } from './types.ts'

const noReply = { text: '', files: [] as readonly SentFile[], sending: noSending }
const noRating = { value: '', comment: '' }

/** Reply, files, cancellation, reopening and rating of a request (HLP-5). */
export function useContinuation(id: number, task: TaskDetail | undefined): Continuation | undefined {
  const t = useT()
  const { suite, emit } = useElement()
  const { client } = suite
  const { number } = useFormat()
  const cache = useQueryClient()
  const [isReopening, setReopening] = useState(false)
  const [missed, setMissed] = useState<string>()
  const [cancellation, setCancellation] = useState<Continuation['cancellation']['state']>({ kind: 'none' })
  const [isRated, setRated] = useState(false)
  const draft = useDraft(`task-reply/${id}`, noReply)
  const [saved] = useState(draft.saved)
  const ratingDraft = useDraft(`task-rating/${id}`, noRating)
  const uploads = useUploads('help-desk', saved?.files)
  const params = { task: id }
  const uploadIds = uploads.sent.map(({ upload }) => upload)
  // A retry after a lost answer reuses the key, also after a reload, so it adds no second reply.
  const sending = useRef(saved?.sending ?? noSending)

  const store = (changed: TaskDetail) => {
    cache.setQueryData(taskQuery(client, id).queryKey, changed)
    void cache.invalidateQueries({ queryKey: ['tasks', 'list'] })
  }
  const keep = (text: string, files: readonly SentFile[]) => {
    if (text || files.length > 0) draft.keep({ text, files, sending: sending.current })
    else draft.drop()
  }
  /** The key of a reply: another content is another reply. */
  const keyOf = (text: string, content: string) => {
    sending.current = nextSending(sending.current, content)
    keep(text, uploads.sent)
    return sending.current.key
  }

  const reply = useForm({
    initial: { text: saved?.text ?? '', uploads: [] },
    schema: TaskReplyBody,
    body: values => ({ ...values, uploads: uploadIds }),
    async send(values, latest) {
      const body = { ...values, uploads: uploadIds }
      const { data } = isReopening
        ? await client.call(reopenTask, { params, body })
        : await client.call(replyToTask, {
            params,
            body,
            idempotencyKey: keyOf(values.text, JSON.stringify(body)),
          })
      sending.current = noSending
      uploads.clearSent(uploadIds)
      const text = typedSince(values.text, latest().text)
      keep(text, uploads.sentSince(uploadIds))
      reply.reset({ text, uploads: [] })
      setReopening(false)
      store(data)
      emit('resident-task-continued', { taskId: id, action: isReopening ? 'reopen' : 'reply' })
    },
  })
  const rating = useForm({
    initial: { value: '', comment: undefined as string | undefined, ...ratingDraft.saved },
    schema: TaskRatingBody,
    body: ({ value, comment }) => ({ value: Number(value), comment }),
    async send(values, latest) {
      const { value, comment } = values
      const { data } = await client.call(rateTask, { params, body: { value: Number(value), comment } })
      if (latest() === values) ratingDraft.drop()
      setRated(true)
      store(data)
      emit('resident-task-continued', { taskId: id, action: 'rate' })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft when the uploaded files change
  useLayoutEffect(() => keep(reply.values.text, uploads.sent), [uploadIds.join()])
  if (!task?.actions || task.actions.length === 0) return undefined
  // What was not typed stays as it was sent: the server replaces both at once.
  const ratingNow = {
    value: rating.values.value || String(task.rating?.value ?? ''),
    comment: rating.values.comment ?? task.rating?.comment ?? '',
  }
  const keepRating = (changed: Partial<typeof ratingNow>) => ratingDraft.keep({ ...ratingNow, ...changed })

  const cancel = async () => {
    setCancellation({ kind: 'sending' })
    try {
      store((await client.call(cancelTask, { params })).data)
      setCancellation({ kind: 'none' })
      emit('resident-task-continued', { taskId: id, action: 'cancel' })
    } catch (error) {
      setCancellation({ kind: 'failed', text: errorText(t, asApiError(error)) })
    }
  }
  const submit = () => {
    // Blocks sending, because the reply would silently lack a pending or failed file.
    const problem = uploads.isSending
      ? t('form.sending')
      : uploads.hasFailed
        ? t('shared:files.failed')
        : undefined
    setMissed(problem)
    if (!problem) void reply.submit()
  }
  const stuck = uploads.isSending || uploads.hasFailed ? missed : undefined
  const expiredError = reply.errors.uploads && t('form.gone')
  return {
    actions: task.actions,
    isReopening,
    onReopen: setReopening,
    reply: {
      text: reply.values.text,
      used: t('form.used', {
        used: number(charactersOf(reply.values.text)),
        max: number(limits.taskMessage.max),
      }),
      error: reply.errors.text,
      problem: reply.problem,
      busy: reply.busy,
      files: { ...uploads.field, error: uploads.field.error ?? expiredError ?? stuck },
      onType(text) {
        reply.set('text', text)
        keep(text, uploads.sent)
      },
      onSubmit: submit,
    },
    cancellation: {
      state: cancellation,
      onOpen: () => setCancellation({ kind: 'asked' }),
      onClose: () => setCancellation({ kind: 'none' }),
      onConfirm: () => void cancel(),
    },
    rating: {
      ...ratingNow,
      error: rating.errors.value,
      problem: rating.problem,
      busy: rating.busy,
      isRated: task.rating !== null && task.rating !== undefined,
      isJustRated: isRated,
      onPick(value) {
        rating.set('value', value)
        keepRating({ value })
      },
      onType(comment) {
        rating.set('comment', comment)
        keepRating({ comment })
      },
      onSubmit: () => void rating.submit(ratingNow),
    },
  }
}
