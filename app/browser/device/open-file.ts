import { MINUTE_MS } from '#domain/time/durations.ts'

/** Time for which a file can be opened and loaded again, in milliseconds. */
const REVOKE_AFTER_MS = 10 * MINUTE_MS

/**
 * Opens a file in a new tab. Returns its address where the browser lets no tab be opened, as it does once a press is some seconds
 * ago; a link to it always works.
 */
export function openFile(content: Blob): string | null {
  const url = URL.createObjectURL(content)
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  return window.open(url, '_blank') === null ? url : null
}
