import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { main } from '../main.ts'
import { newWidget } from '../newWidget.ts'

await main(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new Error('Name the widget: npm run new:widget -- water-gauge')
  const files = newWidget(name)
  const folder = join('widgets', name)
  if (existsSync(folder)) throw new Error(`The widget ${name} already exists in ${folder}.`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  console.log(
    [
      `<resident-${name}> is in ${folder}. Next steps:`,
      '  translate its title in locales/',
      '  npm run test:unit -- publicSurface -u   adds it to the public surface',
      '  npm run dev                             shows it and reloads on changes',
    ].join('\n'),
  )
})
