import { configure } from 'resident-widgets/configure'
import { mount } from 'svelte'
import App from './App.svelte'

// Once for the whole page. In your app: configure({ api: 'https://portal.example', vendor: 'alfa' })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content })

const target = document.querySelector('#app')
if (target) mount(App, { target })
