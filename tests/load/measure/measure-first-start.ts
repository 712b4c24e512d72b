import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onSuddenExit } from '../../support/process/clean-up.ts'
import { freePort } from '../../support/process/free-port.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { until } from '../../support/process/until.ts'

/** What `npm start` costs on a clone that holds nothing but the sources. */
export type FirstStartFigures = { readonly seconds: number; readonly installedMegabytes: number }

const root = join(import.meta.dirname, '../../..')
const READY_WITHIN_MS = 600_000

/** Clones the last commit into an empty folder and starts it there. */
export async function measureFirstStart(): Promise<FirstStartFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'neev-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  const port = await freePort()
  const begun = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), NODE_ENV: '' },
  })
  const end = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM')
    } catch {
      // it has ended by itself
    }
  }
  const callOff = onSuddenExit(() => {
    end()
    removeFolder(folder)
  })
  try {
    await until(
      '`npm start` on a bare clone',
      async () => {
        if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`)
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
        return answer?.ok === true ? true : undefined
      },
      { withinMs: READY_WITHIN_MS, everyMs: 100 },
    )
    const seconds = (performance.now() - begun) / 1000
    const printed = execFileSync('du', ['-sk', join(folder, 'node_modules')], { encoding: 'utf8' })
    return { seconds, installedMegabytes: Math.round(Number.parseInt(printed, 10) / 1024) }
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : null
    end()
    await ended
    callOff()
    removeFolder(folder)
  }
}
