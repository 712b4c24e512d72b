import { useState } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { SettingForm } from './setting-form.tsx'

interface TextSettingProps {
  name: string
  label: string
  /** Hint about the effect and format of the setting. */
  what?: string | undefined
  /** Current value. */
  value: string
  isFixed: boolean
  /** Number of rows; 1 for a single line. */
  rows?: number
  maxLength?: number
  placeholder?: string
}

/** A setting that is one text. */
export function TextSetting({
  name,
  label,
  what,
  value,
  isFixed,
  rows = 1,
  maxLength = 200,
  placeholder,
}: TextSettingProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isChanged = typed !== null && typed.trim() !== value
  const field = {
    label,
    maxLength,
    readOnly: isFixed,
    value: typed ?? value,
    ...(what !== undefined && { hint: what }),
    ...(placeholder !== undefined && { placeholder }),
  }
  return (
    <SettingForm
      name={name}
      label={label}
      inForce={value}
      typed={isChanged ? typed.trim() : null}
      onReset={() => setTyped(null)}
    >
      {rows === 1 ? (
        <Field {...field} onChange={(event) => setTyped(event.currentTarget.value)} />
      ) : (
        <TextArea {...field} rows={rows} onChange={(event) => setTyped(event.currentTarget.value)} />
      )}
    </SettingForm>
  )
}
