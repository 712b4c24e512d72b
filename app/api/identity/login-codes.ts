import { sessionCalls, type CodeSentWire } from '#domain/identity/wire.ts'
import { language } from '#messages/language.ts'
import { callApi } from '../transport/call.ts'
import { takeProof } from './proof-of-work.ts'
import { ApiError } from '../transport/request.ts'

/** Sends a code to a phone, with a proof of work that was prepared while the number was typed. */
export async function sendCode(phone: string): Promise<CodeSentWire> {
  const post = async () =>
    callApi(sessionCalls.sendCode, {
      body: { phone, proof: await takeProof(), ...(language !== 'en' && { language }) },
    })
  return post().catch((failure: unknown) => {
    // a page that was left open may hold an expired proof: try once more with a fresh one
    if (failure instanceof ApiError && failure.code === 'proof-invalid') return post()
    throw failure
  })
}
