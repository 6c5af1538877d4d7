import { html, LitElement, nothing } from 'lit'
import type { HouseResidents, Locale } from './HouseResidents.ts'

const locales: readonly Locale[] = ['en', 'lt', 'lv', 'ru']

const chosenIn = ({ target }: Event) => (target as HTMLSelectElement).value

/** The app around the elements: its controls change what they are given. */
export class HouseApp extends LitElement {
  static override properties = {
    locale: { state: true },
    vendor: { state: true },
    chosen: { state: true },
    kept: { state: true },
    shown: { state: true },
    heard: { state: true },
  }
  declare private locale: Locale
  declare private vendor: string
  declare private chosen: number | undefined
  declare private kept: number | undefined
  declare private shown: boolean
  declare private heard: readonly string[]

  constructor() {
    super()
    this.locale = 'en'
    this.vendor = 'alfa'
    this.shown = true
    this.heard = []
  }

  /** In the page itself, where its style sheet reaches and password managers look for fields. */
  protected override createRenderRoot() {
    return this
  }

  private keep({ target }: Event) {
    this.kept = (target as HTMLInputElement).checked ? this.chosen : undefined
  }

  protected override render() {
    return html`
      <form class="controls" aria-label="What the elements are given">
        <label>
          Language
          <select @change=${(event: Event) => (this.locale = chosenIn(event) as Locale)}>
            ${locales.map(one => html`<option>${one}</option>`)}
          </select>
        </label>
        <label>
          Vendor
          <select @change=${(event: Event) => (this.vendor = chosenIn(event))}>
            <option>alfa</option>
            <option>beta</option>
          </select>
        </label>
        ${
          this.chosen === undefined
            ? nothing
            : html`<label class="check">
                <input type="checkbox" .checked=${this.kept !== undefined} @change=${this.keep} />
                Stay with the bills of contract ${this.kept ?? this.chosen}
              </label>`
        }
        <button type="button" @click=${() => (this.shown = !this.shown)}>
          ${this.shown ? 'Take the elements away' : 'Put the elements back'}
        </button>
      </form>

      ${this.shown ? this.residents() : nothing}

      <section class="heard" aria-labelledby="heard">
        <h2 id="heard">What the app has heard</h2>
        ${this.heard.length === 0 ? html`<p>Nothing yet: sign in, or ask for a forgotten password.</p>` : nothing}
        <div role="log" aria-labelledby="heard">
          <ol>
            ${this.heard.map(line => html`<li><code>${line}</code></li>`)}
          </ol>
        </div>
      </section>
    `
  }

  private residents() {
    const onContract: HouseResidents['onContract'] = id => (this.chosen = id)
    const onHeard: HouseResidents['onHeard'] = line => (this.heard = [...this.heard, line])
    return html`<house-residents
      .locale=${this.locale}
      .vendor=${this.vendor}
      .contract=${this.kept}
      .onContract=${onContract}
      .onHeard=${onHeard}
    ></house-residents>`
  }
}
