import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import { listBackups } from '../backup/run-backup.ts'
import type { Database } from '../db/database.ts'
import { readOverdueWork } from '../db/store/overdue-work.ts'

type Watched = {
  readonly database: Database
  readonly dataDir: string
  readonly backupDir: string
  readonly isReady: () => Promise<boolean>
  readonly now: () => Date
}

/** Adds to `/metrics` what alert rules watch besides requests; each is read when somebody asks, and missing when it cannot be read. */
export function addStoreGauges(
  registry: Registry,
  { database, dataDir, backupDir, isReady, now }: Watched,
): void {
  const gauge = (name: string, help: string, read: () => Promise<number>): void => {
    const one: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: async () => one.set(await read().catch(() => Number.NaN)),
    })
  }
  gauge('store_ready', 'Whether the store can serve: 1 or 0.', async () => Number(await isReady()))
  gauge('store_backup_age_seconds', 'Age of the newest backup in BACKUP_DIR; +Inf without one.', async () => {
    const newest = (await listBackups(backupDir)).at(-1)
    return newest === undefined ? Number.POSITIVE_INFINITY : (now().getTime() - timeOf(newest)) / 1000
  })
  gauge('store_disk_free_ratio', 'Free part of the disk that DATA_DIR lies on, 0 to 1.', async () => {
    const { bavail, blocks } = await statfs(dataDir)
    return bavail / blocks
  })
  const overdue = new Gauge({
    name: 'store_overdue_seconds',
    help: 'How long the oldest background work has been due, by kind.',
    labelNames: ['work'],
    registers: [registry],
    collect: async () => {
      const work = await readOverdueWork(database.queries, now()).catch(() => null)
      if (work === null) overdue.reset()
      else for (const [kind, seconds] of Object.entries(work)) overdue.labels(kind).set(seconds)
    },
  })
}

/** The time in the name of a backup such as `2026-11-22T19-30-00Z`. */
function timeOf(name: string): number {
  return Date.parse(name.replace(/(\d\d)-(\d\d)-(\d\d)Z$/, '$1:$2:$3Z'))
}
