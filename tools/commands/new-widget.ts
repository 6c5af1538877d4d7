import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { main } from '../main.ts'
import { newWidget } from '../newWidget.ts'

await main(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new Error('Say what the widget is called: npm run new:widget -- payment-service')
  const files = newWidget(name)
  const folder = join('widgets', name)
  if (existsSync(folder)) throw new Error(`There is a widget ${name} already, in ${folder}.`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  console.log(
    [
      `<resident-${name}> is in ${folder}. What is left to do:`,
      '  its title in lt, lv and ru, in locales/',
      '  npm run test:unit -- publicSurface -u   takes it into the public surface',
      '  npm run dev                             shows it, live',
    ].join('\n'),
  )
})
