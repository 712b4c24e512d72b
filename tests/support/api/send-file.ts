import type { Caller } from './test-browser.ts'

/** Uploads files with the session of a caller. */
export function fileSender(call: Caller): (path: string, body: Uint8Array) => Promise<Response> {
  return (path, body) =>
    call(path, { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } })
}
