import path from 'node:path'
import { readConfig } from '../server/config.ts'
import { createLogger } from '../server/log.ts'
import { openStore } from '../server/open-store.ts'
import type { ImportRemark } from '../server/services/catalogue/import-catalogue.ts'
import type { Services } from '../server/services.ts'
import { describeStartupError } from '../server/startup-error.ts'

const usage = 'Usage: npm run catalogue -- import PATH | export PATH'

/** Imports or exports the catalogue. The exit code is 1 when a document was rejected or the command failed. */
async function main(): Promise<number> {
  const [command, folder] = process.argv.slice(2)
  if ((command !== 'import' && command !== 'export') || folder === undefined) {
    console.error(usage)
    return 1
  }
  const { services, close } = await openStore(readConfig(), createLogger('silent', false), false)
  try {
    const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder)
    return await (command === 'import' ? importFrom(services, target) : exportTo(services, target))
  } finally {
    await close()
  }
}

async function importFrom(services: Services, folder: string): Promise<number> {
  const counts = await services.catalogue.importFolder({
    folder,
    onRefused: printIssue('refused'),
    onNoted: printIssue('noted'),
  })
  for (const { collection, added, changed, unchanged, refused } of counts ?? []) {
    console.log(
      `${collection}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
    )
  }
  return (counts ?? []).some((count) => count.refused > 0) ? 1 : 0
}

function printIssue(label: string) {
  return ({ collection, id, text }: ImportRemark): void =>
    console.log(`${label} ${collection} ${id}: ${text}`)
}

async function exportTo(services: Services, folder: string): Promise<number> {
  for (const { collection, documents } of await services.catalogue.exportFolder(folder)) {
    console.log(`${collection}: ${documents} exported`)
  }
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(describeStartupError(error) ?? (error instanceof Error ? error.message : error))
  process.exitCode = 1
}
