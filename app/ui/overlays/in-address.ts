import { createContext } from 'react'

/** True around a layer that is open because the address names it: the router closes it, and it needs no history entry of its own. */
export const InAddress = createContext(false)
