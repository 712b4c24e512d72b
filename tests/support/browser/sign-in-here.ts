import { expect, type Page } from '@playwright/test'
import { freshPhone } from '../api/test-partner.ts'
import { solve } from '../process/solve-challenge.ts'
import type { Store } from '../process/start-store.ts'

/** Signs a fresh number in from the browser itself, which is known from then on. Resolves with its ten digits. */
export async function signInHere(page: Page, { baseURL, codeFor }: Store): Promise<string> {
  const { request } = page.context()
  const phone = freshPhone()
  const headers = { origin: baseURL }
  const challenge: unknown = await (await request.get(`${baseURL}/api/login-codes/challenge`)).json()
  const proof = await solve(challenge)
  await request.post(`${baseURL}/api/login-codes`, { data: { phone, proof }, headers })
  const code = await codeFor(`+91${phone}`)
  expect((await request.post(`${baseURL}/api/session`, { data: { phone, code }, headers })).ok()).toBe(true)
  return phone
}
