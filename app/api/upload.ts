import type { Problem } from '#domain/problem/wire.ts'
import { ApiError } from './request.ts'

/** How long an upload may take, on a slow telephone network too. */
const TIMEOUT_MS = 90_000

/** Sends a file and resolves with the answer. Throws `ApiError`. */
export async function upload<Wire>(
  url: string,
  file: Blob,
  isSound: (answer: Partial<Wire>) => boolean,
): Promise<Wire> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiError(isSlow ? 'slow' : 'offline')
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = answer as Partial<Problem> | null
    throw new ApiError(typeof problem?.code === 'string' ? problem.code : 'failed', problem ?? {})
  }
  const content = answer as Wire | null
  if (content === null || !isSound(content)) throw new ApiError('failed')
  return content
}
