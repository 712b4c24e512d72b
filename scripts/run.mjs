import { prepare } from './start/prepare.mjs'
import { run } from './start/run.mjs'

// Runs a command of the product on its own Node, after installing what is missing: `node scripts/run.mjs FILE …`
const node = await prepare({ build: false })
const { code } = await run(node, process.argv.slice(2))
process.exit(code)
