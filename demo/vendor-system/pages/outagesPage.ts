import { html } from 'hono/html'
import { locales } from '../../../src/api/schemas/locales.ts'
import { outageKinds } from '../../../src/api/schemas/outages.ts'
import { field } from '../layout.ts'
import { type PageHandler, putRecord, textOf } from '../PageContext.ts'

/** Outages: report one, and say that it is over. */
export const outagesPage: PageHandler = {
  async show({ sent, slug }) {
    const rows = [...(sent.get('outages') ?? [])]
    return {
      title: 'Outages',
      body: html`<form class="card" method="post"><label>What does not work<select name="kind">${outageKinds.map(
        kind => html`<option>${kind}</option>`,
      )}</select></label>
${field('title', 'What happened')}${field('place', 'Streets and houses')}<button>Report the outage</button></form>
<ul>${rows.map(
        ([sourceId, record]) =>
          html`<li dir="auto">${String(record.place)}${
            record.endsAt === undefined
              ? html`<form class="inline" method="post" action="/${slug}/outages/${sourceId}"><button class="second">It is over</button></form>`
              : ', over'
          }</li>`,
      )}</ul>`,
    }
  },

  async act(context, form) {
    const { rest, sent, now } = context
    const [ended] = rest
    const known = ended === undefined ? undefined : sent.get('outages')?.get(ended)
    if (ended !== undefined && known) {
      await putRecord(context, 'outages', ended, { ...known, endsAt: now.toISOString() })
      return { path: 'outages', notice: 'The outage is over.' }
    }
    const title = textOf(form, 'title')
    await putRecord(context, 'outages', `A-${now.getTime()}`, {
      kind: textOf(form, 'kind'),
      title: Object.fromEntries(locales.map(locale => [locale, title])),
      place: textOf(form, 'place'),
      startsAt: now.toISOString(),
    })
    return { path: 'outages', notice: 'The outage is reported.' }
  },
}
