import { configure } from 'resident-widgets/configure'
import 'resident-widgets/reserved.css'
import { HouseApp } from './HouseApp.ts'
import { HouseResidents } from './HouseResidents.ts'

// Once per page. Your own app contains the portal's address: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

customElements.define('house-residents', HouseResidents)
customElements.define('house-app', HouseApp)
