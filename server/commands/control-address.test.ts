import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chooseControlAddress, publishControlAddress } from './control-address.ts'

test('[SAFE-07] a store on a copied data folder leaves the original folder alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'neev-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const original of [folder, path.join(folder, 'original')]) {
    const copy = path.join(await mkdtemp(path.join(tmpdir(), 'neev-')), 'copy')
    onTestFinished(() => rm(path.dirname(copy), { recursive: true }))
    await mkdir(path.join(original, 'database'), { recursive: true })
    await writeFile(path.join(original, 'database', 'rows'), 'precious')
    await publishControlAddress(original, await chooseControlAddress(original))
    await cp(original, copy, { recursive: true })
    await chooseControlAddress(copy)
    expect(existsSync(path.join(original, 'database', 'rows'))).toBe(true)
  }
})
