import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInShopper } from '../../support/browser/shopper.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { startCluster, type Cluster } from '../../support/database/postgres-cluster.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { startStore, type Store } from '../../support/process/start-store.ts'

const root = path.join(import.meta.dirname, '../../..')
/** Until there is a tagged release: the last state before the rule that migrations only add, with the migrations up to 0008. */
const BEFORE_THE_RULE = '513251cb8c286a9b6fe309b1b4a18294c406ea93'

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 256_000_000 })

function findOlderRelease(): string | null {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  const release = tag.status === 0 ? String(tag.stdout).trim() : BEFORE_THE_RULE
  return git('cat-file', '-e', `${release}^{commit}`).status === 0 ? release : null
}

const release = findOlderRelease()
if (release === null)
  process.stdout.write(
    '\nskipped: this clone does not hold the older release (git fetch --unshallow brings it)\n',
  )

describe.skipIf(release === null)('a process of an older release, while the schema moves on', () => {
  let cluster: Cluster
  let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
  const program = mkdtempSync(path.join(tmpdir(), 'neev-older-'))
  const stores: Store[] = []

  beforeAll(async () => {
    const archive = git('archive', release ?? '', 'package.json', 'domain', 'server', 'migrations')
    mkdirSync(path.join(program, 'build'))
    if (spawnSync('tar', ['-x', '-C', program], { input: archive.stdout }).status !== 0)
      throw new Error('the older release cannot be unpacked')
    symlinkSync(path.join(root, 'node_modules'), path.join(program, 'node_modules'))
    // pages are not what is tested here
    cpSync(path.join(root, 'build'), path.join(program, 'build'), { recursive: true })
    cluster = await startCluster()
    catalogue = await catalogueFolder({ products: [productDocument('cement')] })
  }, 60_000)
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.stop()))
    await cluster.stop()
    await catalogue.remove()
    removeFolder(program)
  })

  test(
    '[SAFE-03] it signs in and takes orders before, during and after the migrations, and both see all of them',
    {
      timeout: 120_000,
    },
    async () => {
      const start = async (which: { program?: string }): Promise<Store> => {
        const store = await startStore({
          ...which,
          databaseURL: cluster.addressOf('postgres'),
          environment: { CATALOGUE: catalogue.folder },
        })
        stores.push(store)
        return store
      }
      const older = await start({ program })
      const me = await signInShopper(older, '9812345672')
      const orders = [await me.placeOrder()]
      const starting = start({})
      const progress = { isMigrating: true }
      const newer = starting.finally(() => {
        progress.isMigrating = false
      })
      while (progress.isMigrating) orders.push(await me.placeOrder())
      await me.addAddress('a street after the migration')
      orders.push(await me.placeOrder())
      const other = await signInShopper(older, '9812345673')
      const theirs = [await other.placeOrder()]
      expect((await me.orderIds()).toSorted()).toEqual(orders.toSorted())
      const afterwards = other.at(await newer)
      theirs.push(await afterwards.placeOrder())
      expect((await afterwards.orderIds()).toSorted()).toEqual(theirs.toSorted())
      expect((await me.at(await newer).orderIds()).toSorted()).toEqual(orders.toSorted())
      expect(older.log()).not.toMatch(/"level":50/)
    },
  )
})
