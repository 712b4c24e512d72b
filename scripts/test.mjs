import { prepare, root } from './start/prepare.mjs'
import { run } from './start/run.mjs'

const node = await prepare({ development: true })
const { code } = await run(node, ['scripts/test/main.ts', ...process.argv.slice(2)], { cwd: root })
process.exit(code)
