import { checkSuccess, mustRefuse } from '../checkAnswer.ts'
import { endpointOf } from '../createKit.ts'
import { ownContract, ownGroup, rowsOf } from '../facts.ts'
import { must, needs } from '../Mismatch.ts'
import { planOf } from '../plans/plans.ts'
import { flow, unused } from './flow.ts'

const readOnly = { writes: false }

export const messageFlows = [
  flow(
    'messages',
    'MSG-3',
    'what is marked read leaves the counter, and what is put back returns',
    async kit => {
      const counters = async () =>
        (await kit.read('messages.profileUnreads')).json.data as Record<
          string,
          { count: number; ids: number[] }
        >
      const before = await counters()
      const [category, counter] = Object.entries(before).find(([, { count }]) => count > 0) ?? []
      needs(category && counter, 'Everything is read.')
      const [id = 0] = counter.ids
      const body = { reads: [{ category, id }] }
      kit.later(() => kit.call('messages.markUnread', { body }))
      must(counter.count === counter.ids.length, 'count is not the number of ids.')
      await kit.read('messages.markRead', { body })
      const after = (await counters())[category]
      must(after?.count === counter.count - 1 && !after.ids.includes(id), 'The counter did not fall by one.')
      const one = (await kit.read('messages.profileUnread', { params: { category } })).json.data
      must(one.count === after.count, 'The single counter says otherwise than the list of all.')
      await kit.read('messages.markUnread', { body })
      must((await counters())[category]?.ids.includes(id), 'What was put back is still read.')
    },
  ),

  flow('messages', 'MSG-3', 'another user’s reads do not change one’s own counters', async kit => {
    const counters = async () => JSON.stringify((await kit.read('messages.profileUnreads')).json.data)
    const before = await counters()
    const first = Object.entries(JSON.parse(before) as Record<string, { ids: number[] }>).find(
      ([, { ids }]) => ids.length > 0,
    )
    needs(first, 'Everything is read.')
    const body = { reads: [{ category: first[0], id: first[1].ids[0] }] }
    kit.later(() => kit.call('messages.markUnread', { body, as: 'stranger' }))
    await kit.read('messages.markRead', { body, as: 'stranger' })
    must((await counters()) === before, 'The counters changed.')
  }),

  flow(
    'messages',
    'MSG-6',
    'a list of calculations has as many rows as are asked for',
    async kit => {
      const query = { type: 'calculation', count: 2, page: 1 }
      const { data, meta } = (await kit.read('messages.messages', { query })).json
      needs(meta.total > 2, 'There are fewer than three calculations.')
      must(data.length === 2, `There are ${data.length} rows, 2 were asked for.`)
      const contractId = (await ownContract(kit)).id
      const newest = { type: 'calculation', lastInvoiceOnly: 1, contractId }
      const { total } = (await kit.read('messages.messages', { query: newest })).json.meta
      must(total <= meta.total, 'Calculations of the last bill are more than all.')
    },
    readOnly,
  ),

  flow(
    'chat',
    'CHT-1',
    'a message is sent once under one key, is listed first and can be read',
    async kit => {
      const group = await ownGroup(kit)
      needs(group.settings.liveChatEnabled, 'The vendor of the resident’s contract has no chat.')
      const params = { group: group.id }
      const headers = { 'Idempotency-Key': unused() }
      const body = { text: `A message of the conformance kit, ${unused()}.` }
      kit.leaves('a message in the chat')
      const sent = await kit.read('liveChat.sendChatMessage', { params, body, headers })
      const again = await kit.read('liveChat.sendChatMessage', { params, body, headers })
      must(
        again.json.data.id === sent.json.data.id,
        'The same request under the same key sends another message.',
      )
      const other = await kit.call('liveChat.sendChatMessage', { params, body: { text: 'Other' }, headers })
      mustRefuse(other, 409, 'idempotency_conflict')
      const second = await kit.read('liveChat.sendChatMessage', {
        params,
        body: { text: 'A second message.' },
      })
      const { data, meta } = (await kit.read('liveChat.chatMessages', { params })).json
      must(data[0]?.id === second.json.data.id, 'The newest message is not first.')
      must(
        data.filter(({ text }: { text: string }) => text === body.text).length === 1,
        'The message is there twice.',
      )
      const page = (await kit.read('liveChat.chatMessages', { params, query: { limit: 1 } })).json
      must(
        page.data.length === 1 && page.meta.total === meta.total && page.meta.nextCursor,
        'A page of one is not one.',
      )
      const next = { limit: 1, cursor: page.meta.nextCursor }
      const behind = (await kit.read('liveChat.chatMessages', { params, query: next })).json.data
      must(behind[0]?.id === data[1]?.id, 'The second page is not behind the first.')
      must(
        (await kit.read('liveChat.chat', { params })).json.data.lastId === second.json.data.id,
        'lastId is another.',
      )
      await kit.read('liveChat.readChat', { params, body: { upTo: second.json.data.id } })
      must(
        (await kit.read('liveChat.chat', { params })).json.data.unread === 0,
        'Messages are unread after reading all.',
      )
      const events = await kit.read('liveChat.chatEvents', { params, query: { after: sent.json.data.id } })
      must(
        events.text.includes(`id: ${second.json.data.id}`),
        'The events lack a message behind the one named.',
      )
      const theirs = await kit.call('liveChat.chatMessages', { params, as: 'stranger' })
      must(theirs.status >= 400 || !theirs.text.includes(body.text), 'Another user reads the message.')
    },
  ),

  flow(
    'help-desk',
    'HLP-2',
    'a request is taken once, is listed first and belongs to its sender',
    async kit => {
      const group = await ownGroup(kit)
      needs(group.settings.helpDeskEnabled, 'The vendor of the resident’s contract has no help desk.')
      const body = {
        ...(await planOf('helpDesk.createTask').body?.(kit)),
        message: `A request of the kit, ${unused()}.`,
      }
      kit.leaves('a request to the help desk')
      const sent = await kit.read('helpDesk.createTask', { body })
      must(sent.status === 201 && sent.json.meta.isNew, 'A new request is not answered as created.')
      const again = await kit.read('helpDesk.createTask', { body })
      must(again.status === 200 && !again.json.meta.isNew, 'The same text is answered as created again.')
      must(again.json.data.id === sent.json.data.id, 'The same text makes another request.')
      const listed = (await kit.read('helpDesk.tasks', { query: { limit: 1 } })).json
      must(listed.data[0]?.id === sent.json.data.id, 'The new request is not first in the list.')
      const shown = (await kit.read('helpDesk.task', { params: { task: sent.json.data.id } })).json.data
      must(shown.message === body.message && shown.stage === 1, 'The request says otherwise, or is not new.')
      mustRefuse(
        await kit.call('helpDesk.task', { as: 'stranger', params: { task: shown.id } }),
        404,
        'not_found',
      )
      mustRefuse(await kit.call('helpDesk.createTask', { as: 'stranger', body }), 404, 'not_found')
    },
  ),

  flow('help-desk', 'HLP-5', 'a request is replied to, cancelled and opened again', async kit => {
    const group = await ownGroup(kit)
    needs(group.settings.helpDeskEnabled, 'The vendor of the resident’s contract has no help desk.')
    const body = {
      ...(await planOf('helpDesk.createTask').body?.(kit)),
      message: `A request to be continued, ${unused()}.`,
    }
    kit.leaves('a request to the help desk')
    const { id } = (await kit.read('helpDesk.createTask', { body })).json.data
    const params = { task: id }
    const words = await planOf('helpDesk.replyToTask').body?.(kit)
    const replied = (await kit.read('helpDesk.replyToTask', { params, body: words })).json.data
    must(
      replied.correspondence.at(-1)?.from === 'resident',
      'The reply is not the last of the correspondence.',
    )
    const rating = { params, body: { value: 5 } }
    mustRefuse(await kit.call('helpDesk.rateTask', rating), 409, 'task_update_not_allowed')
    const cancelled = (await kit.read('helpDesk.cancelTask', { params })).json.data
    must(cancelled.stage === 5, 'A cancelled request is not in stage 5.')
    mustRefuse(
      await kit.call('helpDesk.replyToTask', { params, body: words }),
      409,
      'task_update_not_allowed',
    )
    const reopened = (await kit.read('helpDesk.reopenTask', { params, body: words })).json.data
    must(reopened.stage < 4, 'A request that was opened again is still closed.')
    mustRefuse(await kit.call('helpDesk.cancelTask', { as: 'stranger', params }), 404, 'not_found')
  }),

  flow('help-desk', 'HLP-2', 'a file is uploaded, counted by its kind, and taken back', async kit => {
    const params = { purpose: 'help-desk' }
    const limits = (await kit.read('uploads.uploadLimits', { as: 'guest' })).json.data['help-desk']
    must(limits && limits.bytes > 0 && limits.count > 0, 'The limits of help-desk files are missing.')
    const send = (content: string, name: string) => {
      const form = new FormData()
      form.append('file', new File([content], name))
      return kit.call('uploads.upload', { params, raw: { content: form } })
    }
    const sent = await send('%PDF-1.4\n%%EOF\n', 'conformance.pdf')
    checkSuccess(endpointOf('uploads.upload'), sent)
    const { id, name, bytes } = sent.json.data
    must(name === 'conformance.pdf' && bytes === 15, 'Name or size of the file are others.')
    await kit.read('uploads.removeUpload', { params: { ...params, upload: id } })
    mustRefuse(
      await kit.call('uploads.removeUpload', { params: { ...params, upload: id } }),
      404,
      'not_found',
    )
    const program = await send('MZ-program', 'program.pdf')
    must(program.status === 422, `A file of another kind answers ${program.status}, expected 422.`)
  }),

  flow('polls', 'POL-2', 'a choice is kept without counting, and wrong questions are refused', async kit => {
    const contract = (await ownContract(kit)).id
    const active = (await rowsOf(kit, 'polls.polls', { state: 'active' })) as unknown as { id: number }[]
    let open:
      | {
          id: number
          canVote: boolean
          needsSignature: boolean
          totalVotes: number
          questions: { id: number }[]
        }
      | undefined
    for (const { id } of active) {
      const { data } = (await kit.read('polls.poll', { params: { contract, poll: id } })).json
      if (data.canVote) open ??= data
    }
    needs(open, 'There is no poll to vote in.')
    const params = { contract, poll: open.id }
    const answers = open.questions.map(({ id }) => ({ questionId: id, choice: 'disagree' }))
    await kit.read('polls.keepChoice', { params, body: { answers } })
    kit.leaves(`a kept choice in poll ${open.id}`)
    const after = (await kit.read('polls.poll', { params })).json.data
    must(after.totalVotes === open.totalVotes && after.hasTakenPart === false, 'A kept choice was counted.')
    must(
      after.questions.every(({ myChoice }: { myChoice: string }) => myChoice === 'disagree'),
      'The choice was not kept.',
    )
    const foreign = await kit.call('polls.keepChoice', {
      params,
      body: { answers: [{ questionId: 999_999_999, choice: 'agree' }] },
    })
    mustRefuse(foreign, 422, ['poll_question_mismatched', 'poll_answer_invalid'])
    const twice = await kit.call('polls.keepChoice', { params, body: { answers: [...answers, ...answers] } })
    mustRefuse(twice, 422, ['poll_answer_invalid', 'poll_question_mismatched'])
    if (open.needsSignature)
      mustRefuse(
        await kit.call('polls.vote', { params, body: { answers, isOwner: true } }),
        409,
        'poll_choice_not_counted',
      )
  }),

  flow('polls', 'POL-2', 'nobody votes in a poll that has ended', async kit => {
    const contract = (await ownContract(kit)).id
    const [ended] = (await rowsOf(kit, 'polls.polls', { state: 'ended' })) as unknown as { id: number }[]
    const params = { contract, poll: ended?.id ?? 0 }
    const { questions, canVote } = (await kit.read('polls.poll', { params })).json.data
    must(canVote === false, 'An ended poll says that it takes votes.')
    const answers = questions.map(({ id }: { id: number }) => ({ questionId: id, choice: 'agree' }))
    const refused = await kit.call('polls.keepChoice', { params, body: { answers } })
    mustRefuse(refused, 409, 'poll_update_not_allowed')
  }),
]
