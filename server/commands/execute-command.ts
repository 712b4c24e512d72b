import { nameOfDatabase } from '../db/open-database.ts'
import { describeStartupError } from '../startup-error.ts'
import type { CommandContext, CommandTask } from './command.ts'

/** Names the store that a command acts on, runs it, and resolves with its exit code: 1 with a complaint when it fails. */
export async function executeCommand(
  task: CommandTask,
  context: CommandContext,
  where: string,
): Promise<number> {
  try {
    const { config, store } = context
    const { name, products } = await store.services.store.describe()
    const place = nameOfDatabase(config.databaseUrl, config.dataDir)
    context.print(`Store: ${place}${where} (${name}, ${countText(products)})`)
    return await task(context)
  } catch (error) {
    context.complain(errorText(error))
    return 1
  }
}

/** One line that says what went wrong, for whoever gave the command. */
export function errorText(error: unknown): string {
  return describeStartupError(error) ?? (error instanceof Error ? error.message : String(error))
}

function countText(products: number): string {
  return `${products.toLocaleString('en-IN')} ${products === 1 ? 'product' : 'products'}`
}
