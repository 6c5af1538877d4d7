import { html, LitElement } from 'lit'
// Each import defines its element.
import 'resident-widgets/bills'
import 'resident-widgets/contract-switcher'
import 'resident-widgets/login'
// Types of the elements, their properties and events; nothing that runs.
import type { ResidentBillsEvents } from 'resident-widgets/bills'
import type { ResidentLoginEvents } from 'resident-widgets/login'

export type Locale = 'en' | 'lt' | 'lv' | 'ru'

/** The elements. A dot before a name sets a property, an "at" listens to an event. */
export class HouseResidents extends LitElement {
  static override properties = { locale: {}, vendor: {}, contract: {}, onContract: {}, onHeard: {} }
  declare locale: Locale
  declare vendor: string
  /** Contract whose bills are shown; else the one chosen on the page. */
  declare contract: number | undefined
  declare onContract: (id: number | undefined) => void
  declare onHeard: (line: string) => void

  /** In the page itself, where its style sheet reaches and password managers look for fields. */
  protected override createRenderRoot() {
    return this
  }

  // What concerns all elements of a page is told on the document.
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
    this.tell(event)
  }

  private readonly tell = ({ type, detail }: CustomEvent<unknown>) =>
    this.onHeard(`${type} ${JSON.stringify(detail)}`)

  protected override render() {
    const signedIn = (event: ResidentLoginEvents['resident-signed-in']) => this.tell(event)
    const failed = (event: ResidentBillsEvents['resident-error']) => this.tell(event)
    const navigate = (event: ResidentLoginEvents['resident-navigate']) => {
      // This app would go there by itself; else the element leads to the portal.
      event.preventDefault()
      this.tell(event)
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
