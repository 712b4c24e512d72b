import { useId } from 'react'

interface SavingsListProps {
  title: string
  /** Each with its formatted amount. */
  savings: readonly { readonly name: string; readonly amount: string }[]
  /** A sentence below them. */
  note?: string
}

/** Offers with what each takes off a bill. */
export function SavingsList({ title, savings, note }: SavingsListProps) {
  const id = useId()
  return (
    <section className="grid grid-cols-1 gap-1 border-t border-hairline pt-3 text-sm">
      <h3 id={id} className="text-quiet">
        {title}
      </h3>
      <ul aria-labelledby={id} className="grid grid-cols-1 gap-1">
        {savings.map(({ name, amount }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two offers may have one name
          <li key={index} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span translate="no" className="shrink-0 text-good tabular-nums">
              – {amount}
            </span>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="pt-1 text-quiet">{note}</p>}
    </section>
  )
}
