import path from 'node:path'
import { afterAll } from 'vitest'
import { templateWith } from '../database/test-database.ts'
import { openTestApi, type TestApi } from './test-api.ts'

/** The folder of the demo catalogue. */
const folder = path.join(import.meta.dirname, '../../../demo/catalogue')

/** A store with the demo catalogue, read as a store reads it when it starts, for all tests of a file; closed after them. */
export async function demoApiForTests(environment: Record<string, string> = {}): Promise<TestApi> {
  const api = await openDemoApi(environment)
  afterAll(() => api.close())
  return api
}

/** Opens a store with the demo catalogue, read as a store reads it when it starts. */
export async function openDemoApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const template = await templateWith('demo', importDemo)
  const api = await openTestApi({}, environment, { template })
  await api.services.quickOrder.prepare()
  return api
}

async function importDemo(name: string): Promise<void> {
  const api = await openTestApi()
  try {
    await api.services.catalogue.importFolder({ folder })
    api.database.keepAs(name)
  } finally {
    await api.close()
  }
}
