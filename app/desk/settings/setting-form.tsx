import type { ReactNode } from 'react'
import { SettingVersions } from './setting-versions.tsx'
import { SettingsForm } from './settings-form.tsx'

interface SettingFormProps {
  /** The name of the setting at the API. */
  name: string
  label: string
  /** Display text of the current value; shown if a colleague changes it during editing. */
  inForce: string
  /** Edited value in the form of the API; null while unchanged. */
  typed: string | null
  onReset: () => void
  children: ReactNode
}

/** A form of one setting, which leads to its versions. */
export function SettingForm({ name, label, inForce, typed, onReset, children }: SettingFormProps) {
  return (
    <SettingsForm
      typed={typed === null ? [] : [{ name, value: typed }]}
      inForce={inForce}
      onReset={onReset}
      after={<SettingVersions name={name} label={label} onRestored={onReset} />}
    >
      {children}
    </SettingsForm>
  )
}
