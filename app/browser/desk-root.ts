import type { StoreSettings } from '#domain/store/settings.ts'

/** The settings of the store that the element of the desk carries. */
export function readDeskSettings({ dataset }: HTMLElement): StoreSettings {
  return JSON.parse(dataset['settings'] ?? '') as StoreSettings
}
