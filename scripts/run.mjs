import { prepare } from './start/prepare.mjs'
import { run } from './start/run.mjs'

// Runs a script of the product on its own Node, after installing missing packages: `node scripts/run.mjs [FLAGS] FILE …`.
// `--build` first brings the build up to date, for scripts that start the store; `--dev` installs the packages for
// development too, for scripts that use them.
const args = process.argv.slice(2)
const first = args.findIndex((arg) => arg !== '--build' && arg !== '--dev')
const flags = args.slice(0, first)
const node = await prepare({ build: flags.includes('--build'), development: flags.includes('--dev') })
const { code } = await run(node, args.slice(first))
process.exit(code)
