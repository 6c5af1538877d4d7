import { configure } from 'resident-widgets/configure'
import { mount } from 'svelte'
import App from './App.svelte'

// Once for the whole page. An app of yours knows where its portal is: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

const target = document.querySelector('#app')
if (target) mount(App, { target })
