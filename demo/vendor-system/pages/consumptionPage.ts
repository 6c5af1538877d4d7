import { html } from 'hono/html'
import { consumptionServices } from '../../../src/api/schemas/consumption.ts'
import { field } from '../layout.ts'
import { type PageHandler, putRecord, textOf } from '../PageContext.ts'

/** Consumption: publish what a contract used this month. */
export const consumptionPage: PageHandler = {
  async show({ sent }) {
    const [contract = 'C-100217'] = [...(sent.get('contracts')?.keys() ?? [])].slice(-1)
    const rows = [...(sent.get('consumption') ?? [])]
    return {
      title: 'Consumption',
      body: html`<form class="card" method="post">${field('contract', 'Contract (its key)', { value: contract })}
<label>Service<select name="service">${consumptionServices.map(service => html`<option>${service}</option>`)}</select></label>
${field('kwh', 'Kilowatt-hours', { value: '612.5' })}<button>Publish the month</button></form>
<ul>${rows.map(([sourceId, record]) => html`<li>${sourceId}: ${String(record.kwh)} kWh</li>`)}</ul>`,
    }
  },

  async act(context, form) {
    const [contract, service, kwh] = [textOf(form, 'contract'), textOf(form, 'service'), textOf(form, 'kwh')]
    const month = context.today.slice(0, 7)
    await putRecord(context, 'consumption', `${contract}-${service}-${month}`, {
      contract,
      service,
      month,
      unit: 'kWh',
      quantity: kwh,
      kwh,
      readingSource: 'remote',
    })
    return { path: 'consumption', notice: `The month ${month} is published.` }
  },
}
