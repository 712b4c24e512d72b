import { createContext, use } from 'react'
import type { DeskSettingsWire } from '#domain/store/wire.ts'

/** The settings as they were read last, and how a change is shown. */
export type ShownSettings = {
  readonly content: DeskSettingsWire
  readonly show: (content: DeskSettingsWire) => void
}

export const SettingsContext = createContext<ShownSettings | null>(null)

/** The settings that the page of the desk has read. */
export function useShownSettings(): ShownSettings {
  const shown = use(SettingsContext)
  if (shown === null) throw new Error('There are no settings here.')
  return shown
}
