import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { signInShopper } from '../support/browser/shopper.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { findDatabase } from '../support/process/remove-folder.ts'
import { startStore } from '../support/process/start-store.ts'

const DISK_BYTES = 400 * 1024 * 1024
const AT_ONCE = 4
const ORDERS = 40

const folder = mkdtempSync(path.join(tmpdir(), 'neev-power-'))
chmodSync(folder, 0o755)
const [image, afterwards] = [path.join(folder, 'disk'), path.join(folder, 'disk-afterwards')]
const [before, after] = [path.join(folder, 'before'), path.join(folder, 'after')]

/** Mounts an image as a disk; null with the reason where this user may not. */
function mount(file: string, at: string): string | null {
  try {
    mkdirSync(at)
    execFileSync('mount', ['-o', 'loop', file, at], { stdio: 'pipe' })
    chmodSync(at, 0o755)
    return at
  } catch (error) {
    process.stdout.write(`\nNo disk to cut the power of: ${String(error)}\n`)
    return null
  }
}

function makeDisk(): string | null {
  writeFileSync(image, '')
  truncateSync(image, DISK_BYTES)
  execFileSync('/sbin/mkfs.ext4', ['-q', image])
  return mount(image, before)
}

const disk = process.getuid?.() === 0 && existsSync('/sbin/mkfs.ext4') ? makeDisk() : null
if (disk === null) process.stdout.write('\nSkipped, a power cut: it takes root, loop devices and mkfs.ext4\n')
afterAll(() => {
  for (const mounted of [before, after])
    if (existsSync(mounted)) execFileSync('umount', ['-l', mounted], { stdio: 'ignore' })
  rmSync(folder, { recursive: true })
})

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)

test.skipIf(disk === null)(
  '[SAFE-03] when the power is cut, every acknowledged order is on the disk',
  async () => {
    const catalogue = await catalogueFolder({ products: [productDocument('cement')] })
    const environment = { CATALOGUE: catalogue.folder }
    const store = await startStore({ dataDirectory: path.join(before, 'store'), environment })
    const me = await signInShopper(store, '9812345670')
    await me.addAddress('street')
    const acknowledged: string[] = []
    const order = async (): Promise<void> => {
      for (;;) acknowledged.push(await me.placeOrder())
    }
    const shoppers = Array.from({ length: AT_ONCE }, () => order().catch(() => {}))
    await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 3 }).toBeGreaterThan(ORDERS)

    // nothing more is written from here on; what nobody forced is in memory alone
    const unforced = 'unforced'
    writeFileSync(path.join(before, unforced), Buffer.alloc(100_000, 1))
    const server = findDatabase(store.dataDirectory) ?? 0
    const processes = [store.pid, server, ...childrenOf(server)]
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    copyFileSync(image, afterwards)
    for (const pid of processes) process.kill(pid, 'SIGKILL')
    await Promise.all(shoppers)

    mount(afterwards, after)
    const left = path.join(after, unforced)
    expect(existsSync(left) ? statSync(left).size : 0).toBe(0)
    const again = await startStore({ dataDirectory: path.join(after, 'store'), environment })
    const kept = await me.at(again).orderIds()
    await again.stop()
    await store.stop()
    await catalogue.remove()
    expect(acknowledged.length).toBeGreaterThan(ORDERS)
    expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([])
  },
)
