import { prepare } from './start/prepare.mjs'
import { run } from './start/run.mjs'

// Runs a command of the product on its own Node, after installing what is missing: `node scripts/run.mjs FILE …`.
// `--build` before the file builds what is out of date first, for commands that start the store.
const given = process.argv.slice(2)
const build = given[0] === '--build'
const node = await prepare({ build })
const { code } = await run(node, build ? given.slice(1) : given)
process.exit(code)
