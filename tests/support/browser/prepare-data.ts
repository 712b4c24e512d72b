import { chromium } from '@playwright/test'
import { cpSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onSuddenExit } from '../process/clean-up.ts'
import { setup as ensureBuild } from '../process/ensure-build.ts'
import { findChromium } from '../process/find-program.ts'
import { removeFolder } from '../process/remove-folder.ts'
import { startStore, type StoreOptions } from '../process/start-store.ts'
import { until } from '../process/until.ts'

/**
 * Playwright's global set-up: builds the product if needed, then lets a store create its database and import the demo
 * catalogue once. Workers start from copies of `demo` or, with a catalogue of their own, of `empty`. Returns the clean-up.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function prepareData(): Promise<() => void> {
  if (findChromium() === undefined && !existsSync(chromium.executablePath())) {
    throw new Error('Chromium is missing: run `npm test`, install it, or set CHROMIUM_PATH to its program')
  }
  ensureBuild()
  const folder = mkdtempSync(join(tmpdir(), 'neev-prepared-'))
  const [empty, demo] = [join(folder, 'empty'), join(folder, 'demo')]
  const remove = (): void => removeFolder(folder)
  const callOff = onSuddenExit(remove)
  try {
    await startAndStop({ dataDirectory: empty, environment: { CATALOGUE: 'none' } })
    cpSync(empty, demo, { recursive: true })
    // keeps the index of the catalogue, so that no worker reads it again
    const index = join(demo, 'search-index/index')
    await startAndStop({ dataDirectory: demo }, () =>
      until('the index to be saved', () => (existsSync(index) ? true : undefined)),
    )
  } catch (error) {
    remove()
    throw error
  }
  process.env[variable] = folder
  return () => {
    callOff()
    remove()
  }
}

const variable = 'NEEV_PREPARED_DATA'

/** A prepared data directory to start a copy of; undefined where none was prepared. */
export function preparedData(which: 'empty' | 'demo'): string | undefined {
  const { [variable]: folder } = process.env
  return folder === undefined ? undefined : join(folder, which)
}

async function startAndStop(options: StoreOptions, meanwhile?: () => Promise<unknown>): Promise<void> {
  const store = await startStore(options)
  try {
    await meanwhile?.()
  } finally {
    await store.stop()
  }
}
