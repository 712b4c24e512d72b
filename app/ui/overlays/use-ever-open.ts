import { useState } from 'react'

/** True once `open` has been true: keeps a lazy layer mounted so that it can animate out. */
export function useEverOpen(open: boolean): boolean {
  const [everOpen, setEverOpen] = useState(open)
  if (open && !everOpen) setEverOpen(true)
  return everOpen || open
}
