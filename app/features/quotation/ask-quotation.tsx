import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { formatAddress, type Address } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { QUOTATION_NOTE_LENGTH } from '#domain/quotations/quotation-request.ts'
import type { OwnQuotationsWire, RequestQuotation } from '#domain/quotations/request-wire.ts'
import { askForQuotation, fetchOwnQuotations } from '#app/api/quotations.ts'
import { parsePin, readPin } from '#app/browser/delivery-pin.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import type { CartEntry } from '#app/features/cart/cart-view.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage, ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { ownQuotationMessages } from '#messages/profile/own-quotations.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { linesToAsk, useRequestedLines } from './requested-lines.ts'

interface AskQuotationProps {
  lines: readonly CartLine[]
  firm: OrderFirmRequest | null
  /** Asks for the firm and its site; nothing for whoever is in none. */
  firmChoice: ReactNode
  /** Their own addresses, the chosen one first; null while they are not known. */
  addresses: readonly Address[] | null
  onSent: (own: OwnQuotationsWire) => void
}

/** Asks the shop for a quotation (QUOTE-01). Import lazily. */
export function AskQuotation({ lines, ...rest }: AskQuotationProps) {
  const t = ownQuotationMessages
  const loading = useLoad(fetchOwnQuotations)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (lines.length === 0)
    return (
      <EmptyState
        title={t.empty}
        text={t.emptyText}
        action={<LinkButton to="/categories">{t.shop}</LinkButton>}
      />
    )
  if (loading.status === 'loading' || rest.addresses === null)
    return <Spinner text={ownQuotationTitleMessages.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failed}
        text={errorMessage(errorMessages, loading.failure)}
        onRetry={loading.reload}
      />
    )
  const { requests, maxOpen } = loading.content
  const isFull = requests.filter(({ state }) => state === 'ASKED').length >= maxOpen
  if (isFull)
    return (
      <EmptyState
        title={ownQuotationTitleMessages.askTitle}
        text={t.full(maxOpen)}
        action={<LinkButton to="/profile/quotations">{t.back}</LinkButton>}
      />
    )
  return <AskForm {...rest} lines={lines} addresses={rest.addresses} />
}

type AskFormProps = Omit<AskQuotationProps, 'addresses'> & { addresses: readonly Address[] }

/** The value of a place that is no address. */
const ELSEWHERE = ''

function AskForm({ lines, firm, firmChoice, addresses, onSent }: AskFormProps) {
  const t = ownQuotationMessages
  const asked = useRequestedLines(lines)
  const [to, setTo] = useState<Destination>({
    addressId: addresses[0]?.id ?? ELSEWHERE,
    pin: readPin() ?? '',
  })
  const [note, setNote] = useState('')
  const { pending, failure, run } = useAction()
  useExpiredSession(failure)
  // one request however often the button is pressed; after a change it is another
  const attempt = useRef({ text: '', id: '' })
  const wanted = linesToAsk(asked.cartEntries)
  const isToSite = firm?.siteId !== undefined
  const place = isToSite ? {} : placeOf(to)
  const waitsFor = missingOf({ isEmpty: wanted.length === 0, hasPlace: place !== null, note })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (waitsFor !== null || place === null || !asked.priced) return
    const body = { lines: wanted, note, ...place, ...(firm && { firm }) }
    void run(async () => onSent(await askForQuotation({ ...body, id: idOf(attempt, body) })))
  }

  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <p className="text-quiet">{t.intro}</p>
      {asked.failure !== null && (
        <ErrorState
          title={t.failed}
          text={errorMessage(errorMessages, asked.failure)}
          onRetry={asked.retry}
        />
      )}
      <RequestLines cartEntries={asked.cartEntries} />
      {firmChoice}
      {!isToSite && <PlaceFields to={to} addresses={addresses} onTo={setTo} />}
      <TextArea
        label={t.noteLabel}
        hint={t.noteHint}
        maxLength={QUOTATION_NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure !== null && <InlineError text={ownErrorMessage(t, errorMessages, failure)} />}
      <WaitingButton
        block
        size="large"
        type="submit"
        loading={pending || !asked.priced}
        waitsFor={asked.priced ? waitsFor : null}
      >
        {t.send}
      </WaitingButton>
    </form>
  )
}

/** One of their addresses, or a PIN code. */
type Destination = { readonly addressId: string; readonly pin: string }

interface PlaceFieldsProps {
  to: Destination
  addresses: readonly Address[]
  onTo: (to: Destination) => void
}

function PlaceFields({ to, addresses, onTo }: PlaceFieldsProps) {
  const t = ownQuotationMessages
  const { addressId, pin } = to
  return (
    <>
      {addresses.length > 0 && (
        <SelectField
          label={t.where}
          value={addressId}
          options={[
            ...addresses.map((address) => [address.id, formatAddress(address)] as const),
            [ELSEWHERE, t.elsewhere] as const,
          ]}
          onChange={({ currentTarget: { value } }) => onTo({ ...to, addressId: value })}
        />
      )}
      {addressId === ELSEWHERE && (
        <Field
          label={t.pinCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          error={pin.trim().length >= 6 && parsePin(pin) === null ? t.pinWrong : null}
          value={pin}
          onChange={(event) => onTo({ ...to, pin: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** Message about what a request lacks; null if it is complete. */
function missingOf({ isEmpty, hasPlace, note }: { isEmpty: boolean; hasPlace: boolean; note: string }) {
  const t = ownQuotationMessages
  if (isEmpty) return t.needsLines
  if (!hasPlace) return t.needsPin
  return note.trim().length > QUOTATION_NOTE_LENGTH ? t.needsShort : null
}

/** The place that it goes to, as the API takes it; null while that is not complete. */
function placeOf({ addressId, pin }: Destination) {
  if (addressId !== ELSEWHERE) return { addressId }
  const parsed = parsePin(pin)
  return parsed === null ? null : { pin: parsed }
}

function idOf(
  attempt: { current: { text: string; id: string } },
  body: Omit<RequestQuotation, 'id'>,
): string {
  const text = JSON.stringify(body)
  if (attempt.current.text !== text) attempt.current = { text, id: uniqueUuid() }
  return attempt.current.id
}

function RequestLines({ cartEntries }: { cartEntries: readonly CartEntry[] }) {
  const t = ownQuotationMessages
  return (
    <Card className="p-4">
      <h2 className="text-base">{t.lines}</h2>
      <ul className="mt-2 grid gap-2">
        {cartEntries.map((entry) => (
          <li key={`${entry.line.product} ${entry.line.variantUid ?? ''}`} className="wrap-anywhere">
            <RequestLine cartEntry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RequestLine({ cartEntry: entry }: { cartEntry: CartEntry }) {
  const t = ownQuotationMessages
  const { quantity } = entry.line
  if (entry.state === 'pending') return <Skeleton className="h-6" />
  if (entry.state === 'gone')
    return (
      <>
        <span className="text-quiet">{entry.product?.name ?? entry.line.product}</span>
        <span className="block text-sm text-caution">{t.gone}</span>
      </>
    )
  const { product, variant } = entry
  return (
    <>
      <span className="tabular-nums">{quantity}</span> × {[product.name, ...variant.options].join(', ')}
      <span className="block text-sm text-quiet tabular-nums">
        {t.price(formatUnitPrice(variant.priceWithGst))}
      </span>
    </>
  )
}
