import type { Plugin } from 'vite'

const runtime = /import\{(\w+) as (\w+)\}from"[^"]*rolldown-runtime[^"]*";?/
const exported = /export\{(?:(\w+) as )?(\w+)\};?\s*$/

/** Name of the helper in the script that has it for all. */
const sharedName = 'residentRuntime'

/**
 * Puts the bundler's helper of 180 bytes into the scripts that use it. Rolldown always writes it as a script of its own
 * where chunks are grouped, and each script is a request.
 * @param home name of a chunk that imports no other, which then has the helper for all
 */
export const inlineRuntime = (home?: string): Plugin => ({
  name: 'resident-inline-runtime',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
    const helper = chunks.find(({ name }) => name === 'rolldown-runtime')
    if (!helper) return
    const [, local, name] = exported.exec(helper.code) ?? []
    if (name === undefined) throw new Error('The helper of Rolldown has another form.')
    const value = `(()=>{${helper.code.replace(exported, `return ${local ?? name}`)}})()`
    const owner = home === undefined ? undefined : chunks.find(chunk => chunk.name === home)
    if (home !== undefined && owner?.imports.length !== 0)
      throw new Error(`The helper of Rolldown needs a script ${home} that imports none.`)
    for (const chunk of chunks) {
      if (!chunk.imports.includes(helper.fileName)) continue
      const code = chunk.code.replace(runtime, (_match, imported: string, as: string) => {
        if (imported !== name) throw new Error(`The helper of Rolldown has no export ${imported}.`)
        return owner
          ? `import{${sharedName} as ${as}}from"./${owner.fileName.split('/').at(-1)}";`
          : `var ${as}=${value};`
      })
      if (code === chunk.code)
        throw new Error(`${chunk.fileName} imports the helper of Rolldown in another form.`)
      chunk.code = code
      const others = chunk.imports.filter(file => file !== helper.fileName)
      chunk.imports = owner ? [...new Set([owner.fileName, ...others])] : others
    }
    if (owner) owner.code += `;var ${sharedName}=${value};export{${sharedName}};`
    delete bundle[helper.fileName]
  },
})
