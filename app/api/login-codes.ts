import type { CodeSentWire, SendCodeRequest } from '#domain/identity/wire.ts'
import { takeProof } from './proof-of-work.ts'
import { ApiError, request } from './request.ts'

/** Sends a code to a phone, with a proof of work that was prepared while the number was typed. */
export async function sendCode(phone: string): Promise<CodeSentWire> {
  const post = async () => {
    const body: SendCodeRequest = { phone, proof: await takeProof() }
    return request<CodeSentWire, SendCodeRequest>('POST', '/api/login-codes', {
      body,
      isSound: ({ resendAfterSeconds }) => typeof resendAfterSeconds === 'number',
    })
  }
  return post().catch((failure: unknown) => {
    // a page that was left open may hold an expired proof: try once more with a fresh one
    if (failure instanceof ApiError && failure.code === 'proof-invalid') return post()
    throw failure
  })
}
