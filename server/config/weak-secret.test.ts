import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findWeakness } from './weak-secret.ts'

test.each([
  ['short', /^is shorter than 16/],
  ['change-me-change-me-now', /^is an example/],
  ['MyPassword2026!shop', /^is an example/],
  ['xxxxxxxxxxxxxxxxxxxxxxxx', /^is an example/],
  ['000000000000000000000000', /^has fewer than 8/],
  ['abcdefghijklmnopqrstuvwxyz', /^is a sequence/],
  ['12345678901234567890', /^is a sequence/],
  ['k3Vq9ZpTk3Vq9ZpTk3Vq9ZpT', /^is a sequence or a repetition/],
])('[SAFE-08] the secret %j is weak', (secret, reason) => {
  expect(findWeakness(secret)).toMatch(reason)
})

test('[SAFE-08] what was made by chance is not', () => {
  for (let round = 0; round < 2_000; round += 1) {
    // 128 bits each, as people make secrets: base64, hexadecimal
    for (const form of ['base64url', 'hex'] as const) {
      const secret = createHash('sha256').update(String(round)).digest().subarray(16).toString(form)
      expect([secret, findWeakness(secret)]).toEqual([secret, null])
    }
  }
})

test('[SAFE-08] keys of a provider may be as short as they are made', () => {
  expect(findWeakness('Zr4uPz81', 8)).toBeNull()
})
