import { useRef, useState, type FormEvent } from 'react'
import { parseGstin } from '#domain/identity/gstin.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import type { Price } from '#domain/money/price.ts'
import { MAX_MARGIN, QUOTED_NAME_LENGTH, withMargin } from '#domain/quotations/partner-quotation.ts'
import type { MakePartnerQuotation } from '#domain/quotations/partner-wire.ts'
import { MAX_QUOTATION_DAYS, QUOTATION_DAYS } from '#domain/quotations/quotation.ts'
import { makePartnerQuotation } from '#app/api/quotations.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { partnerQuotationMessages } from '#messages/profile/partner-quotations.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Card } from '#app/ui/card.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'

/** A line that is passed on, at the price that the partner pays. */
export interface PassedLine {
  readonly key: string
  readonly name: string
  readonly quantity: number
  readonly price: Price
}

interface PassQuotationProps {
  lines: readonly PassedLine[]
  /** The lines as the API takes them, or the quotation that they are of. */
  source: Pick<MakePartnerQuotation, 'lines' | 'quotationId' | 'firmId'>
  /** Name of the partner, if they told it. */
  sellerName: string
  onMade: () => void
}

const marginLimits = { least: 0, most: MAX_MARGIN / 100, decimals: 2 }
const dayLimits = { least: 1, most: MAX_QUOTATION_DAYS }

/** A partner puts their margin on each line of a quotation to their own customer (QUOTE-02). */
export function PassQuotation({ lines, source, sellerName, onMade }: PassQuotationProps) {
  const t = partnerQuotationMessages
  const [all, setAll] = useState('10')
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({})
  const [typed, setTyped] = useState({
    customer: '',
    days: String(QUOTATION_DAYS),
    name: sellerName,
    firm: '',
    gstin: '',
  })
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  const attempt = useRef({ text: '', id: '' })
  const type = (to: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...to }))
  const percents = lines.map(({ key }) => numberOf(own[key] ?? all, marginLimits))
  const margins = percents.flatMap((percent) => (percent === null ? [] : [Math.round(percent * 100)]))
  const waitsFor = missingOf(typed, { lines: lines.length, margins: margins.length })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (waitsFor !== null) return
    const { customer, days, name, firm, gstin } = typed
    const seller = { name, firm, gstin: gstin.trim() === '' ? null : gstin }
    const body = { ...source, margins, customer, days: numberOf(days, dayLimits) ?? QUOTATION_DAYS, seller }
    const text = JSON.stringify(body)
    if (attempt.current.text !== text) attempt.current = { text, id: uniqueUuid() }
    const { id } = attempt.current
    void run(async () => {
      await makePartnerQuotation({ ...body, id })
      onMade()
    })
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <p className="text-quiet">{t.formIntro}</p>
      <NumberField label={t.all} limits={marginLimits} value={all} onChange={setAll} />
      <Card className="p-4">
        <ul className="grid gap-4">
          {lines.map((line, index) => (
            <li key={line.key}>
              <Line
                line={line}
                percent={percents[index] ?? null}
                typed={own[line.key] ?? all}
                onTyped={(text) => setOwn((before) => ({ ...before, [line.key]: text }))}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Field
        label={t.customer}
        maxLength={QUOTED_NAME_LENGTH}
        autoComplete="off"
        value={typed.customer}
        onChange={(event) => type({ customer: event.currentTarget.value })}
      />
      <NumberField label={t.days} limits={dayLimits} value={typed.days} onChange={(days) => type({ days })} />
      <Field
        label={t.name}
        maxLength={QUOTED_NAME_LENGTH}
        autoComplete="name"
        value={typed.name}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <Field
        label={t.firm}
        maxLength={QUOTED_NAME_LENGTH}
        autoComplete="organization"
        value={typed.firm}
        onChange={(event) => type({ firm: event.currentTarget.value })}
      />
      <Field
        label={t.gstin}
        maxLength={30}
        autoComplete="off"
        error={isGstin(typed.gstin) ? null : t.gstinWrong}
        value={typed.gstin}
        onChange={(event) => type({ gstin: event.currentTarget.value })}
      />
      {failure !== null && <InlineError text={ownErrorMessage(t, errorMessages, failure)} />}
      <WaitingButton block size="large" type="submit" loading={pending} waitsFor={waitsFor}>
        {t.save}
      </WaitingButton>
    </form>
  )
}

interface LineProps {
  line: PassedLine
  /** Null while it is none. */
  percent: number | null
  typed: string
  onTyped: (text: string) => void
}

function Line({ line: { name, quantity, price }, percent, typed, onTyped }: LineProps) {
  const t = partnerQuotationMessages
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-3">
      <div className="min-w-0 wrap-anywhere">
        <span className="tabular-nums">{quantity}</span> × {name}
        <span className="block text-sm text-quiet tabular-nums">
          {percent !== null &&
            t.line(formatUnitPrice(price), formatUnitPrice(withMargin(price, Math.round(percent * 100))))}
        </span>
      </div>
      <NumberField
        label={t.margin}
        aria-label={t.marginLabel(name)}
        limits={marginLimits}
        value={typed}
        onChange={onTyped}
      />
    </div>
  )
}

function isGstin(text: string): boolean {
  return text.trim() === '' || 'gstin' in parseGstin(text)
}

/** Message about what a quotation lacks; null if it is complete. */
function missingOf(
  typed: {
    readonly customer: string
    readonly name: string
    readonly days: string
    readonly gstin: string
  },
  counts: { readonly lines: number; readonly margins: number },
): string | null {
  const t = partnerQuotationMessages
  if (counts.lines === 0) return t.needsLines
  if (counts.margins < counts.lines) return t.needsMargins
  if (typed.customer.trim() === '') return t.needsCustomer
  if (numberOf(typed.days, dayLimits) === null) return t.needsDays
  if (typed.name.trim() === '') return t.needsName
  return isGstin(typed.gstin) ? null : t.gstinWrong
}
