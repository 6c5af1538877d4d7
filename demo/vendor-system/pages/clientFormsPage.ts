import { html } from 'hono/html'
import { clientForms } from '../../../src/api/vendor/endpoints/clientForms.ts'
import { detail, time } from '../layout.ts'
import type { PageHandler } from '../PageContext.ts'

/** Client data forms: fields, documents, take over. */
export const clientFormsPage: PageHandler = {
  async show({ api, slug, rest: [form, file] }) {
    if (form !== undefined && file !== undefined) return api.download(clientForms.file, { form, file })
    const { data } = await api.call(clientForms.list)
    return {
      title: 'Client forms',
      body: html`${data.length === 0 ? html`<p>No form has been sent yet.</p>` : ''}${data.map(
        row => html`<section class="card"><h2>${row.reference}</h2><dl>${detail('Sent', time(row.submittedAt))}${Object.entries(
          row.fields,
        ).map(([name, value]) => detail(name, String(value)))}</dl>
<ul>${row.files.map(
          document =>
            html`<li><a href="/${slug}/client-forms/${row.reference}/${document.id}" dir="auto">${document.name}</a> <small>${document.kind}</small></li>`,
        )}</ul>${
          row.takenOverAt
            ? html`<p class="good">Taken over ${time(row.takenOverAt)}</p>`
            : html`<form method="post" action="/${slug}/client-forms/${row.reference}"><button>Take over</button></form>`
        }</section>`,
      )}`,
    }
  },

  async act({ api, rest: [form = ''] }) {
    await api.call(clientForms.takeOver, { params: { form } })
    return { path: 'client-forms', notice: 'The form is taken over, and its identity document is deleted.' }
  },
}
