import type { Plugin } from 'vite'

const runtime = /import\{(\w+) as (\w+)\}from"[^"]*rolldown-runtime[^"]*";?/
const exported = /export\{(?:(\w+) as )?(\w+)\};?\s*$/

/**
 * Puts the bundler's helper of 180 bytes into the scripts that use it. Rolldown always writes it as a script of its own
 * where chunks are grouped, and each script is a request.
 */
export const inlineRuntime: Plugin = {
  name: 'resident-inline-runtime',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
    const helper = chunks.find(({ name }) => name === 'rolldown-runtime')
    if (!helper) return
    const [, local, name] = exported.exec(helper.code) ?? []
    if (name === undefined) throw new Error('The helper of Rolldown has another form.')
    const body = helper.code.replace(exported, `return ${local ?? name}`)
    for (const chunk of chunks) {
      if (!chunk.imports.includes(helper.fileName)) continue
      const code = chunk.code.replace(runtime, (_match, imported: string, as: string) => {
        if (imported !== name) throw new Error(`The helper of Rolldown has no export ${imported}.`)
        return `var ${as}=(()=>{${body}})();`
      })
      if (code === chunk.code)
        throw new Error(`${chunk.fileName} imports the helper of Rolldown in another form.`)
      chunk.code = code
      chunk.imports = chunk.imports.filter(file => file !== helper.fileName)
    }
    delete bundle[helper.fileName]
  },
}
