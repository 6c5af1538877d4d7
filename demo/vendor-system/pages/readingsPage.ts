import { html } from 'hono/html'
import { declaredReadings } from '../../../src/api/vendor/endpoints/readings.ts'
import { field } from '../layout.ts'
import { type PageHandler, textOf } from '../PageContext.ts'

/** Readings that residents declared: photo, accept, refuse. */
export const readingsPage: PageHandler = {
  async show({ api, slug, rest: [reading, part] }) {
    if (reading !== undefined && part === 'photo') return api.download(declaredReadings.photo, { reading })
    const { data } = await api.call(declaredReadings.list, { query: { limit: 30 } })
    return {
      title: 'Readings',
      body: html`<div class="wide"><table><thead><tr><th>Day</th><th>Contract</th><th>Meter</th><th>From</th><th>To</th><th>Photo</th><th></th></tr></thead>
<tbody>${data.map(
        row => html`<tr><td class="number">${row.date}</td><td class="number">${row.contract.number}</td><td>${row.meter.number}</td>
<td class="number">${row.previousValue}</td><td class="number">${row.value}</td>
<td>${row.hasPhoto ? html`<a href="/${slug}/readings/${row.id}/photo">Photo</a>` : '–'}</td>
<td>${
          row.acceptedAt
            ? html`<span class="good">Accepted</span>`
            : html`<form class="inline" method="post" action="/${slug}/readings/${row.id}">
<button name="action" value="accept">Accept</button></form>
<form class="inline" method="post" action="/${slug}/readings/${row.id}">${field('reason', 'Reason')}<button class="second" name="action" value="refuse">Refuse</button></form>`
        }</td></tr>`,
      )}</tbody></table></div>`,
    }
  },

  async act({ api, rest: [reading = ''] }, form) {
    const params = { reading }
    if (textOf(form, 'action') === 'accept') {
      await api.call(declaredReadings.accept, { params })
      return { path: 'readings', notice: 'The reading is accepted.' }
    }
    await api.call(declaredReadings.refuse, {
      params,
      body: { topic: 'Rodmuo nepriimtas', reason: textOf(form, 'reason') },
    })
    return { path: 'readings', notice: 'The reading is refused, and the resident has a message.' }
  },
}
