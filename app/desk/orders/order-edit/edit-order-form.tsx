import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { EditPreviewWire } from '#domain/order-edits/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { editOrder, previewEdit } from '#app/api/desk/order-edits.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { RefusedLines } from '../new-order/refused-lines.tsx'
import { TakenLines } from '../new-order/taken-lines.tsx'
import { bodyLines, useOrderLines } from '../new-order/use-order-lines.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { ChangedMeanwhile, isEditable } from './changed-meanwhile.tsx'
import { EditPreview } from './edit-preview.tsx'
import { ElsewhereSection, isKnownPlace, placeOf, placeOfOrder } from './elsewhere-section.tsx'
import { changedLines, type Prices, type Quantities } from './changed-lines.ts'
import { OldLines } from './old-lines.tsx'

interface EditOrderFormProps {
  /** The order as it was when the form was opened. */
  first: DeskOrderDetailWire
  order: DeskOrderDetailWire
  /** Somebody else changed the order. */
  onStale: () => void
}

/** Edits an order; the change is previewed before it is saved, since prices, stock and the day are the store's. */
export function EditOrderForm({ first, order, onStale }: EditOrderFormProps) {
  const t = deskOrderEditMessages
  const { prove } = useDesk()
  const toast = useToast()
  const navigate = useNavigate()
  const [quantities, setQuantities] = useState<Quantities>({})
  const [prices, setPrices] = useState<Prices>({})
  const [isElsewhere, setElsewhere] = useState(false)
  const [place, setPlace] = useState(() => placeOfOrder(order))
  const [note, setNote] = useState('')
  /** Preview, with the request that it answers. */
  const [shown, setShown] = useState<{ text: string; id: string; preview: EditPreviewWire }>()
  const { pending, failure, run } = useAction()
  const taken = useOrderLines({ customer: order.customer, firm: order.firm })
  const [list, setList] = useState('')
  const { orderId, updatedAt: seenAt } = order

  const lines = changedLines(order, quantities, prices)
  const isPriceMissing = lines.some(({ typed }) => typed === null)
  const added = bodyLines(taken.lines)
  const missing = !isEditable(order)
    ? t.needsOpen
    : lines.some(({ quantity }) => Number.isNaN(quantity))
      ? t.needsQuantities
      : isPriceMissing
        ? t.needsPrices
        : added.length < taken.lines.length
          ? t.needsProducts
          : isElsewhere && !isKnownPlace(place)
            ? t.needsAddress
            : null
  const complete = lines.map(({ typed, ...line }) => ({ ...line, ...(typed && { typed }) }))
  const body = { lines: complete, added, seenAt, address: isElsewhere ? placeOf(place, order) : null }
  const text = JSON.stringify(body)
  const preview = shown?.text === text ? shown : undefined

  async function act(action: () => Promise<void>) {
    await run(async () => {
      try {
        await taken.send(action)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
        throw error
      }
    })
  }

  const check = () =>
    act(async () => setShown({ text, id: uniqueUuid(), preview: await previewEdit(orderId, body) }))

  const save = ({
    id,
    preview: { totalAfter: seenTotal, laterDay, needsConsent },
  }: NonNullable<typeof shown>) =>
    act(async () => {
      const edit = { ...body, id, seenTotal, laterDay, note: note.trim() === '' ? null : note.trim() }
      if ((await prove(() => editOrder(orderId, edit))) === null) return
      toast({ text: needsConsent ? t.asked : t.saved, tone: 'good' })
      await navigate(`/desk/orders/${orderId}`)
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (missing === null) void (preview === undefined ? check() : save(preview))
  }

  return (
    <form noValidate className="grid max-w-form grid-cols-1 gap-4" onSubmit={submit}>
      <h1 className="text-xl tabular-nums">{t.title(order.orderNumber)}</h1>
      <ChangedMeanwhile first={first} order={order} />
      <OldLines
        order={order}
        quantities={quantities}
        onQuantities={setQuantities}
        prices={prices}
        onPrices={setPrices}
      />
      <TakenLines taken={taken} title={t.add} text={list} onText={setList} />
      <CheckboxField
        label={t.otherAddress}
        checked={isElsewhere}
        onChange={(event) => setElsewhere(event.currentTarget.checked)}
      />
      {isElsewhere && <ElsewhereSection place={place} onPlace={setPlace} />}
      <NoteSection note={note} onNote={setNote} />
      {preview !== undefined && <EditPreview preview={preview.preview} fee={order.deliveryCharge} />}
      <RefusedLines failure={failure} lines={taken.lines} />
      <WaitingButton type="submit" size="large" block loading={pending} waitsFor={missing}>
        {preview === undefined ? t.check : preview.preview.needsConsent ? t.ask : t.save}
      </WaitingButton>
    </form>
  )
}

function NoteSection({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const t = deskOrderEditMessages
  return (
    <Section title={t.note}>
      <Field
        className="[&_label]:sr-only"
        label={t.note}
        maxLength={300}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
    </Section>
  )
}
