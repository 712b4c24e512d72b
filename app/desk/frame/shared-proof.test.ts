import { expect, test } from 'vitest'
import { ApiError } from '#app/api/transport/request.ts'
import { createSharedProof } from './shared-proof.ts'

/** A desk whose acts need a proof until somebody gives it, and how often it asked. */
function openDesk() {
  const desk = { isProved: false, asked: 0 }
  const { prove, settle } = createSharedProof(() => (desk.asked += 1))
  const act = (answer: string) => () =>
    desk.isProved ? Promise.resolve(answer) : Promise.reject(new ApiError('proof-required'))
  return { desk, prove, settle, act }
}

/** Lets everything happen that waits for nobody. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('[DESK-01] two acts that need a proof at once share it, and both have their answer', async () => {
  const { desk, prove, settle, act } = openDesk()
  const both = Promise.all([prove(act('refund')), prove(act('move'))])
  await settled()
  expect(desk.asked).toBe(1)
  desk.isProved = true
  settle(true)
  expect(await both).toEqual(['refund', 'move'])
})

test('[DESK-01] acts whose proof is refused end without one, and the next asks again', async () => {
  const { desk, prove, settle, act } = openDesk()
  const both = Promise.all([prove(act('refund')), prove(act('move'))])
  await settled()
  settle(false)
  expect(await both).toEqual([null, null])
  const third = prove(act('cancel'))
  await settled()
  expect(desk.asked).toBe(2)
  desk.isProved = true
  settle(true)
  expect(await third).toBe('cancel')
})

test('[DESK-01] a failure that no proof mends is passed on at once', async () => {
  const { desk, prove } = openDesk()
  await expect(prove(() => Promise.reject(new ApiError('edit-conflict')))).rejects.toThrow('edit-conflict')
  expect(desk.asked).toBe(0)
})
