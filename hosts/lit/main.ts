import { configure } from 'resident-widgets/configure'
import { HouseApp } from './HouseApp.ts'
import { HouseResidents } from './HouseResidents.ts'

// Once for the whole page. In your app: configure({ api: 'https://portal.example', vendor: 'alfa' })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content })

customElements.define('house-residents', HouseResidents)
customElements.define('house-app', HouseApp)
