import { useState } from 'react'

/** True from the first time that `open` was: keeps a lazy layer mounted so that it can close with its motion. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open)
  if (open && !ever) setEver(true)
  return ever || open
}
