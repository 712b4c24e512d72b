import path from 'node:path'
import { afterAll } from 'vitest'
import { openTestApi, type TestApi } from './test-api.ts'

/** A store with the demo catalogue, read as a store reads it when it starts, for all tests of a file; closed after them. */
export async function demoApiForTests(environment: Record<string, string> = {}): Promise<TestApi> {
  const api = await openTestApi({}, environment)
  afterAll(() => api.close())
  await api.services.catalogue.importFolder({
    folder: path.join(import.meta.dirname, '../../../demo/catalogue'),
  })
  await api.services.quickOrder.prepare()
  return api
}
