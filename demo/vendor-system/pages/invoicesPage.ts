import { html } from 'hono/html'
import { field } from '../layout.ts'
import { type PageHandler, putRecord, textOf } from '../PageContext.ts'

/** Invoices: issue one, and what residents need to link its contract. */
export const invoicesPage: PageHandler = {
  async show({ sent, today }) {
    const [contract = 'C-100217'] = [...(sent.get('contracts')?.keys() ?? [])].slice(-1)
    const rows = [...(sent.get('invoices') ?? [])]
    return {
      title: 'Invoices',
      body: html`<form class="card" method="post">${field('contract', 'Contract (its key)', { value: contract })}
${field('number', 'Invoice number', { value: `INV-${today.replaceAll('-', '')}-${rows.length + 1}` })}
${field('amount', 'Amount, EUR', { value: '48.20' })}${field('dueDate', 'Pay until', { type: 'date', value: `${today.slice(0, 8)}28` })}
<button>Issue the invoice</button></form>
<table><thead><tr><th>Invoice</th><th>Contract</th><th>Amount</th><th>Pay until</th></tr></thead><tbody>${rows.map(
        ([sourceId, record]) =>
          html`<tr><td class="number">${sourceId}</td><td class="number">${String(record.contract)}</td><td class="number">${String(record.amount)}</td><td class="number">${String(record.dueDate)}</td></tr>`,
      )}</tbody></table><p class="faint">A resident links a contract by its number, the number of its newest invoice and its amount.</p>`,
    }
  },

  async act(context, form) {
    const number = textOf(form, 'number')
    const amount = textOf(form, 'amount')
    await putRecord(context, 'invoices', number, {
      contract: textOf(form, 'contract'),
      number,
      date: context.today,
      period: context.today.slice(0, 7),
      dueDate: textOf(form, 'dueDate'),
      amount,
      lines: [{ service: 'maintenance', amount }],
    })
    return { path: 'invoices', notice: `Invoice ${number} is issued.` }
  },
}
