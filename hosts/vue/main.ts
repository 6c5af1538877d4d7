import { configure } from 'resident-widgets/configure'
import { createApp } from 'vue'
import App from './App.vue'

// Once for the whole page. In your app: configure({ api: 'https://portal.example', vendor: 'alfa' })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content })

createApp(App).mount('#app')
