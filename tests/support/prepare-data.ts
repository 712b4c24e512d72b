import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atSuddenEnd } from './clean-up.ts'
import { removeFolder } from './remove-folder.ts'
import { startStore } from './start-store.ts'

/**
 * Playwright's global set-up: lets a store make its database and import the demo catalogue once, for every worker to
 * start from a copy. Returns how to remove it.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function prepareData(): Promise<() => void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'neev-prepared-'))
  const remove = (): void => removeFolder(dataDirectory)
  const callOff = atSuddenEnd(remove)
  try {
    const store = await startStore({ dataDirectory })
    await store.stop()
  } catch (error) {
    remove()
    throw error
  }
  process.env['NEEV_PREPARED_DATA'] = dataDirectory
  return () => {
    callOff()
    remove()
  }
}
