import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { whenAvailable } from './when-available.ts'

const busy = new AppError('temporarily-unavailable')

test('[SAFE-03] a step of the start is done again while the database is busy', async () => {
  const step = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('done')
  await expect(whenAvailable(step, { pauseMs: 1 })).resolves.toBe('done')
  expect(step).toHaveBeenCalledTimes(2)
})

test('[SAFE-03] a step of the start that fails for another reason, or for too long, ends it', async () => {
  const broken = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('broken'))
  await expect(whenAvailable(broken, { pauseMs: 1 })).rejects.toThrow('broken')
  expect(broken).toHaveBeenCalledTimes(1)
  const always = vi.fn<() => Promise<never>>().mockRejectedValue(busy)
  await expect(whenAvailable(always, { patienceMs: 20, pauseMs: 1 })).rejects.toBe(busy)
  expect(always.mock.calls.length).toBeGreaterThan(1)
})
