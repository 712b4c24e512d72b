import { useState } from 'react'
import { parseGstin, type GstinIssue } from '#domain/identity/gstin.ts'

/** The customer's own GSTIN, for those who want it on the invoice. */
export function useGstin() {
  const [enabled, setEnabled] = useState(false)
  const [text, setText] = useState('')
  const [issue, setIssue] = useState<GstinIssue | null>(null)
  return {
    enabled,
    text,
    issue,
    setEnabled: (next: boolean) => {
      setEnabled(next)
      setIssue(null)
    },
    setText: (typed: string) => {
      setText(typed)
      setIssue(null)
    },
    /** The GSTIN for the order, or null for none; undefined, with its issue shown, when it is invalid. */
    read: (): string | null | undefined => {
      if (!enabled) return null
      const reading = parseGstin(text)
      if ('gstin' in reading) return reading.gstin
      setIssue(reading.issue)
      return undefined
    },
  }
}

export type GstinState = ReturnType<typeof useGstin>
