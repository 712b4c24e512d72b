import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../support/process/find-program.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { insertOrder } from '../insert-order.ts'

/** Orders a second that PostgreSQL's own `pgbench` writes with the bare program's statement; null where it is missing. */
export function measurePgbench(
  databaseURL: string,
  { uid, clients, seconds }: { uid: string; clients: number; seconds: number },
): number | null {
  const programs = findPostgres()
  if (programs === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
  try {
    const lines = [0, 1, 2].map((line) => ({ line, product: 'bench', quantity: line + 1 }))
    const values = ['id.value', `'${uid}'`, 'id.value::text', `'{"city":"Gurugram"}'`, `'${JSON.stringify(lines)}'`, 'id.value::text'] // prettier-ignore
    const statement = values.reduce(
      (text, value, index) => text.replaceAll(`$${index + 1}`, value),
      insertOrder,
    )
    const script = join(folder, 'order.sql')
    const withId = statement.replace(
      'with placed as (',
      'with id as (select gen_random_uuid() as value), placed as (',
    )
    writeFileSync(
      script,
      `${withId.replace(/values \((.*)\)\n/, 'select $1 from id\n').replaceAll('\n', ' ')};\n`,
    )
    const args = ['-n', '-f', script, '-c', String(clients), '-T', String(seconds), databaseURL]
    const printed = execFileSync(join(programs, 'pgbench'), args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/tps = ([\d.]+)/.exec(printed)?.[1] ?? Number.NaN)
  } catch (error) {
    console.log(`pgbench: ${String(error)}`)
    return null
  } finally {
    removeFolder(folder)
  }
}
