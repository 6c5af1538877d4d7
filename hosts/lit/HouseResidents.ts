import { html, LitElement } from 'lit'
// Each import defines an element.
import 'resident-widgets/bills'
import 'resident-widgets/contract-switcher'
import 'resident-widgets/login'
// Types of the elements, their properties and events, without code.
import type { ResidentBillsEvents } from 'resident-widgets/bills'
import type { ResidentLoginEvents } from 'resident-widgets/login'

export type Locale = 'en' | 'lt' | 'lv' | 'ru'

/** The elements. A "." before a name sets a property, an "@" listens to an event. */
export class HouseResidents extends LitElement {
  static override properties = { locale: {}, vendor: {}, contract: {}, onContract: {}, onHeard: {} }
  declare locale: Locale
  declare vendor: string
  /** Contract of the bills; if omitted, the one selected on the page. */
  declare contract: number | undefined
  declare onContract: (id: number | undefined) => void
  declare onHeard: (line: string) => void

  /** Renders into the page itself, for its style sheet and for password managers. */
  protected override createRenderRoot() {
    return this
  }

  // Events that concern all elements of a page are dispatched on the document.
  override connectedCallback() {
    super.connectedCallback()
    document.addEventListener('resident-contract-changed', this.follow)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    document.removeEventListener('resident-contract-changed', this.follow)
  }

  private readonly follow = (event: DocumentEventMap['resident-contract-changed']) => {
    this.onContract(event.detail.contractId ?? undefined)
    this.report(event)
  }

  private readonly report = ({ type, detail }: CustomEvent<unknown>) =>
    this.onHeard(`${type} ${JSON.stringify(detail)}`)

  protected override render() {
    const signedIn = (event: ResidentLoginEvents['resident-signed-in']) => this.report(event)
    const failed = (event: ResidentBillsEvents['resident-error']) => this.report(event)
    const navigate = (event: ResidentLoginEvents['resident-navigate']) => {
      // The app navigates itself. Otherwise the element opens the portal.
      event.preventDefault()
      this.report(event)
    }
    return html`
      <div class="elements">
        <resident-login
          .vendor=${this.vendor}
          .locale=${this.locale}
          @resident-signed-in=${signedIn}
          @resident-navigate=${navigate}
        ></resident-login>
        <resident-contract-switcher .locale=${this.locale}></resident-contract-switcher>
        <resident-bills .locale=${this.locale} .contract=${this.contract} @resident-error=${failed}></resident-bills>
      </div>
    `
  }
}
