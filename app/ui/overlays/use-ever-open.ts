import { useState } from 'react'

/** True once `open` has been true: keeps a lazy layer mounted so that it can animate out. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}
