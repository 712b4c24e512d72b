import path from 'node:path'
import type { ImportRemark } from '../services/catalogue/import-catalogue.ts'
import { findingsText } from './finding-texts.ts'
import type { Command, CommandContext, CommandTask } from './command.ts'

/** Imports or exports the catalogue. The exit code is 1 when a document was refused or held back. */
export const catalogue: Command = {
  usage: `Usage: npm run catalogue -- import PATH [--confirm-prices[=ID,ID…]] | export PATH
--confirm-prices takes over prices that fall or rise by more than half, which an import holds back; of the named products only.`,
  parse: ([command, folder, ...rest]) => {
    if (folder === undefined) return null
    if (command === 'import') {
      const confirmPrices = parseConfirmed(rest)
      return confirmPrices === null ? null : importFrom(folder, confirmPrices)
    }
    return command === 'export' && rest.length === 0 ? exportTo(folder) : null
  },
}

const CONFIRM = '--confirm-prices'

function parseConfirmed([option, ...rest]: readonly string[]): boolean | readonly string[] | null {
  if (option === undefined) return false
  if (rest.length > 0) return null
  if (option === CONFIRM) return true
  const ids = option.startsWith(`${CONFIRM}=`) ? option.slice(CONFIRM.length + 1).split(',') : []
  return ids.length === 0 || ids.includes('') ? null : ids
}

function importFrom(folder: string, confirmPrices: boolean | readonly string[]): CommandTask {
  return async (context) => {
    const counts = await context.store.services.catalogue.importFolder({
      folder: path.resolve(context.folder, folder),
      onRefused: printIssue(context, 'refused'),
      onNoted: printIssue(context, 'noted'),
      onPriceMove: printIssue(context, 'held'),
      confirmPrices,
      onProgress: (collection, documents) => context.progress(`${collection}: ${countText(documents)} read`),
      signal: context.signal,
    })
    for (const { collection, added, changed, unchanged, refused, held } of counts ?? []) {
      const heldText = held > 0 ? `, ${held} held` : ''
      context.print(
        `${collection}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused${heldText}`,
      )
    }
    const isHeld = (counts ?? []).some((count) => count.held > 0)
    if (isHeld)
      context.print(
        `Held products stay as they are: repeat the import with ${CONFIRM} if their prices are right.`,
      )
    return isHeld || (counts ?? []).some((count) => count.refused > 0) ? 1 : 0
  }
}

function printIssue({ print }: CommandContext, label: string) {
  return ({ collection, id, findings }: ImportRemark): void =>
    print(`${label} ${collection} ${id}: ${findingsText(findings)}`)
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
