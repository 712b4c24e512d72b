import { startCommand } from '../server/commands/start-command.ts'

// Runs a command of the terminal: `node scripts/command.ts NAME …`.
const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await startCommand(name, args, process.env.INIT_CWD ?? process.cwd())
