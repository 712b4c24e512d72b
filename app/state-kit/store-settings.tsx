import { createContext, use, type ReactNode } from 'react'
import { defaultStoreSettings, type StoreSettings } from '#domain/store/settings.ts'

const SettingsContext = createContext<StoreSettings>(defaultStoreSettings)

/** Hands the store's own settings (GEN-06), loaded once by the root, to every part that says them. */
export function StoreSettingsProvider({
  settings,
  children,
}: {
  settings: StoreSettings
  children: ReactNode
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>
}

export function useStoreSettings(): StoreSettings {
  return use(SettingsContext)
}
