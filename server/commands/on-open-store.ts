import { userInfo } from 'node:os'
import { createLogger } from '../observability/log.ts'
import { nameStore, openStore, storeExists } from '../composition/start/open-store.ts'
import type { BareCommand, Command, CommandTask, Terminal } from './command.ts'

/** Opens the store of the settings for a command, names it, and closes it afterwards; it has to exist unless `--new` is given. */
export function onOpenStore({ usage, parse }: Command): BareCommand {
  return {
    usage,
    parse: (argv) => {
      const args = argv.filter((arg) => arg !== '--new')
      const task = parse(args)
      return task === null ? null : (terminal) => run(task, terminal, args.length < argv.length)
    },
  }
}

async function run(task: CommandTask, terminal: Terminal, mayMake: boolean): Promise<number> {
  const { config, print, signal } = terminal
  const place = nameStore(config)
  if (!mayMake && !(await storeExists(config)))
    throw new Error(
      `There is no store yet: ${place}. ` +
        'DATABASE_URL and DATA_DIR say which store a command acts on; add --new to make one there.',
    )
  const store = await openStore(config, createLogger('silent', false))
  try {
    signal.throwIfAborted()
    const { name, products } = await store.services.store.describe()
    print(`Store: ${place} (${name}, ${countText(products)})`)
    return await task({ ...terminal, store, staffName: userName() })
  } finally {
    await store.close()
  }
}

/** In a container, the user may have a number alone. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

function countText(products: number): string {
  return `${products.toLocaleString('en-IN')} ${products === 1 ? 'product' : 'products'}`
}
