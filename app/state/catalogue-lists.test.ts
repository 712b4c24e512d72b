import { expect, test, vi } from 'vitest'
import { createCatalogueApi } from '../api/catalogue.ts'

test('[DATA-03] a list whose answer ends early has failed, also while the code that parses it has yet to come', async () => {
  vi.doMock('../api/catalogue-parsers.ts', () => new Promise(() => {}))
  const cut = new ReadableStream({ start: (body) => body.error(new Error('the time is up')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(cut)))
  await expect(createCatalogueApi('/api').fetchShops()).rejects.toThrow('the time is up')
  vi.doUnmock('../api/catalogue-parsers.ts')
  vi.unstubAllGlobals()
})
