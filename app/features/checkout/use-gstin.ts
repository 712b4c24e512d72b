import { useState } from 'react'
import { parseGstin, type GstinIssue } from '#domain/identity/gstin.ts'

/** The buyer's own GST number, for who wants it on the invoice. */
export function useGstin() {
  const [wanted, setWanted] = useState(false)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<GstinIssue | null>(null)
  return {
    wanted,
    text,
    fault,
    want: (yes: boolean) => {
      setWanted(yes)
      setFault(null)
    },
    write: (typed: string) => {
      setText(typed)
      setFault(null)
    },
    /** The number to order with, null for none; undefined, with the fault shown, where it cannot be one. */
    read: (): string | null | undefined => {
      if (!wanted) return null
      const reading = parseGstin(text)
      if ('gstin' in reading) return reading.gstin
      setFault(reading.issue)
      return undefined
    },
  }
}

export type GstinState = ReturnType<typeof useGstin>
