import { html } from 'hono/html'
import { chats } from '../../../src/api/vendor/endpoints/chats.ts'
import { textField, time } from '../layout.ts'
import { type PageHandler, textOf } from '../PageContext.ts'

/** Live chat with residents. */
export const chatsPage: PageHandler = {
  async show({ api, slug, rest: [chat] }) {
    const { data } = await api.call(chats.list)
    if (chat === undefined)
      return {
        title: 'Live chat',
        refresh: 5,
        body: html`${data.length === 0 ? html`<p>Nobody has written yet.</p>` : ''}<ol class="talk">${data.map(
          row =>
            html`<li><a href="/${slug}/chats/${row.id}" dir="auto">${row.person.firstName} ${row.person.lastName}</a>
<small>${time(row.changedAt)}${row.unread > 0 ? `, ${row.unread} new` : ''}</small></li>`,
        )}</ol>`,
      }
    const { data: messages } = await api.call(chats.messages, { params: { chat } })
    const person = data.find(({ id }) => String(id) === chat)?.person
    return {
      title: person ? `${person.firstName} ${person.lastName}` : 'Live chat',
      body: html`<form class="card" method="post">${textField('text', 'Answer', 2)}<button>Send</button></form>
<p><a href="/${slug}/chats/${chat}">Show new messages</a></p>
<ol class="talk">${messages.map(
        message =>
          html`<li${message.from === 'staff' ? html` class="staff"` : ''}><small>${message.from === 'staff' ? 'Staff' : 'Resident'}, ${time(message.at)}</small><p dir="auto">${message.text}</p></li>`,
      )}</ol>`,
    }
  },

  async act({ api, rest: [chat = ''] }, form) {
    await api.call(chats.reply, { params: { chat }, body: { text: textOf(form, 'text') } })
    return { path: `chats/${chat}`, notice: 'The message is sent.' }
  },
}
