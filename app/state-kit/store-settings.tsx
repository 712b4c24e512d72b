import { createContext, use, type ReactNode } from 'react'
import { defaultStoreSettings, type StoreSettings } from '#domain/store/settings.ts'

const SettingsContext = createContext<StoreSettings>(defaultStoreSettings)

/** Provides the store settings (GEN-06) that the root route loads. */
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
