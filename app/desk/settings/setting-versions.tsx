import type { Permission } from '#domain/staff/permissions.ts'
import type { RestoreSettingRequest } from '#domain/store/wire.ts'
import { restoreSetting } from '#app/api/desk/settings.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useShownSettings } from './settings-context.ts'
import { VersionsSheet } from '#app/desk/kit/versions-sheet.tsx'

interface SettingVersionsProps {
  /** The name of the setting at the API. */
  name: string
  label: string
  onRestored: () => void
}

/** Permissions to change settings that not everybody has who may change the others. */
const permissions: Readonly<Record<string, Permission>> = {
  seller: 'seller:write',
  series: 'seller:write',
  priceFloors: 'prices:floors',
}

/** Leads to the versions of a setting and back to each; nothing while it was never changed. */
export function SettingVersions({ name, label, onRestored }: SettingVersionsProps) {
  const t = deskSettingsMessages
  const { can, prove } = useDesk()
  const { content, show } = useShownSettings()
  const version = content.versions[name]
  async function restore(which: RestoreSettingRequest): Promise<boolean> {
    const restored = await prove(() => restoreSetting(name, which))
    if (restored === null) return false
    show(restored)
    onRestored()
    return true
  }
  if (version === undefined) return null
  return (
    <VersionsSheet
      name={name}
      label={label}
      lastChange={t.lastChange(version.actor, formatDateTime(version.at))}
      mayRestore={can(permissions[name] ?? 'settings:write')}
      onRestore={restore}
    />
  )
}
