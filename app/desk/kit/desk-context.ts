import { createContext, use } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DeskLoginWire } from '#domain/staff/wire.ts'

/** Signed-in operator and the state that the pages of the desk share. */
export type Desk = {
  readonly login: DeskLoginWire
  readonly can: (permission: Permission) => boolean
  /**
   * Does what may ask for a proof of who it is: the person is asked for a code, and then it is done again. Resolves with null
   * when they would rather not.
   */
  readonly prove: <T>(act: () => Promise<T>) => Promise<T | null>
  /** The session is over: the desk asks who it is. */
  readonly signedOut: () => void
}

export const DeskContext = createContext<Desk | null>(null)

/** The desk that the page is part of. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (desk === null) throw new Error('useDesk is for the pages of the desk')
  return desk
}
