import { html } from 'hono/html'
import { seedPeople } from '../../seed/people.ts'
import { mockPage } from '../mockPage.ts'

/** The page on which a user enters an identity and consents to share it with the one who asks. */
export const whoPage = (name: string, asker: string, problem?: string) =>
  mockPage(
    `Sign in with ${name}`,
    html`<p>${asker} asks who you are. It will see your name and your e-mail address.</p>
<form method="post">
${problem ? html`<p role="alert">${problem}</p>` : ''}
<label>E-mail<input type="email" name="email" list="people" autocomplete="off" required maxlength="255"></label>
<datalist id="people">${seedPeople.map(({ email }) => html`<option value="${email}"></option>`)}</datalist>
<label>First name<input name="firstName" autocomplete="off" value="Ona" required maxlength="100"></label>
<label>Last name<input name="lastName" autocomplete="off" value="Petraitienė" required maxlength="100"></label>
<label class="check"><input type="checkbox" name="verified" checked> ${name} has confirmed this e-mail address</label>
<button class="main" name="action" value="allow">Continue as this person</button>
<button name="action" value="refuse" formnovalidate>Refuse</button>
</form>`,
  )

/** The page for a rejected request, e.g. with a redirect URI that is not listed. */
export const refusalPage = (error: string) =>
  mockPage('This sign-in was refused', `The provider would not go on: ${error}.`)
