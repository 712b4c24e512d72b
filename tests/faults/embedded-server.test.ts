import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { findDatabase, removeFolder } from '../support/process/remove-folder.ts'
import { startStore } from '../support/process/start-store.ts'
import { until } from '../support/process/until.ts'
import { expectNothingLost } from './outage/expect-nothing-lost.ts'
import { signInCustomers, orderContinuously } from './outage/order-continuously.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-embedded-'))
const shelf = await catalogueFolder({ products: [productDocument('cement')] })
afterAll(async () => {
  removeFolder(folder)
  await shelf.remove()
})

const start = (dataDirectory: string) =>
  startStore({ dataDirectory, environment: { CATALOGUE: shelf.folder } })

test('[SAFE-03] a database server that is killed under a store is started again, and no order is lost', async () => {
  const data = path.join(folder, 'killed')
  const store = await start(data)
  const customers = orderContinuously(store, await signInCustomers(store, 2))
  await customers.nextOrder()
  const killed = findDatabase(data) ?? 0
  process.kill(killed, 'SIGKILL')
  await until('another server', () => {
    const running = findDatabase(data)
    return running !== null && running !== killed ? true : undefined
  })
  await customers.nextOrder()
  await expectNothingLost(customers)
  await store.stop()
  expect(findDatabase(data)).toBeNull()
})

test('[SAFE-03] the server of a store that was killed goes on, and the next start takes it over', async () => {
  const data = path.join(folder, 'orphan')
  const store = await start(data)
  const server = findDatabase(data)
  process.kill(store.pid, 'SIGKILL')
  await store.stop()
  const next = await start(data)
  expect(findDatabase(data)).toBe(server)
  await next.stop()
  expect(findDatabase(data)).toBeNull()
})
