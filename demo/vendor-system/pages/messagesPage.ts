import { html } from 'hono/html'
import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import { messageActions } from '../../../src/api/vendor/endpoints/messages.ts'
import { field, textField } from '../layout.ts'
import { type PageHandler, putRecord, textOf } from '../PageContext.ts'

/** Messages: publish, change, withdraw. */
export const messagesPage: PageHandler = {
  async show({ sent, slug }) {
    const rows = [...(sent.get('messages') ?? [])]
    return {
      title: 'Messages',
      body: html`<form class="card" method="post">${field('sourceId', 'Key (the same key changes the message)', { value: `M-${rows.length + 1}` })}
${field('organization', 'Organization (its key)', { value: 'O-1' })}${field('contract', 'Contract (its key; empty for all)', { required: false })}
${field('topic', 'Topic')}${textField('text', 'Text')}<button>Publish</button></form>
<table><thead><tr><th>Key</th><th>Topic</th><th>For</th><th></th></tr></thead><tbody>${rows.map(
        ([
          sourceId,
          record,
        ]) => html`<tr><td>${sourceId}</td><td dir="auto">${String(record.topic)}</td><td>${String(record.contract ?? 'all contracts')}</td>
<td><form method="post" action="/${slug}/messages/${sourceId}"><button class="second">Withdraw</button></form></td></tr>`,
      )}</tbody></table>`,
    }
  },

  async act(context, form) {
    const { api, rest, sent } = context
    const [withdrawn] = rest
    if (withdrawn !== undefined) {
      await api.call(messageActions.withdraw, { params: { sourceId: withdrawn } })
      sent.get('messages')?.delete(withdrawn)
      return { path: 'messages', notice: 'The message is withdrawn.' }
    }
    const contract = textOf(form, 'contract')
    await putRecord(context, 'messages', textOf(form, 'sourceId'), {
      organization: textOf(form, 'organization'),
      ...(contract === '' ? { type: 'news' } : { type: 'personal', contract }),
      date: `${context.today}T12:00:00Z`,
      topic: textOf(form, 'topic'),
      body: `<p>${escapeHtml(textOf(form, 'text'))}</p>`,
    })
    return { path: 'messages', notice: 'The message is published.' }
  },
}
