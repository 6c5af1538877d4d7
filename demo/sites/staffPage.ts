import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { readBytes } from '../../server/http/readJson.ts'
import { users } from '../../server/modules/accounts/tables.ts'
import { writeMessage } from '../../server/modules/liveChat/conversations.ts'
import { chatConversations, chatMessages } from '../../server/modules/liveChat/tables.ts'
import { vendors } from '../../server/modules/vendors/tables.ts'
import type { Services } from '../../server/Services.ts'
import { plainAnswer } from '../../server/web/assetAnswer.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import { demoPages, demoTime } from './demoPages.ts'

/** Path of the demo's staff page. */
export const staffPath = '/demo/staff'

type Needed = Pick<Services, 'database' | 'clock' | 'chat'>

const maxRows = 100

const style = `li a{display:inline-block;font-weight:600;padding:.6rem 0}p{margin:0;white-space:pre-wrap}
iframe{inline-size:100%;block-size:24rem;border:1px solid #8888;border-radius:8px}
label{display:block;font-weight:600;margin-block:1rem .25rem}
textarea{box-sizing:border-box;inline-size:100%;font:inherit;padding:.5rem}
button{font:inherit;font-weight:600;min-block-size:44px;padding:.5rem 1rem;margin-block:.5rem}
small{opacity:.8}
`

const { page, styleSheet } = demoPages(
  staffPath,
  style,
  ["frame-src 'self'", "form-action 'self'", "frame-ancestors 'self'"],
  'same-origin',
)

const back = html`<p><a href="${staffPath}">All conversations</a></p>`
const missing = () => page({ title: 'There is no such conversation', body: back, status: 404 })

/**
 * A small page of the demo on which the vendors' staff reads and answers residents' messages. Like the
 * mailbox, it is public, and exists only if the mailbox does.
 * @returns undefined for other paths
 */
export function staffPage({
  database: { queries },
  clock,
  chat,
}: Needed): (request: Request) => Promise<Response> | undefined {
  const waiting = sql<number>`(select count(*)::integer from chat_messages where conversation_id = ${chatConversations.id} and author = 'resident' and id > ${chatConversations.staffReadId})`

  const conversations = (id?: number) =>
    queries
      .select({
        id: chatConversations.id,
        changedAt: chatConversations.changedAt,
        firstName: users.firstName,
        lastName: users.lastName,
        vendor: vendors.title,
        waiting,
      })
      .from(chatConversations)
      .innerJoin(users, eq(users.id, chatConversations.userId))
      .innerJoin(vendors, eq(vendors.id, chatConversations.vendorId))
      .where(
        and(
          gt(chatConversations.lastMessageId, 0),
          id === undefined ? undefined : eq(chatConversations.id, id),
        ),
      )
      .orderBy(desc(chatConversations.changedAt), desc(chatConversations.id))
      .limit(maxRows)

  const list = async () => {
    const rows = await conversations()
    const items = rows.map(
      row =>
        html`<li><a href="${staffPath}/${row.id}">${row.firstName} ${row.lastName}</a>
<small>${row.vendor}, ${demoTime(row.changedAt)}${row.waiting > 0 ? `, ${row.waiting} new` : ''}</small></li>`,
    )
    const body = rows.length > 0 ? html`<ol>${items}</ol>` : html`<p>Nobody has written yet.</p>`
    return page({ title: 'Conversations with residents', body })
  }

  /**
   * The conversation, newest first. It is an iframe that reloads itself, so that the form next to it keeps
   * its input.
   */
  const written = async (id: number) => {
    const rows = await queries
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, id))
      .orderBy(desc(chatMessages.id))
      .limit(maxRows)
    const items = rows.map(
      ({ author, at, text }) =>
        html`<li><small>${author === 'staff' ? 'Staff' : 'Resident'}, ${demoTime(at)}</small><p dir="auto">${text}</p></li>`,
    )
    return page({ title: 'Messages', body: html`<ol>${items}</ol>`, inner: true })
  }

  const open = async (id: number) => {
    const [row] = await conversations(id)
    if (!row) return missing()
    await queries
      .update(chatConversations)
      .set({ staffReadId: chatConversations.lastMessageId })
      .where(eq(chatConversations.id, id))
    return page({
      title: `${row.firstName} ${row.lastName}, ${row.vendor}`,
      body: html`<iframe src="${staffPath}/${id}/messages" title="Messages"></iframe>
<form method="post"><label for="text">Answer</label>
<textarea id="text" name="text" rows="3" maxlength="${limits.chatMessage.max}" required></textarea>
<button>Send</button></form>${back}`,
    })
  }

  const answer = async (id: number, request: Request) => {
    // CSRF protection: pages of other sites must not post here.
    const origin = request.headers.get('Origin') ?? ''
    if (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host)
      return plainAnswer(403, 'Answers are written on this page.')
    const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, limits.bodyBytes)))
    const text = (form.get('text') ?? '').trim().slice(0, limits.chatMessage.max)
    const [row] = await conversations(id)
    if (!row) return missing()
    if (text !== '') {
      await queries.transaction(tx => writeMessage(tx, id, 'staff', text, clock()))
      chat.wake()
    }
    return new Response(null, { status: 303, headers: { Location: `${staffPath}/${id}` } })
  }

  return request => {
    const { pathname } = new URL(request.url)
    if (pathname !== staffPath && !pathname.startsWith(`${staffPath}/`)) return undefined
    const [, number = '', part] = /^\/(\d{1,9})(\/messages)?$/.exec(pathname.slice(staffPath.length)) ?? []
    const id = Number(number)
    if (request.method === 'POST' && id > 0 && !part) return answer(id, request)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(
        plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' }),
      )
    if (pathname === `${staffPath}/style.css`) return Promise.resolve(styleSheet())
    if (pathname === staffPath) return list()
    return part ? written(id) : open(id)
  }
}
