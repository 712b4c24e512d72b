import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assertSafeStart } from '#server/config/live-start.ts'
import { openStore } from '#server/composition/start/open-store.ts'
import { readConfig } from '#server/config/read-config.ts'
import { createLogger } from '#server/observability/log.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { runProgram } from '../support/process/run-program.ts'
import { startStore } from '../support/process/start-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-live-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environmentFor = (dataDirectory: string) => ({
  DATA_DIR: dataDirectory,
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'embedded',
  SMS_PROVIDER: 'outbox',
  PAYMENTS: 'simulator',
  TRUSTED_PROXIES: 'none',
})

const seller = {
  legalName: 'Adarsh Building Materials LLP',
  addressLines: ['14 Mill Road', 'Pune 411001'],
  stateCode: '27',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
  phone: '+91 20 1111 2222',
  email: 'accounts@adarsh.example',
}

test(
  '[SAFE-08] a live start says at once all that forbids it, and works when that is mended',
  { timeout: 300_000 },
  async () => {
    // of its own for each try: a command of a try that was given up may still hold the last one
    const dataDirectory = mkdtempSync(path.join(folder, 'try-'))
    const environment = environmentFor(dataDirectory)
    const { DATABASE_URL: _, ...unnamed } = environment
    const without = await runProgram(['server/main.ts'], { ...unnamed, PUBLIC_URL: 'http://shop.example' })
    expect(without).toMatchObject({ code: 1, out: '' })
    expect(without.err.split('\n')).toEqual([
      'The store does not start at http://shop.example, where real customers buy:',
      expect.stringMatching(/^- PUBLIC_URL has to begin with https/),
      expect.stringMatching(/^- DATABASE_URL is missing/),
      '',
    ])

    const fresh = await runProgram(['server/main.ts'], { ...environment, METRICS_TOKEN: 'changeme-changeme' })
    expect(fresh.code).toBe(1)
    expect(fresh.err.split('\n')).toEqual([
      'The store does not start at https://shop.example, where real customers buy:',
      expect.stringMatching(/^- METRICS_TOKEN is an example/),
      expect.stringMatching(/^- CATALOGUE is the demo's/),
      expect.stringMatching(/^- No firm is set to write invoices/),
      expect.stringMatching(/^- The return terms are an example/),
      expect.stringMatching(/^- The store's hotline, whatsapp, email, grievanceOfficer lead to nobody/),
      '',
    ])

    const config = readConfig(environment)
    const { services, close } = await openStore(config, createLogger('silent', false))
    await services.store.changeSetting('seller', JSON.stringify({ ...seller, phone: undefined }))
    const demo = await catalogueFolder({
      products: ['opc-cement-53-adrika', 'opc-cement-53-vajrana'].map((id) => productDocument(id)),
    })
    await services.catalogue.importFolder({ folder: demo.folder })
    await demo.remove()
    await expect(assertSafeStart(config, services.store.findDemoData)).rejects.toThrow(
      /^- The catalogue holds 2 products of the demo[^]*\n- The firm on invoices has the demo's or an invalid phone:/m,
    )
    await services.store.changeSetting('seller', JSON.stringify(seller))
    await services.store.changeSetting('hotline', '+91 20 1111 2222')
    await services.store.changeSetting('whatsapp', '912011112222')
    await services.store.changeSetting('email', 'help@adarsh.example')
    await services.store.changeSetting('grievanceOfficer', 'Meera Joshi')
    await services.store.changeSetting('returnTerms', '# Within 7 days\nUnused items.')
    await close()

    const store = await startStore({
      dataDirectory,
      environment: { ...environment, LIVE_EXCEPTIONS: 'demo-catalogue' },
    })
    await expect.poll(store.log, { timeout: 30_000 }).toContain('Neev is ready at https://shop.example')
    await store.stop()
  },
)
