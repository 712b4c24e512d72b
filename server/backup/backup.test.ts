import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { MANIFEST, readManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
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
  rmSync(folder, { recursive: true, force: true })
})

/** A store that one test restores, and others then find in their way. */
const taken = path.join(folder, 'taken')
let number = 0
const place = (name: string): string => path.join(folder, `${name}-${(number += 1)}`)
const write = async (): Promise<string> => {
  const backup = place('backup')
  await writeBackup({ database, dataDir, home }, backup)
  return backup
}
const opened: Database[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

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

test(
  '[SAFE-07] a restored store holds exactly what was backed up, to the space in a document',
  { timeout: 90_000 },
  async () => {
    const backup = await write()
    const target = { databaseUrl: 'embedded', dataDir: taken, replace: null }
    const restored = await restoreBackup(backup, target)
    expect(readFileSync(path.join(target.dataDir, 'media/ab/brick.webp'), 'utf8')).toBe('a picture')
    const again = await openDatabase('embedded', path.join(target.dataDir, 'database'))
    opened.push(again)
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
  },
)

test('[SAFE-07] nothing is restored over a store unless that is named', { timeout: 90_000 }, async () => {
  const backup = await write()
  const target = { databaseUrl: 'embedded', dataDir: taken, replace: null }
  await expect(restoreBackup(backup, target)).rejects.toThrow(/already exists/)
  await expect(restoreBackup(backup, { ...target, replace: 'another' })).rejects.toThrow(
    `The store here is ${path.basename(taken)}, not another.`,
  )
  await restoreBackup(backup, { ...target, replace: path.basename(taken) })
  const again = await openDatabase('embedded', path.join(taken, 'database'))
  opened.push(again)
  expect((await sql`select from products`.execute(again.queries)).rows).toHaveLength(450)
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
  const target = { databaseUrl: 'embedded', dataDir: place('unharmed'), replace: null }
  await expect(restoreBackup(backup, target)).rejects.toThrow(/^The backup is damaged: database\.ndjson\.gz/)
  expect(readdirSync(folder)).not.toContain(path.basename(target.dataDir))
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

test('a backup of a newer schema is refused', { timeout: 90_000 }, async () => {
  const backup = await write()
  const file = path.join(backup, MANIFEST)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...manifest, migration: '9999-later' }))
  const target = { databaseUrl: 'embedded', dataDir: place('newer'), replace: null }
  await expect(restoreBackup(backup, target)).rejects.toThrow(/newer version of the store/)
})
