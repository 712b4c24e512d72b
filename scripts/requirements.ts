import { readFileSync } from 'node:fs'
import { readResults } from '../tests/support/reporting/results.ts'
import { parseRequirements } from '../tests/support/requirements/parse-requirements.ts'
import {
  type TracedRequirement,
  traceRequirements,
} from '../tests/support/requirements/trace-requirements.ts'

const markdown = readFileSync(new URL('../docs/requirements.md', import.meta.url), 'utf8')
const { requirements, unknown } = traceRequirements(parseRequirements(markdown), readResults())
const missingOnly = process.argv.includes('--missing')
const marks = { shown: '✓', failed: '✗', missing: '·' } as const
const count = (state: TracedRequirement['state']): number =>
  requirements.filter((one) => one.state === state).length

for (const requirement of requirements) {
  if (!missingOnly || requirement.state === 'missing') print(requirement)
}
for (const { id, title } of unknown) console.log(`✗ ${id} is not in the list, but a test names it: ${title}`)
console.log(
  `${requirements.length} requirements: ${count('shown')} shown, ${count('failed')} failed, ${count('missing')} without a test`,
)
process.exitCode = count('failed') + unknown.length > 0 ? 1 : 0

function print({ id, text, state, tests }: TracedRequirement): void {
  console.log(`${marks[state]} ${id} ${text}`)
  for (const test of tests) console.log(`    ${test.state} · ${test.title} (${test.file})`)
}
