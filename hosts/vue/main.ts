import { configure } from 'resident-widgets/configure'
import 'resident-widgets/reserved.css'
import { createApp } from 'vue'
import App from './App.vue'

// Once per page. Your own app contains the portal's address: configure({ api: 'https://portal.example', … })
configure({ api: document.querySelector<HTMLMetaElement>('meta[name=portal]')?.content, vendor: 'alfa' })

createApp(App).mount('#app')
