import { useState } from 'react'
import { readGstin, type GstinFault } from '#domain/identity/gstin.ts'

/** The buyer's own GST number, for who wants it on the invoice. */
export function useGstin() {
  const [wanted, setWanted] = useState(false)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<GstinFault | null>(null)
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
      const reading = readGstin(text)
      if ('gstin' in reading) return reading.gstin
      setFault(reading.fault)
      return undefined
    },
  }
}

export type GstinHook = ReturnType<typeof useGstin>
