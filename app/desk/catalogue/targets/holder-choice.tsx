import { useState } from 'react'
import type { PriceListWire } from '#domain/pricing/wire.ts'
import { fetchCustomers } from '#app/api/desk/customers.ts'
import { fetchFirms } from '#app/api/desk/firms.ts'
import { deskTargetMessages } from '#app/messages/desk/catalogue/targets.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

/** A customer or firm, as people know them. */
export type Holder = PriceListWire['holders'][number]

interface HolderChoiceProps {
  holders: readonly Holder[]
  isFixed: boolean
  onChange: (holders: readonly Holder[]) => void
}

/** Those whom a price or an offer is for, and the search that adds to them. */
export function HolderChoice({ holders, isFixed, onChange }: HolderChoiceProps) {
  const t = deskTargetMessages
  return (
    <>
      {holders.length > 0 && (
        <ul className="divide-y divide-hairline">
          {holders.map((holder) => (
            <li key={`${holder.kind} ${holder.id}`} className="flex items-center gap-3">
              <HolderText holder={holder} />
              {!isFixed && (
                <IconButton
                  label={t.takeOff(holder.name ?? holder.detail)}
                  onClick={() => onChange(holders.filter((one) => one !== holder))}
                >
                  <X size={18} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFixed && <HolderSearch holders={holders} onFound={(found) => onChange([...holders, found])} />}
    </>
  )
}

function HolderText({ holder: { kind, name, detail } }: { holder: Holder }) {
  const t = deskTargetMessages
  return (
    <span className="min-w-0 flex-1 py-2">
      <span className="block font-medium wrap-anywhere">{name ?? t.nameless}</span>
      <span className="block text-sm text-quiet tabular-nums">
        {t[`kind-${kind}`]} · {detail}
      </span>
    </span>
  )
}

function HolderSearch({
  holders,
  onFound,
}: {
  holders: readonly Holder[]
  onFound: (holder: Holder) => void
}) {
  const t = deskTargetMessages
  const describe = useDeskError()
  const { failure, run } = useAction()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Holder[] | null>(null)
  const isOn = (holder: Holder) => holders.some(({ kind, id }) => kind === holder.kind && id === holder.id)

  function search(q: string) {
    setText(q)
    setFound(null)
    if (q !== '') void run(async () => setFound(await findHolders(q)))
  }

  const others = found?.filter((holder) => !isOn(holder)) ?? []
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField label={t.findHolder} hint={t.findHolderHint} value={text} onSearch={search} />
      {failure !== null && <InlineError text={describe(failure)} />}
      {found !== null && others.length === 0 && <output className="text-sm text-quiet">{t.nobody}</output>}
      {others.length > 0 && (
        <ul aria-label={t.found} className="divide-y divide-hairline rounded-control border border-hairline">
          {others.map((holder) => (
            <li key={`${holder.kind} ${holder.id}`}>
              <button
                type="button"
                aria-label={t.take(holder.name ?? holder.detail)}
                className="flex w-full items-center px-3 text-left hover:bg-sunken"
                onClick={() => {
                  onFound(holder)
                  setText('')
                  setFound(null)
                }}
              >
                <HolderText holder={holder} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The customers and firms that a text may mean. */
async function findHolders(q: string): Promise<Holder[]> {
  const query = new URLSearchParams({ q, limit: '5' })
  const [{ customers }, { firms }] = await Promise.all([fetchCustomers(query), fetchFirms(query)])
  return [
    ...firms.map(({ id, legalName, gstin }): Holder => ({
      kind: 'firm',
      id,
      name: legalName,
      detail: gstin,
    })),
    ...customers.map(({ uid, name, receiver, phone }): Holder => ({
      kind: 'person',
      id: uid,
      name: name ?? receiver,
      detail: phone,
    })),
  ]
}
