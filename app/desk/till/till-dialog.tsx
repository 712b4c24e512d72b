import { useRef, useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import {
  needsNote,
  putInReasons,
  takenOutReasons,
  type TillEntryKind,
  type TillReason,
} from '#domain/till/till-entry.ts'
import { toPaise, ZERO, type Paise } from '#domain/money/paise.ts'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import { enterInTill } from '#app/api/desk/money/till.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskCashMessages } from '#app/messages/desk/till.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { differenceOf, DifferenceText } from './difference.tsx'

interface TillDialogProps {
  kind: TillEntryKind
  /** Balance of the till as shown. */
  inTill: Paise
  onEntered: (cash: CashDayWire) => void
  onClose: () => void
}

/** Asks for a count of the till, or for what is put in or taken out and why. */
export function TillDialog({ kind, inTill: shown, onEntered, onClose }: TillDialogProps) {
  const t = deskCashMessages
  const desk = deskMessages
  const [inTill, setInTill] = useState(shown)
  const { typed, change, isAmount, isReady, isNoteNeeded, difference, body } = useTillEntry(kind, inTill)
  const { failure, isPending, save } = useSaving(setInTill, onEntered)
  const isTooMuch = kind === 'taken-out' && (differenceOf(typed.amount, inTill) ?? 0) > 0
  const missing = isTooMuch
    ? t.tooMuch(formatRupees(inTill))
    : isAmount
      ? isReady
        ? null
        : t.needsNote
      : kind === 'counted'
        ? t.needsCount
        : t.needsAmount

  return (
    <Dialog open title={t[`till-${kind}`]} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === null && !isPending) void save(body)
        }}
      >
        <p className="text-quiet">{t.tillHolds(formatRupees(inTill))}</p>
        <MoneyField
          label={kind === 'counted' ? t.counted : t.amount}
          value={typed.amount}
          onChange={(amount) => change({ amount })}
        />
        {kind === 'counted' ? (
          <p aria-live="polite" className="min-h-6 font-medium tabular-nums">
            <DifferenceText difference={difference} />
          </p>
        ) : (
          <SelectField
            label={t.reason}
            value={typed.reason}
            options={reasonsOf(kind).map((reason) => [reason, t[`reason-${reason}`]] as const)}
            onChange={(event) => change({ reason: event.currentTarget.value as TillReason })}
          />
        )}
        {(kind !== 'counted' || isNoteNeeded) && (
          <Field
            label={noteLabel(t, { kind, isNoteNeeded })}
            required={isNoteNeeded}
            maxLength={300}
            value={typed.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        )}
        {failure !== null && (
          <p role="alert" className="text-sm text-bad">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {desk.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={missing} loading={isPending}>
            {t[`till-save-${kind}`]}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}

function noteLabel(
  t: typeof deskCashMessages,
  { kind, isNoteNeeded }: { readonly kind: TillEntryKind; readonly isNoteNeeded: boolean },
): string {
  if (kind === 'counted') return t.note
  return isNoteNeeded ? t.tillNote : t.tillNoteIfAny
}

const reasonsOf = (kind: TillEntryKind): readonly TillReason[] =>
  kind === 'put-in' ? putInReasons : takenOutReasons

type Typed = { readonly amount: string; readonly note: string; readonly reason: TillReason }

/** Fields of a till entry and the entry they make. */
function useTillEntry(kind: TillEntryKind, inTill: Paise) {
  const [typed, setTyped] = useState<Typed>({ amount: '', note: '', reason: reasonsOf(kind)[0] ?? 'other' })
  const change = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }))
  return { typed, change, ...readTillEntry(kind, typed, inTill) }
}

/** Parses the fields into a till entry as the API takes it. */
function readTillEntry(kind: TillEntryKind, { amount, reason, note: text }: Typed, inTill: Paise) {
  const isCount = kind === 'counted'
  const difference = differenceOf(amount, isCount ? inTill : ZERO)
  const isNoteNeeded = isCount
    ? difference !== null && difference !== 0
    : needsNote({ kind, reason, amount: ZERO, expected: null })
  const note = text.trim() === '' || (isCount && !isNoteNeeded) ? null : text.trim()
  const isAmount = difference !== null && (isCount || difference > 0)
  const money = readMoney(amount)
  return {
    difference,
    isNoteNeeded,
    isAmount,
    isReady: isAmount && (!isNoteNeeded || note !== null),
    body: isCount ? { kind, expected: inTill, amount: money, note } : { kind, amount: money, reason, note },
  }
}

/** Sends an entry; one however often it is sent, and another after a change. */
function useSaving(onBalance: (amount: Paise) => void, onEntered: (cash: CashDayWire) => void) {
  const t = deskCashMessages
  const describe = useDeskError()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = useRef({ body: '', id: '' })

  async function save(body: object) {
    const text = JSON.stringify(body)
    if (attempt.current.body !== text) attempt.current = { body: text, id: uniqueUuid() }
    setPending(true)
    setFailure(null)
    try {
      onEntered(await enterInTill({ id: attempt.current.id, ...body } as Parameters<typeof enterInTill>[0]))
    } catch (error) {
      const holds =
        error instanceof ApiError && error.code === 'amount-changed' && error.details.amount !== undefined
          ? toPaise(error.details.amount)
          : null
      if (holds !== null) onBalance(holds)
      setFailure(holds === null ? describe(error) : t.tillChanged(formatRupees(holds)))
      setPending(false)
    }
  }

  return { failure, isPending, save }
}
