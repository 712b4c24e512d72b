import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Runs a command of the terminal: `node scripts/command.ts NAME …`. What the last one compiled is used again.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
const { startCommand } = await import('../server/commands/start-command.ts')
const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await startCommand(name, args, process.env.INIT_CWD ?? process.cwd())
