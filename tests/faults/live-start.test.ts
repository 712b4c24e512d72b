import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
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

    const set = (name: string, value: string) =>
      runProgram(['scripts/command.ts', 'settings', 'set', name, value], environment)
    const partly = JSON.stringify({ ...seller, phone: undefined })
    expect(await set('seller', partly)).toMatchObject({ code: 0 })
    const imported = await runProgram(
      ['scripts/command.ts', 'catalogue', 'import', 'demo/catalogue'],
      environment,
    )
    expect(imported.code).toBe(0)
    const again = await runProgram(['server/main.ts'], environment)
    expect(again.err).toMatch(/^- The catalogue holds 1,296 products of the demo/m)
    expect(again.err).toMatch(/^- The firm on invoices has the demo's or an invalid phone:/m)

    await set('seller', JSON.stringify(seller))
    await set('hotline', '+91 20 1111 2222')
    await set('whatsapp', '912011112222')
    await set('email', 'help@adarsh.example')
    await set('grievanceOfficer', 'Meera Joshi')
    await set('returnTerms', '# Within 7 days\nUnused items.')
    const store = await startStore({
      dataDirectory,
      environment: { ...environment, LIVE_EXCEPTIONS: 'demo-catalogue' },
    })
    await expect.poll(store.log, { timeout: 30_000 }).toContain('Neev is ready at https://shop.example')
    await store.stop()
  },
)
