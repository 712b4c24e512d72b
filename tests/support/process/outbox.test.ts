import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOutbox } from './outbox.ts'

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'neev-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'outbox.ndjson'), text)
  return folder
}

const line = (to: string, text: string): string =>
  `${JSON.stringify({ at: '2026-01-01T00:00:00Z', to, text })}\n`

it('finds the messages to a phone, however the number is written', () => {
  const folder = folderWith(
    line('+919812345678', 'first') + line('+919999999999', 'other') + line('9812345678', 'second'),
  )
  expect(readOutbox(folder, '98123 45678').map(({ text }) => text)).toEqual(['first', 'second'])
})

it('does not read a line that is still being written', () => {
  const folder = folderWith(`${line('9812345678', 'whole')}{"at":"2026`)
  expect(readOutbox(folder, '9812345678')).toHaveLength(1)
})

it('is empty before anything was sent', () => {
  expect(readOutbox('/absent', '9812345678')).toEqual([])
})
