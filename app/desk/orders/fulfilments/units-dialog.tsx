import { useState, type ReactNode } from 'react'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'

export type Line = DeskOrderDetailWire['lines'][number]
export type Units = readonly { readonly line: number; readonly quantity: number }[]

interface UnitsDialogProps {
  title: string
  text?: string
  confirm: string
  danger?: boolean
  /** The lines to choose from, with how many units of each. */
  lines: readonly { readonly line: Line; readonly most: number }[]
  /** True if all units are selected initially. */
  startsFull?: boolean
  /** True if no unit has to be selected. */
  mayBeNone?: boolean
  textLabel: string
  needsText?: boolean
  /** Message about the further fields that are missing; null if complete. */
  missing?: string | null
  /** More fields. */
  children?: ReactNode
  onConfirm: (units: Units, text: string) => void
  onClose: () => void
}

/** Asks which units of an order something is about, and why. */
export function UnitsDialog(props: UnitsDialogProps) {
  const { lines, startsFull = false, mayBeNone = false, needsText } = props
  const t = deskFulfilmentMessages
  const desk = deskMessages
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [text, setText] = useState('')
  const shown = (line: number, most: number) => typed[line] ?? (startsFull ? String(most) : '')
  const units = lines
    .map(({ line, most }) => ({ line: line.line, quantity: unitsOf(shown(line.line, most), most) }))
    .filter(({ quantity }) => quantity !== 0)
  const chosen = units.flatMap(({ line, quantity }) => (quantity === null ? [] : [{ line, quantity }]))
  const missing =
    chosen.length < units.length
      ? t.needsNumbers
      : !mayBeNone && units.length === 0
        ? t.needsUnits
        : (props.missing ?? (needsText && text.trim() === '' ? t.needsText(props.textLabel) : null))
  return (
    <Dialog open title={props.title} onClose={props.onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === null) props.onConfirm(chosen, text.trim())
        }}
      >
        {props.text !== undefined && <p className="text-quiet">{props.text}</p>}
        <ul className="divide-y divide-hairline">
          {lines.map(({ line, most }) => (
            <li key={line.line} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                {line.productName}
                <span className="block text-xs text-quiet">{line.options.join(', ')}</span>
              </span>
              <NumberField
                className="w-32 [&_label]:sr-only"
                label={t.quantityOf(line.productName)}
                limits={{ most }}
                after={<span className="pr-3 text-sm text-quiet tabular-nums">{t.of(most)}</span>}
                value={shown(line.line, most)}
                onChange={(count) => setTyped({ ...typed, [line.line]: count })}
              />
            </li>
          ))}
        </ul>
        {props.children}
        <Field
          label={props.textLabel}
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={props.onClose}>
            {desk.cancel}
          </Button>
          <WaitingButton type="submit" variant={props.danger ? 'danger' : 'primary'} waitsFor={missing}>
            {props.confirm}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Parses a number of units; null if it is invalid or above `most`. */
function unitsOf(text: string, most: number): number | null {
  return text.trim() === '' ? 0 : numberOf(text, { most })
}
