import { expect, test } from 'vitest'
import { trackOpened } from './track-opened.ts'

test('what was opened last is closed first, and everything once however many ask', async () => {
  const closed: string[] = []
  const opened = trackOpened((error) => closed.push(String(error)))
  for (const name of ['database', 'thread', 'server']) opened.add(async () => closed.push(name))
  await Promise.all([opened.close(), opened.close()])
  await opened.close()
  expect(closed).toEqual(['server', 'thread', 'database'])
})

test('what cannot be closed is reported, and leaves nothing else open', async () => {
  const [closed, reported]: [string[], unknown[]] = [[], []]
  const opened = trackOpened((error) => reported.push(error))
  opened.add(async () => closed.push('database'))
  opened.add(() => Promise.reject(new Error('stuck')))
  await opened.close()
  expect({ closed, reported }).toEqual({ closed: ['database'], reported: [new Error('stuck')] })
})
