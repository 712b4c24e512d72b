import { prepare } from './start/prepare.mjs'
import { run } from './start/run.mjs'

// Runs a script of the product on its own Node, after installing missing packages: `node scripts/run.mjs FILE …`.
// `--build` before the file first brings the build up to date, for scripts that start the store.
const args = process.argv.slice(2)
const build = args[0] === '--build'
const node = await prepare({ build })
const { code } = await run(node, build ? args.slice(1) : args)
process.exit(code)
