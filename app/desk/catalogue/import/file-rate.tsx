import { useState } from 'react'
import type { ImportReport } from '#domain/catalogue/imports/import-report.ts'
import { deskFileRateMessages } from '#app/messages/desk/catalogue/import.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface FileRateProps {
  unrated: NonNullable<ImportReport['unrated']>
  disabled: boolean
  onRate: (rate: string) => Promise<void>
}

/** Asks once for the rate of GST of all products of a file that have none. */
export function FileRate({ unrated: { count, rates, rate }, disabled, onRate }: FileRateProps) {
  const t = deskFileRateMessages
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-caution">{rate == null ? t.unrated(count) : t.rated(count, rate)}</p>
      <SelectField
        label={t.fileRate}
        value={chosen ?? String(rate ?? '')}
        disabled={disabled}
        options={[['', t.noFileRate], ...rates.map((each) => [String(each), t.rateOf(each)] as const)]}
        onChange={(event) => {
          const next = event.currentTarget.value
          setChosen(next)
          void onRate(next).finally(() => setChosen(null))
        }}
      />
    </div>
  )
}
