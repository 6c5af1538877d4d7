import { listedRequirements, provenRequirements } from '../requirements.ts'

const listed = listedRequirements()
const proven = provenRequirements()
const missing = listed.filter(id => !proven.has(id))

for (const id of missing) console.log(id)
console.log(
  `\n${listed.length - missing.length} of ${listed.length} requirements have a test, ${missing.length} have none.`,
)
