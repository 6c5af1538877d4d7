import { html, LitElement, nothing } from 'lit'
import type { HouseResidents, Locale } from './HouseResidents.ts'

const locales: readonly Locale[] = ['en', 'lt', 'lv', 'ru']

const selectedIn = ({ target }: Event) => (target as HTMLSelectElement).value

/** The app around the elements; its controls change the elements' attributes. */
export class HouseApp extends LitElement {
  static override properties = {
    locale: { state: true },
    vendor: { state: true },
    selected: { state: true },
    pinned: { state: true },
    isMounted: { state: true },
    events: { state: true },
  }
  declare private locale: Locale
  declare private vendor: string
  declare private selected: number | undefined
  declare private pinned: number | undefined
  declare private isMounted: boolean
  declare private events: readonly string[]

  constructor() {
    super()
    this.locale = 'en'
    this.vendor = 'alfa'
    this.isMounted = true
    this.events = []
  }

  /** Renders into the page itself, for its style sheet and for password managers. */
  protected override createRenderRoot() {
    return this
  }

  private pin({ target }: Event) {
    this.pinned = (target as HTMLInputElement).checked ? this.selected : undefined
  }

  protected override render() {
    return html`
      <form class="controls" aria-label="What the elements are given">
        <label>
          Language
          <select @change=${(event: Event) => (this.locale = selectedIn(event) as Locale)}>
            ${locales.map(code => html`<option>${code}</option>`)}
          </select>
        </label>
        <label>
          Vendor
          <select @change=${(event: Event) => (this.vendor = selectedIn(event))}>
            <option>alfa</option>
            <option>beta</option>
          </select>
        </label>
        ${
          this.selected === undefined
            ? nothing
            : html`<label class="check">
                <input type="checkbox" .checked=${this.pinned !== undefined} @change=${this.pin} />
                Stay with the bills of contract ${this.pinned ?? this.selected}
              </label>`
        }
        <button type="button" @click=${() => (this.isMounted = !this.isMounted)}>
          ${this.isMounted ? 'Take the elements away' : 'Put the elements back'}
        </button>
      </form>

      ${this.isMounted ? this.residents() : nothing}

      <section class="heard" aria-labelledby="heard">
        <h2 id="heard">What the app has heard</h2>
        ${this.events.length === 0 ? html`<p>Nothing yet: sign in, or ask for a forgotten password.</p>` : nothing}
        <div role="log" aria-labelledby="heard">
          <ol>
            ${this.events.map(line => html`<li><code>${line}</code></li>`)}
          </ol>
        </div>
      </section>
    `
  }

  private residents() {
    const onContract: HouseResidents['onContract'] = id => (this.selected = id)
    const onHeard: HouseResidents['onHeard'] = line => (this.events = [...this.events, line])
    return html`<house-residents
      .locale=${this.locale}
      .vendor=${this.vendor}
      .contract=${this.pinned}
      .onContract=${onContract}
      .onHeard=${onHeard}
    ></house-residents>`
  }
}
