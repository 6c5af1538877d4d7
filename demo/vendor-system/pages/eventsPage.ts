import { html } from 'hono/html'
import { events } from '../../../src/api/vendor/endpoints/events.ts'
import { webhooks } from '../../../src/api/vendor/endpoints/webhooks.ts'
import type { VendorEvent } from '../../../src/api/vendor/schemas/events.ts'
import { time } from '../layout.ts'
import { type PageHandler, textOf } from '../PageContext.ts'

const shown = 50

/** Fields of an event's data without contract and person, which have columns of their own. */
const summaryOf = ({ data: { contract: _contract, person: _person, ...data } }: VendorEvent) =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')

const nameAt = (data: VendorEvent['data'], field: string, keys: readonly string[]) => {
  const value = data[field] as Readonly<Record<string, unknown>> | null | undefined
  return value
    ? keys
        .map(key => value[key])
        .filter(Boolean)
        .join(' ')
    : ''
}

/** What residents did: as it was delivered, and what the API has besides. */
export const eventsPage: PageHandler = {
  async show({ api, slug, received }) {
    const arrived = received.list().slice(0, shown)
    const { data: hooks } = await api.call(webhooks.list)
    const newest = arrived[0]?.event.number ?? 0
    const { data: others } = await api.call(events.list, { query: { after: newest, limit: 20 } })
    const rows = arrived.map(
      ({ event, receivedAt, times }) => html`<tr><td class="number">${event.number}</td>
<td class="number">${time(receivedAt)}</td><td><code>${event.type}</code></td>
<td>${nameAt(event.data, 'contract', ['number'])}</td>
<td dir="auto">${nameAt(event.data, 'person', ['firstName', 'lastName'])}</td>
<td dir="auto"><small>${summaryOf(event)}</small></td>
<td class="good">verified${times > 1 ? ` ×${times}` : ''}</td>
<td><form method="post"><input type="hidden" name="number" value="${event.number}"><button class="second">Send again</button></form></td></tr>`,
    )
    const hook = hooks[0]
    return {
      title: 'Events',
      refresh: 2,
      body: html`<p class="faint">Delivered by webhook as residents act, signed by the Standard Webhooks rules.
${hook ? html`${hook.disabledAt ? html`<span class="bad">switched off</span>` : html`<span class="good">connected</span>`}, ${hook.pending} pending` : 'No webhook'}${
  received.refused() > 0 ? html`, <span class="bad">${received.refused()} refused</span>` : ''
}.</p>
<div class="wide"><table><thead><tr><th>No.</th><th>Received</th><th>Type</th><th>Contract</th><th>Person</th><th>Data</th><th>Signature</th><th></th></tr></thead>
<tbody>${rows}</tbody></table></div>
${arrived.length === 0 ? html`<p>Nothing has arrived yet. Send a request as a resident in the portal.</p>` : ''}
${
  others.length > 0
    ? html`<h2>On the way</h2><ol>${others.map(
        event => html`<li>${event.number} <code>${event.type}</code></li>`,
      )}</ol>`
    : ''
}<p><a href="/${slug}/requests">Requests of residents</a></p>`,
    }
  },

  async act({ api }, form) {
    const { data } = await api.call(webhooks.list)
    for (const { id } of data)
      await api.call(webhooks.resend, {
        params: { webhook: id },
        body: { numbers: [Number(textOf(form, 'number'))] },
      })
    return { path: 'events', notice: 'The event is delivered again.' }
  },
}
