import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { administer } from '../../tests/support/database/postgres-cluster.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { DATABASE_FILE, MANIFEST, readManifest } from './manifest.ts'
import { restoreBackup, type RestoreTarget } from './restore-backup.ts'
import { runBackup } from './run-backup.ts'
import { writeBackup } from './write-backup.ts'

const home = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'neev-backup-'))
const dataDir = path.join(folder, 'data')
let database: Database

beforeAll(async () => {
  mkdirSync(path.join(dataDir, 'media/ab'), { recursive: true })
  mkdirSync(path.join(dataDir, 'database/cluster'), { recursive: true })
  writeFileSync(path.join(dataDir, 'media/ab/brick.webp'), 'a picture')
  writeFileSync(path.join(dataDir, 'database/cluster/page'), 'not to be copied')
  writeFileSync(path.join(dataDir, 'outbox.ndjson'), '{"to":"nobody"}\n')
  database = await openTestDatabase()
  await sql`insert into secrets (name, value) values ('line', ${'two\nlines,   "quotes" and हिन्दी'})`.execute(
    database.queries,
  )
  await sql`
    insert into products (id, position, digest, document, record, name, subcategory_ids, price_from, search)
    select 'p' || n, n, 'd', '{ "b":  1, "a": 2 }', '{"b": 1.50}', 'Brick', array['x,"y', null], 84.745763, 'brick:1A red:2'
    from generate_series(1, 450) as n`.execute(database.queries)
})
afterAll(async () => {
  await database.close()
  for (const { name } of targets)
    await administer(inject('postgres').admin, `drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

type Target = RestoreTarget & { readonly name: string }
const targets: Target[] = []
let number = 0
const place = (name: string): string => path.join(folder, `${name}-${(number += 1)}`)
const write = async (): Promise<string> => {
  const backup = place('backup')
  await writeBackup({ database, dataDir, home }, backup)
  return backup
}
/** An empty database, and a data folder that is not there yet. */
async function newTarget(): Promise<Target> {
  const name = `neev_restored_${randomBytes(6).toString('hex')}`
  const { admin } = inject('postgres')
  await administer(admin, `create database ${name}`)
  const target = { name, databaseUrl: new URL(`/${name}`, admin).href, dataDir: place('data'), replace: null }
  targets.push(target)
  return target
}
const opened: Database[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})
async function open({ databaseUrl }: Target): Promise<Database> {
  const restored = await openDatabase(databaseUrl, null)
  opened.push(restored)
  return restored
}
const countProducts = async (target: Target): Promise<number> =>
  (await sql`select from products`.execute((await open(target)).queries)).rows.length

test('[SAFE-07] a backup holds the database and the files, for its owner alone, and says what is in it', async () => {
  const backup = await write()
  const manifest = await readManifest(backup)
  expect(manifest).toMatchObject({
    format: 1,
    migration: expect.stringMatching(/^\d{4}-/),
  })
  expect(manifest.tables['products']?.rows).toBe(450)
  expect(manifest.files.map((file) => file.path)).toEqual([
    'database.ndjson.gz',
    'data/media/ab/brick.webp',
    'data/outbox.ndjson',
  ])
  const modes = [MANIFEST, ...manifest.files.map((file) => file.path)].map(
    (file) => statSync(path.join(backup, file)).mode & 0o777,
  )
  expect(new Set(modes)).toEqual(new Set([0o600]))
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})

test('[SAFE-07] a restored store holds exactly what was backed up, to the space in a document', async () => {
  const backup = await write()
  const target = await newTarget()
  const restored = await restoreBackup(backup, target)
  expect(readFileSync(path.join(target.dataDir, 'media/ab/brick.webp'), 'utf8')).toBe('a picture')
  const again = await open(target)
  const copy = place('copy')
  const second = await writeBackup({ database: again, dataDir: target.dataDir, home }, copy)
  expect(second.tables).toEqual(restored.tables)
  const { rows } = await sql`
    select document::text as document, price_from::text as price, search::text as search, subcategory_ids as ids
    from products where id = 'p7'`.execute(again.queries)
  expect(rows).toEqual([
    {
      document: '{ "b":  1, "a": 2 }',
      price: '84.745763',
      search: "'brick':1A 'red':2",
      ids: ['x,"y', null],
    },
  ])
})

test('[SAFE-07] a restored store gives no order a place that another one had', async () => {
  const next = async ({ queries }: Database): Promise<number> => {
    const { rows } = await sql<{ place: number }>`select nextval('order_places') as place`.execute(queries)
    return rows[0]?.place ?? -1
  }
  expect(await next(database)).toBe(0)
  const last = await next(database)
  const target = await newTarget()
  await restoreBackup(await write(), target)
  expect(await next(await open(target))).toBe(last + 1)
})

test('[SAFE-07] nothing is restored over a store unless that is named and stopped', async () => {
  const backup = await write()
  const target = await newTarget()
  await restoreBackup(backup, target)
  await expect(restoreBackup(backup, target)).rejects.toThrow(/already exists/)
  await expect(restoreBackup(backup, { ...target, dataDir: place('other') })).rejects.toThrow(/already holds/)
  await expect(restoreBackup(backup, { ...target, replace: 'another' })).rejects.toThrow(
    `The store here is ${target.name}, not another.`,
  )
  const running = await openDatabase(target.databaseUrl, null)
  const replacing = { ...target, replace: target.name }
  await expect(restoreBackup(backup, replacing)).rejects.toThrow(/^The store is running: 1 other connections/)
  await sql`delete from products`.execute(running.queries)
  await running.close()
  await restoreBackup(backup, replacing)
  expect(await countProducts(target)).toBe(450)
})

test.each([
  [
    'a changed byte',
    (file: string) => writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, -1), Buffer.of(7)])),
  ],
  ['a missing end', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -100))],
  ['a lost file', (file: string) => rmSync(file)],
])('[SAFE-07] %s is found before anything is restored', async (_, damage) => {
  const backup = await write()
  damage(path.join(backup, 'database.ndjson.gz'))
  const target = { databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: place('unharmed'), replace: null }
  await expect(restoreBackup(backup, target)).rejects.toThrow(/^The backup is damaged: database\.ndjson\.gz/)
  expect(readdirSync(folder)).not.toContain(path.basename(target.dataDir))
})

test('[SAFE-07] of two backups at once one is refused, and the other one is whole', async () => {
  const request = { folder: place('twice'), keep: null }
  const source = { database, dataDir, home, backupDir: folder }
  const both = await Promise.allSettled([runBackup(source, request), runBackup(source, request)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      message: expect.stringMatching(/^Another backup, restore or move of this database is running/),
    },
  })
  await readManifest(request.folder)
})

test('[SAFE-07] a backup that keeps the newest removes what earlier ones left unfinished', async () => {
  const backupDir = place('kept')
  mkdirSync(path.join(backupDir, '2026-01-01T00-00-00Z.unfinished'), { recursive: true })
  await runBackup({ database, dataDir, home, backupDir }, { folder: null, keep: 1 })
  expect(readdirSync(backupDir)).toEqual([expect.stringMatching(/^\d{4}.*Z$/)])
})

test('[SAFE-07] of two restores at once into a store one is refused, and the other one is whole', async () => {
  const backup = await write()
  const target = await newTarget()
  const both = await Promise.allSettled([restoreBackup(backup, target), restoreBackup(backup, target)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'CopyError' } })
  expect(await countProducts(target)).toBe(450)
  expect(readdirSync(path.join(target.dataDir, 'media/ab'))).toEqual(['brick.webp'])
})

test.each([
  ['text', 'this is no backup\n'],
  ['rows of no table', '{"rows":1}\n[]\n'],
  ['half a table', '{"table":"secrets","columns":["name"],"rows":2}\n["a"]\n'],
])('[SAFE-07] a foreign dump, %s, is refused and changes nothing', async (_, text) => {
  const backup = await write()
  const [dump, file] = [gzipSync(text), path.join(backup, MANIFEST)]
  writeFileSync(path.join(backup, DATABASE_FILE), dump)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { files: { path: string }[] }
  const sha256 = createHash('sha256').update(dump).digest('hex')
  const files = [{ path: DATABASE_FILE, bytes: dump.length, sha256 }, ...manifest.files.slice(1)]
  writeFileSync(file, JSON.stringify({ ...manifest, files }))
  const target = await newTarget()
  await expect(restoreBackup(backup, target)).rejects.toMatchObject({ name: 'CopyError' })
  const { queries } = await open(target)
  expect((await sql`select to_regclass('products') as found`.execute(queries)).rows).toEqual([
    { found: null },
  ])
  expect(readdirSync(target.dataDir)).toEqual([])
})

test('a manifest that leads out of its folder, or of another format, is refused', async () => {
  const backup = await write()
  const file = path.join(backup, MANIFEST)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { files: { path: string }[] }
  const withPath = (name: string) => ({ ...manifest, files: [{ ...manifest.files[0], path: name }] })
  for (const bad of [
    withPath('../outside'),
    withPath('/etc/passwd'),
    withPath('data/../../x'),
    { ...manifest, format: 2 },
  ]) {
    writeFileSync(file, JSON.stringify(bad))
    await expect(readManifest(backup)).rejects.toThrow(/cannot be read/)
  }
  await expect(readManifest(folder)).rejects.toThrow(/is not a finished backup/)
})

test('a backup of a newer schema is refused', async () => {
  const backup = await write()
  const file = path.join(backup, MANIFEST)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, migration: '9999-later' }))
  const target = { databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: place('newer'), replace: null }
  await expect(restoreBackup(backup, target)).rejects.toThrow(/newer version of the store/)
})
