import { useState } from 'react'
import { MAX_UNITS } from '#domain/stock/stock-change.ts'
import type { StockListWire, StockPlacesRequest } from '#domain/stock/wire.ts'
import { changeSetting } from '#app/api/desk/settings.ts'
import { fetchStock, saveStockPlaces } from '#app/api/desk/stock.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { deskStockPlacesMessages } from '#app/messages/desk/catalogue/stock-places.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowDown } from '#app/ui/icons/arrow-down.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'

export const permission = 'stock:read'

type Places = StockListWire['places']

const nothingElse = new URLSearchParams({ filter: 'out' })

export const clientLoader = () => fetchStock(nothingElse)

/** Stock places (STOCK-01): add, rename, reorder and close them, and set the default low level. */
export default function PlacesPage() {
  const t = deskStockPlacesMessages
  const { back } = deskStockMessages
  const { content, refresh } = usePageData<typeof clientLoader>()
  const { places, lowStockLevel } = content
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <div>
        <BackLink to="/desk/stock" text={back} />
        <h1 className="text-xl">{t.title}</h1>
      </div>
      <PlaceList key={JSON.stringify(places)} places={places} onConflict={refresh} />
      <DefaultLevel level={lowStockLevel} />
    </div>
  )
}

function PlaceList({ places: start, onConflict }: { places: Places; onConflict: () => void }) {
  const t = deskStockPlacesMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const [places, setPlaces] = useState(start)
  const [added, setAdded] = useState('')
  const { pending, failure, run } = useAction()
  const mayChange = can('stock:write')

  const save = (next: StockPlacesRequest['places']) =>
    run(async () => {
      setPlaces((await saveStockPlaces({ before: places, places: next })).places)
      toast({ text: t.saved, tone: 'good' })
    })
  const swap = (index: number, by: number) => {
    const [one, other] = [places[index], places[index + by]]
    if (one === undefined || other === undefined) return
    void save(places.map((place) => (place === one ? other : place === other ? one : place)))
  }

  return (
    <Section title={t.places}>
      <p className="text-sm text-quiet">{t.text}</p>
      {failure !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <InlineError text={describe(failure)} />
          <Button variant="secondary" size="small" onClick={onConflict}>
            {t.reload}
          </Button>
        </div>
      )}
      <ol className="divide-y divide-hairline">
        {places.map((place, index) => (
          <li key={`${place.id} ${place.name}`} className="py-2">
            {mayChange ? (
              <PlaceRow
                name={place.name}
                isFirst={index === 0}
                isLast={index === places.length - 1}
                isPending={pending}
                onRename={(name) => void save(places.map((one) => (one === place ? { ...one, name } : one)))}
                onMove={(by) => swap(index, by)}
                onClose={places.length > 1 ? () => void save(places.filter((one) => one !== place)) : null}
              />
            ) : (
              <span className="font-medium">{place.name}</span>
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (added.trim() === '') return
            void save([...places, { id: null, name: added.trim() }]).then(() => setAdded(''))
          }}
        >
          <Field
            className="min-w-0 flex-1"
            label={t.newPlace}
            maxLength={60}
            value={added}
            onChange={(event) => setAdded(event.currentTarget.value)}
          />
          <WaitingButton
            type="submit"
            variant="secondary"
            loading={pending}
            waitsFor={added.trim() === '' ? t.needsName : null}
          >
            {t.add}
          </WaitingButton>
        </form>
      )}
    </Section>
  )
}

interface PlaceRowProps {
  name: string
  isFirst: boolean
  isLast: boolean
  isPending: boolean
  onRename: (name: string) => void
  onMove: (by: -1 | 1) => void
  /** Null for the last place, which stays. */
  onClose: (() => void) | null
}

function PlaceRow({ name, isFirst, isLast, isPending, onRename, onMove, onClose }: PlaceRowProps) {
  const t = deskStockPlacesMessages
  const [typed, setTyped] = useState(name)
  const isChanged = typed.trim() !== name && typed.trim() !== ''
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) onRename(typed.trim())
      }}
    >
      <Field
        className="min-w-40 flex-1 [&_label]:sr-only"
        label={t.nameOf(name)}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isFirst && <Badge tone="good">{t.first}</Badge>}
      {isChanged && (
        <Button type="submit" size="small" loading={isPending}>
          {t.rename}
        </Button>
      )}
      <span className="ml-auto flex">
        <IconButton label={t.up(name)} disabled={isFirst || isPending} onClick={() => onMove(-1)}>
          <ArrowUp size={18} />
        </IconButton>
        <IconButton label={t.down(name)} disabled={isLast || isPending} onClick={() => onMove(1)}>
          <ArrowDown size={18} />
        </IconButton>
        {onClose !== null && (
          <IconButton label={t.close(name)} disabled={isPending} onClick={onClose}>
            <X size={18} />
          </IconButton>
        )}
      </span>
    </form>
  )
}

/** From how many units down a variant is low that begins to be kept. */
function DefaultLevel({ level }: { level: number }) {
  const t = deskStockPlacesMessages
  const { save: saveLabel, needsLevel } = deskStockMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const [typed, setTyped] = useState(String(level))
  const low = typed.trim() === '' ? 0 : numberOf(typed, levelLimits)
  const { pending, failure, run } = useAction()
  if (!can('settings:write')) return null
  return (
    <Section title={t.lowTitle}>
      {failure !== null && <InlineError text={describe(failure)} />}
      <form
        className="flex flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (low === null) return
          void run(async () => {
            await changeSetting('lowStockLevel', String(low))
            toast({ text: t.saved, tone: 'good' })
          })
        }}
      >
        <NumberField
          className="min-w-0 flex-1"
          label={t.low}
          hint={t.lowHint}
          limits={levelLimits}
          value={typed}
          onChange={setTyped}
        />
        <WaitingButton
          type="submit"
          variant="secondary"
          className="mt-6"
          loading={pending}
          waitsFor={low === null ? needsLevel : null}
        >
          {saveLabel}
        </WaitingButton>
      </form>
    </Section>
  )
}

const levelLimits = { most: MAX_UNITS }
