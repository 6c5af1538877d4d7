import { h, render } from 'preact'

const app = document.getElementById('app')
if (app) render(h('h1', {}, 'Hello'), app)
