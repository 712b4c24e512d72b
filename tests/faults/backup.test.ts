import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer, startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import { runProgram } from '../support/process/run-program.ts'
import { findAccountErrors } from './storm/checks/accounts.ts'
import { findCashErrors, findDocumentErrors, findSerialErrors } from './storm/checks/documents.ts'
import {
  findBookingErrors,
  findInventedPayments,
  findOrderPaymentErrors,
  findRefundErrors,
  findUnseenMoney,
  sumPayments,
} from './storm/checks/money.ts'
import { findLedgerErrors, findReturnErrors, findUnknownErrors } from './storm/checks/returns.ts'
import { findItemErrors, findLostOrders, findTotalErrors } from './storm/checks/orders.ts'
import type { StormLedgers } from './storm/ledgers.ts'
import { ORDERS_BEFORE_HALF } from './storm/drive-checkouts.ts'
import { onlyInFull } from '../support/in-full.ts'
import { runStorm, type StormResult } from './storm/run-storm.ts'
import type { StormLocation } from './storm/storm-store.ts'

/** More than twice as many as run at once, so that some have ended when half have begun. */
const CHECKOUTS = 96
const CHECKOUTS_BEFORE_MOVE = 48
const folder = mkdtempSync(path.join(tmpdir(), 'neev-backups-'))
let cluster: Cluster

beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(async () => {
  await cluster.stop()
  removeFolder(folder)
})

async function newDatabase(): Promise<string> {
  const name = `neev_backup_${randomBytes(6).toString('hex')}`
  await administer(cluster.addressOf('postgres'), `create database ${name}`)
  return cluster.addressOf(name)
}

const environmentOf = ({ databaseURL, dataDirectory }: StormLocation) => ({
  DATABASE_URL: databaseURL,
  DATA_DIR: dataDirectory,
})

const newSeed = (what: string): number => {
  const seed = Number(process.env.STORM_SEED ?? randomInt(1_000_000_000))
  process.stdout.write(`\n${what}: STORM_SEED=${seed}\n`)
  return seed
}

/** The books of a store, for its own side and the provider's: every error that there is. */
function findErrors(ledgers: StormLedgers, shippedIds: ReadonlySet<string>): string[] {
  return [
    ...findBookingErrors(ledgers),
    ...findRefundErrors(ledgers),
    ...findInventedPayments(ledgers),
    ...findOrderPaymentErrors(ledgers),
    ...findLedgerErrors(ledgers),
    ...findReturnErrors(ledgers, shippedIds),
    ...findUnknownErrors(ledgers),
    ...findUnseenMoney(ledgers),
    ...findLostOrders(ledgers),
    ...findItemErrors(ledgers),
    ...findTotalErrors(ledgers),
    ...findSerialErrors(ledgers),
    ...findDocumentErrors(ledgers, shippedIds),
    ...findCashErrors(ledgers),
    ...findAccountErrors(ledgers),
  ]
}

/** Runs a storm, backs the store up in the middle of it with the command, and restores that elsewhere when the storm is over. */
async function stormWithBackup(restored: StormLocation): Promise<BackupStorm> {
  const backup = path.join(folder, `backup-${randomBytes(4).toString('hex')}`)
  let before: BackupStorm['before'] = { acknowledged: [], shownAsPaid: new Set() }
  let acknowledgedDuring = 0
  const size = {
    seed: newSeed(`A storm of ${CHECKOUTS} checkouts with a backup in it`),
    checkouts: CHECKOUTS,
  }
  const result = await runStorm('embedded', size, {
    atHalf: async (place, { acknowledged, shownAsPaid }) => {
      before = { acknowledged: [...acknowledged], shownAsPaid: new Set(shownAsPaid) }
      const { code, err } = await runProgram(['scripts/command.ts', 'backup', backup], environmentOf(place))
      expect({ code, err }).toEqual({ code: 0, err: '' })
      acknowledgedDuring = acknowledged.length - before.acknowledged.length
    },
    relocate: async () => {
      const { code, out, err } = await runProgram(
        ['scripts/command.ts', 'restore', backup],
        environmentOf(restored),
      )
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain('each row compared')
      return restored
    },
    latePayers: 0,
  })
  return { result, before, acknowledgedDuring }
}

type BackupStorm = {
  readonly result: StormResult
  /** What shoppers had seen when the backup began. */
  readonly before: Pick<StormLedgers, 'acknowledged' | 'shownAsPaid'>
  readonly acknowledgedDuring: number
}

const move = (target: string, dataDirectory: string) =>
  runProgram(['scripts/command.ts', 'move-database', target], { DATA_DIR: dataDirectory })

describe('a backup of a store, taken during a storm', () => {
  let storm: BackupStorm
  beforeAll(async () => {
    storm = await stormWithBackup({ databaseURL: 'embedded', dataDirectory: path.join(folder, 'data') })
  }, 300_000)

  test('[SAFE-07] it was taken while orders went on', () => {
    expect(storm.before.acknowledged.length).toBeGreaterThanOrEqual(ORDERS_BEFORE_HALF)
    expect(storm.acknowledgedDuring).toBeGreaterThan(0)
  })

  test('[SAFE-07] the restored store has every order acknowledged before it, and its books balance, with what the provider did later', () => {
    const { ledgers, shippedIds } = storm.result
    const restored = { ...ledgers, ...storm.before }
    const later = ledgers.payments.filter((payment) => payment.order_id === null)
    process.stdout.write(
      `  restored ${ledgers.orders.length} orders; ${later.length} payments are of orders made later\n`,
    )
    expect(findErrors(restored, shippedIds).slice(0, 10)).toEqual([])
    const { captured, kept, due, refunded, withheld } = sumPayments(restored)
    expect(captured).toBe(kept + due + refunded + withheld)
    expect(kept > 0n).toBe(true)
  })
})

test.each(onlyInFull)(
  '[SAFE-07] a store that moved from the embedded database to a server after a storm has all of it',
  { timeout: 300_000 },
  async () => {
    const target = await newDatabase()
    const size = {
      seed: newSeed(`A storm of ${CHECKOUTS_BEFORE_MOVE} checkouts before a move`),
      checkouts: CHECKOUTS_BEFORE_MOVE,
    }
    const { ledgers, shippedIds } = await runStorm('embedded', size, {
      relocate: async ({ dataDirectory }) => {
        const moved = await move(target, dataDirectory)
        expect(moved).toMatchObject({ code: 0, err: '' })
        const again = await move(target, dataDirectory)
        expect(again).toMatchObject({ code: 1, err: 'The database already holds a store or other tables.\n' })
        return { databaseURL: target, dataDirectory }
      },
    })
    expect(findErrors(ledgers, shippedIds).slice(0, 10)).toEqual([])
    // About two of three checkouts order, by the seed; far fewer would mean that the storm tried nothing.
    expect(ledgers.orders.length).toBeGreaterThan(CHECKOUTS_BEFORE_MOVE / 4)
  },
)
