import { useState } from 'react'
import { readStorage, writeStorage } from '#app/browser/storage.ts'
import { useDesk } from '../desk-context.ts'

/** Visible columns of a list. */
export interface ColumnChoice<C extends string> {
  readonly all: readonly C[]
  /** In the order of the list. */
  readonly shown: readonly C[]
  readonly isUsual: boolean
  readonly show: (columns: readonly C[]) => void
  readonly reset: () => void
}

/** The columns of a list that whoever works here has chosen on this device; `usual` until they choose. */
export function useColumns<C extends string>(
  list: string,
  all: readonly C[],
  usual: readonly C[],
): ColumnChoice<C> {
  // several people may share the computer of a counter
  const key = `desk-columns:${useDesk().login.phone}:${list}`
  const [chosen, setChosen] = useState<readonly string[] | null>(() => parseColumns(readStorage(key)))
  const shown = chosen === null ? usual : all.filter((column) => chosen.includes(column))
  const keep = (columns: readonly C[] | null) => {
    setChosen(columns)
    writeStorage(key, JSON.stringify(columns))
  }
  return { all, shown, isUsual: chosen === null, show: keep, reset: () => keep(null) }
}

/** Parses the stored columns; null for anything that is not a list of names. */
export function parseColumns(stored: string | null): readonly string[] | null {
  if (stored === null) return null
  try {
    const columns: unknown = JSON.parse(stored)
    return Array.isArray(columns) ? columns.filter((column) => typeof column === 'string') : null
  } catch {
    return null // written by somebody else, or cut off
  }
}
