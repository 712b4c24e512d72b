import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadEmbeddedEngine } from './load-embedded.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-power-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A disk that holds of every file what was last forced onto it, as one does after a power failure at the worst moment. */
function diskBeside(directory: string, disk: string) {
  return (file: string): void => {
    const kept = path.join(disk, path.relative(directory, file))
    if (statSync(file).isDirectory()) mkdirSync(kept, { recursive: true })
    else {
      mkdirSync(path.dirname(kept), { recursive: true })
      copyFileSync(file, kept)
    }
  }
}

test(
  '[SAFE-03] a power failure takes nothing that the embedded database acknowledged',
  { timeout: 120_000 },
  async () => {
    const [directory, disk] = [path.join(folder, 'running'), path.join(folder, 'disk')]
    await (await loadEmbeddedEngine(directory)).close()
    cpSync(directory, disk, { recursive: true })

    const engine = await loadEmbeddedEngine(directory, diskBeside(directory, disk))
    await engine.exec('create table orders (id int primary key, note text)')
    for (let id = 1; id <= 20; id += 1)
      await engine.query('insert into orders values ($1, $2)', [id, 'small'])
    // across a checkpoint, which writes tables and uses the log again
    await engine.exec(`insert into orders select g, repeat('x', 900) from generate_series(21, 20000) g`)
    await engine.exec('checkpoint')
    for (let id = 20_001; id <= 20_020; id += 1)
      await engine.query('insert into orders values ($1, $2)', [id, 'small'])
    // the engine runs on while the power fails: what it would write from here on never arrives
    const failed = path.join(folder, 'failed')
    cpSync(disk, failed, { recursive: true })

    const after = await loadEmbeddedEngine(failed)
    const { rows } = await after.query('select count(*)::int as orders, max(id) as last from orders')
    expect(rows).toEqual([{ orders: 20_020, last: 20_020 }])
    await after.close()
    await engine.close()
  },
)
