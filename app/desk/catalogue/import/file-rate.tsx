import { useState } from 'react'
import type { ImportReport } from '#domain/catalogue/imports/import-report.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskFileRateMessages } from '#app/messages/desk-import.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface FileRateProps {
  unrated: NonNullable<ImportReport['unrated']>
  disabled: boolean
  onRate: (rate: string) => void
}

/** Asks once for the rate of GST of all products of a file that have none. */
export function FileRate({ unrated: { count, rates }, disabled, onRate }: FileRateProps) {
  const t = useMessages(deskFileRateMessages)
  const [rate, setRate] = useState('')
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-caution">{t.unrated(count)}</p>
      <SelectField
        label={t.fileRate}
        value={rate}
        disabled={disabled}
        options={[['', t.noFileRate], ...rates.map((each) => [String(each), t.rateOf(each)] as const)]}
        onChange={(event) => {
          const next = event.currentTarget.value
          setRate(next)
          onRate(next)
        }}
      />
    </div>
  )
}
