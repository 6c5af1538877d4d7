import { configure } from 'resident-widgets/configure'
import 'resident-widgets/reserved.css'
import { mount } from 'svelte'
import App from './App.svelte'

// Once per page. Your own app contains the portal's address: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

const target = document.querySelector('#app')
if (target) mount(App, { target })
