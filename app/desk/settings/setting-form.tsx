import type { ReactNode } from 'react'
import { SettingVersions } from './setting-versions.tsx'
import { SettingsForm } from './settings-form.tsx'

interface SettingFormProps {
  /** The name of the setting at the API. */
  name: string
  label: string
  /** What is in force, as a person reads it; shown to who edits it when somebody else has changed it. */
  inForce: string
  /** What is typed, as the API takes it; null while nothing is typed. */
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
