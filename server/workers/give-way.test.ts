import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const giveWay = JSON.stringify(new URL('give-way.ts', import.meta.url))

/** Niceness of a program that gives way, in a process that has this one. */
function nicenessOf(of: number): number {
  const program = `
    import { getPriority, setPriority } from 'node:os'
    setPriority(0, Math.max(getPriority(), ${of}))
    const { giveWay } = await import(${giveWay})
    giveWay()
    console.log(getPriority())`
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', program]).stdout)
}

test.runIf(process.platform === 'linux')(
  '[SAFE-01] a thread gives way to the process that it belongs to, however nice that is itself',
  () => {
    expect(nicenessOf(13)).toBe(18)
    expect(nicenessOf(18)).toBe(19)
  },
)
