import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readWholeRun, saveWholeRun } from './whole-run.ts'

it('keeps how long the last whole run took', () => {
  const folder = mkdtempSync(join(tmpdir(), 'neev-run-'))
  try {
    expect(readWholeRun(folder)).toBeNull()
    saveWholeRun({ minutes: 41.2, at: '2026-11-26T12:00:00Z' }, folder)
    saveWholeRun({ minutes: 40.1, at: '2026-11-26T13:00:00Z' }, folder)
    expect(readWholeRun(folder)).toEqual({ minutes: 40.1, at: '2026-11-26T13:00:00Z' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
