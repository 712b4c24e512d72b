import path from 'node:path'
import type { ImportRemark } from '../services/catalogue/import-catalogue.ts'
import type { Command, CommandContext, CommandTask } from './command.ts'

/** Imports or exports the catalogue. The exit code is 1 when a document was refused. */
export const catalogue: Command = {
  usage: 'Usage: npm run catalogue -- import PATH | export PATH',
  parse: ([command, folder, ...rest]) => {
    if (folder === undefined || rest.length > 0) return null
    if (command === 'import') return importFrom(folder)
    return command === 'export' ? exportTo(folder) : null
  },
}

function importFrom(folder: string): CommandTask {
  return async (context) => {
    const counts = await context.store.services.catalogue.importFolder({
      folder: path.resolve(context.folder, folder),
      onRefused: printIssue(context, 'refused'),
      onNoted: printIssue(context, 'noted'),
      onProgress: (collection, documents) => context.progress(`${collection}: ${countText(documents)} read`),
      signal: context.signal,
    })
    for (const { collection, added, changed, unchanged, refused } of counts ?? []) {
      context.print(
        `${collection}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused`,
      )
    }
    return (counts ?? []).some((count) => count.refused > 0) ? 1 : 0
  }
}

function printIssue({ print }: CommandContext, label: string) {
  return ({ collection, id, text }: ImportRemark): void => print(`${label} ${collection} ${id}: ${text}`)
}

function exportTo(folder: string): CommandTask {
  return async ({ store, folder: given, print, progress, signal }) => {
    const counts = await store.services.catalogue.exportFolder(path.resolve(given, folder), {
      onProgress: (collection, documents) => progress(`${collection}: ${countText(documents)} written`),
      signal,
    })
    for (const { collection, documents } of counts) print(`${collection}: ${documents} exported`)
    return 0
  }
}

function countText(documents: number): string {
  return documents.toLocaleString('en-IN')
}
