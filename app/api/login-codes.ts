import { takeProof } from './proof-of-work.ts'
import { ApiError, request } from './request.ts'
import { assertResponse } from './assert-response.ts'

type CodeSent = { readonly resendAfterSeconds: number; readonly expiresInSeconds: number }

/** Has a code sent to a number, with a proof that was prepared while the number was typed. */
export async function sendCode(phone: string): Promise<CodeSent> {
  const ask = async (): Promise<CodeSent> =>
    request('POST', '/api/login-codes', { body: { phone, proof: await takeProof() } })
  const sent = await ask().catch((failure: unknown) => {
    // a page that was left open may hold a proof that is too old: a fresh one is tried once
    if (failure instanceof ApiError && failure.code === 'proof-invalid') return ask()
    throw failure
  })
  return assertResponse(sent, typeof sent.resendAfterSeconds === 'number')
}
