import { useMemo } from 'react'
import type { EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { deskCatalogueMessages, deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { ManyPicker } from '#app/ui/forms/many-picker.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { StatusBadge } from '../status-badge.tsx'

interface ChoicesFieldProps {
  label: string
  hint: string
  choices: EntryChoicesWire['categories']
  ids: readonly string[]
  isFixed: boolean
  onChange: (ids: string[]) => void
}

/** Ordered choice of categories or subcategories. */
export function ChoicesField({ label, hint, choices, ids, isFixed, onChange }: ChoicesFieldProps) {
  const t = deskEntryMessages
  const catalogueMessages = deskCatalogueMessages
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const options = useMemo(() => choices.map(({ id, name }) => [id, name] as const), [choices])
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {ids.length > 0 && (
        <ul className="divide-y divide-hairline rounded-control border border-hairline">
          {ids.map((id, index) => {
            const choice = byId.get(id)
            const name = choice?.name ?? id
            return (
              <li key={id} className="flex min-h-11 items-center gap-2 pl-3">
                <span className="min-w-0 flex-1 truncate">{name}</span>
                {choice !== undefined && choice.status !== 'published' && (
                  <StatusBadge status={choice.status} />
                )}
                {!isFixed && index > 0 && (
                  <IconButton label={catalogueMessages.up(name)} onClick={() => onChange(moved(ids, index))}>
                    <ArrowUp size={18} />
                  </IconButton>
                )}
                {!isFixed && (
                  <IconButton
                    label={t.take(name)}
                    onClick={() => onChange(ids.filter((each) => each !== id))}
                  >
                    <X size={18} />
                  </IconButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!isFixed && (
        <ManyPicker
          label={label}
          hint={choices.length === 0 ? t.noChoices : hint}
          options={options}
          values={ids}
          onChange={onChange}
        />
      )}
    </fieldset>
  )
}

/** The list with the item at `index` one place earlier. */
export function moved<T>(list: readonly T[], index: number): T[] {
  const next = [...list]
  next.splice(index - 1, 0, ...next.splice(index, 1))
  return next
}
