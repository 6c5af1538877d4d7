import { configure } from 'resident-widgets/configure'
import { createApp } from 'vue'
import App from './App.vue'

// Once for the whole page. An app of yours knows where its portal is: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

createApp(App).mount('#app')
