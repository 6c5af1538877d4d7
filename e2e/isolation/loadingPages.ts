/** A page that starts the loader, or holds elements, in a way of its own. */
export interface LoadingPage {
  readonly body: string
  /** Script of the page, run at its end. */
  readonly script: string
  /** Attributes of the loader's tag besides its address; undefined if the script adds the tag. */
  readonly loader?: string
  /** How many sign-ins are drawn in the end. */
  readonly drawn: number
}

const addLoader = `
  const add = () => {
    const { src, vendor } = document.querySelector('[data-src]').dataset
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.dataset.vendor = vendor
    document.body.append(script)
  }
`

/** How pages of others include the loader and elements. */
export const loadingPages: Readonly<Record<string, LoadingPage>> = {
  'without type="module"': {
    body: '<resident-login></resident-login>',
    script: '',
    loader: 'data-vendor="alfa"',
    drawn: 1,
  },
  'in open shadow roots of other components, declared, made by scripts, and later': {
    body: `<declared-part><template shadowrootmode="open"><resident-login></resident-login></template></declared-part>
      <made-part></made-part><div id="later"></div>`,
    script: `
      customElements.define('made-part', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).append(document.createElement('resident-login'))
        }
      })
      addEventListener('load', () => document.querySelector('#later').append(document.createElement('made-part')))
    `,
    loader: 'type="module" data-vendor="alfa"',
    drawn: 3,
  },
  'when a tag manager adds the loader after the page has loaded': {
    body: '<resident-login></resident-login>',
    script: `${addLoader} addEventListener('load', () => setTimeout(add, 50))`,
    drawn: 1,
  },
  'once visitors consent, before which the tag is text': {
    body: '<resident-login></resident-login><button id="agree">Agree</button>',
    script: `${addLoader}
      document.querySelector('#agree').addEventListener('click', add)
      addEventListener('load', () => document.querySelector('#agree').click())`,
    loader: 'type="text/plain" data-vendor="alfa"',
    drawn: 1,
  },
}

export const loadingPath = (name: string) => `/loading/${Object.keys(loadingPages).indexOf(name)}`
