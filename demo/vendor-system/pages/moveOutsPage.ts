import { html } from 'hono/html'
import { moveOuts } from '../../../src/api/vendor/endpoints/moveOuts.ts'
import { field } from '../layout.ts'
import { type PageHandler, textOf } from '../PageContext.ts'

/** Contracts that residents end: address, readings, confirm, refuse. */
export const moveOutsPage: PageHandler = {
  async show({ api, slug }) {
    const { data } = await api.call(moveOuts.list, { query: { limit: 30 } })
    return {
      title: 'Moving out',
      body: html`<div class="wide"><table><thead><tr><th>Contract</th><th>Last day</th><th>Person</th><th>New address</th><th>Last readings</th><th></th></tr></thead>
<tbody>${data.map(
        row => html`<tr><td class="number">${row.contract.number}</td><td class="number">${row.day}</td>
<td>${row.person?.email ?? '–'}</td><td dir="auto">${row.forwardingAddress ?? '–'}</td>
<td>${row.readings.map(({ meter, value }) => html`${meter.number}: ${value}<br>`)}</td>
<td>${
          row.state === 'requested'
            ? html`<form class="inline" method="post" action="/${slug}/move-outs/${row.id}">
<button name="action" value="confirm">Confirm</button></form>
<form class="inline" method="post" action="/${slug}/move-outs/${row.id}">${field('reason', 'Reason')}<button class="second" name="action" value="refuse">Refuse</button></form>`
            : row.state
        }</td></tr>`,
      )}</tbody></table></div>`,
    }
  },

  async act({ api, rest: [moveOut = ''] }, form) {
    const params = { moveOut }
    if (textOf(form, 'action') === 'confirm') {
      await api.call(moveOuts.confirm, { params })
      return { path: 'move-outs', notice: 'The last day is confirmed.' }
    }
    await api.call(moveOuts.refuse, { params, body: { reason: textOf(form, 'reason') } })
    return { path: 'move-outs', notice: 'The request is refused, and the resident has a mail.' }
  },
}
