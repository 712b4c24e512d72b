import { useCallback, useRef, useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { normalizePhoneInput, parsePhone } from '#domain/identity/phone.ts'
import type { ListRequestWire } from '#domain/list-requests/wire.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { answerListRequest, fetchListRequest } from '#app/api/desk-list-requests.ts'
import { placeOrderFor } from '#app/api/desk-new-order.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskListRequestMessages } from '#app/messages/desk-list-requests.ts'
import { deskNewOrderMessages } from '#app/messages/desk-new-order.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { Loaded } from '../loaded.tsx'
import { Section } from '../section.tsx'
import { useDeskError } from '../use-desk-error.ts'
import { useDeskLoad } from '../use-desk-load.ts'
import { AddressPart, addressBody, emptyAddress, missingFields, type TypedAddress } from './address-part.tsx'
import { CustomerPart, type LookedUp } from './customer-part.tsx'
import { QuotationPart } from './quotation-part.tsx'
import { TakenLines } from './taken-lines.tsx'
import { useDeliveryTerms } from './use-delivery-terms.ts'
import { bodyLine, unitPrice, useOrderLines, type TakenLine } from './use-order-lines.ts'

/** An order for somebody at the counter or on the phone, whom the address may name (DESK-04), or for who sent a list to the shop (QO-08). */
export function NewOrderPage() {
  const [params] = useSearchParams()
  const list = params.get('list')
  const phone = params.get('phone') ?? ''
  return list === null ? <NewOrder key={phone} caller={phone} /> : <OrderOfList key={list} id={list} />
}

function OrderOfList({ id }: { id: string }) {
  const loading = useDeskLoad(useCallback(() => fetchListRequest(id), [id]))
  return (
    <Loaded loading={loading} level={1}>
      {(request) => <NewOrder caller={request.customer.phone ?? ''} list={request} />}
    </Loaded>
  )
}

function NewOrder({ caller, list }: { caller: string; list?: ListRequestWire }) {
  const t = useMessages(deskNewOrderMessages)
  const describe = useDeskError()
  const toast = useToast()
  const navigate = useNavigate()
  const lists = useMessages(deskListRequestMessages)
  const [phone, setPhone] = useState(normalizePhoneInput(caller))
  const [name, setName] = useState('')
  const [customer, setCustomer] = useState<LookedUp>()
  const [address, setAddress] = useState(emptyAddress)
  const [paymentMode, setPaymentMode] = useState<PaymentMode>('COD')
  const [gstin, setGstin] = useState('')
  const { pending, failure, run } = useAction()
  const taken = useOrderLines()
  const [isOffered, setOffered] = useState(false)
  // one order however often the button is pressed; another attempt after a change is another order
  const attempt = useRef({ body: '', key: '' })

  function handleCustomer(found: LookedUp) {
    setCustomer(found)
    setAddress((before) => ({ ...before, id: found?.addresses[0]?.id ?? '' }))
  }

  const lines = taken.lines.flatMap(bodyLine)
  const hasItems = lines.length > 0 && lines.length === taken.lines.length
  const missing = useMissing({ phone, hasItems, address })
  const isReady = customer !== undefined && missing.length === 0
  const goods = taken.lines.reduce((sum, line) => sum + amountOf(line), 0)
  const known = customer?.addresses ?? []
  const { fee, outside } = useDeliveryTerms({ known, address, total: goods, failure })

  const body = () => ({
    phone,
    name: name.trim() === '' ? null : name,
    address: addressBody(address),
    lines,
    paymentMode,
    buyerGstin: gstin.trim() === '' ? null : gstin.trim().toUpperCase(),
    ...(fee > 0 && { deliveryFee: fee }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const order = body()
    const text = JSON.stringify(order)
    if (attempt.current.body !== text) attempt.current = { body: text, key: uniqueId() }
    const { key } = attempt.current
    await run(async () => {
      const placed = await placeOrderFor(order, key)
      // the order stands, whether or not this is noted
      if (list) await answerListRequest(list.id, true).catch(() => null)
      toast({ text: t.placed(placed.orderNumber), tone: 'good' })
      await navigate(`/desk/orders/${placed.orderId}`)
    })
  }

  return (
    <form noValidate className="grid max-w-3xl grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <h1 className="text-xl">{t.title}</h1>
      {list && <p className="text-quiet">{lists.forRequest(list.customer.name ?? lists.nameless)}</p>}
      <CustomerPart
        phone={phone}
        name={name}
        customer={customer}
        onPhone={setPhone}
        onName={setName}
        onCustomer={handleCustomer}
      />
      <TakenLines taken={taken} start={list?.text ?? ''} />
      <AddressPart known={known} address={address} outside={outside} onAddress={setAddress} />
      <PaymentPart mode={paymentMode} gstin={gstin} onMode={setPaymentMode} onGstin={setGstin} />
      {failure !== null && <InlineError text={describe(failure)} />}
      {fee > 0 && (
        <p className="flex justify-between text-quiet">
          {t.deliveryFee}
          <span className="tabular-nums">{formatRupees(fee)}</span>
        </p>
      )}
      <p className="flex justify-between text-lg font-price">
        {t.total}
        <span className="tabular-nums">{formatRupees(goods + fee)}</span>
      </p>
      {missing.length > 0 && <p className="text-sm text-quiet">{t.missing(missing.join(', '))}</p>}
      <PlaceButton isOffered={isOffered} pending={pending} isReady={isReady} />
      <QuotationPart isReady={isReady} content={body} onOffered={() => setOffered(true)} />
    </form>
  )
}

interface PlaceButtonProps {
  /** Saved as a quotation: it is most likely ordered by its link. */
  isOffered: boolean
  pending: boolean
  isReady: boolean
}

function PlaceButton({ isOffered, pending, isReady }: PlaceButtonProps) {
  const t = useMessages(deskNewOrderMessages)
  const variant = isOffered ? 'secondary' : 'primary'
  return (
    <Button type="submit" size="large" variant={variant} block loading={pending} disabled={!isReady}>
      {t.place}
    </Button>
  )
}

/** What an order still needs, in the words of the form. */
function useMissing(typed: { phone: string; hasItems: boolean; address: TypedAddress }): string[] {
  const t = useMessages(deskNewOrderMessages)
  return [
    ...(parsePhone(typed.phone) === null ? [t.phone] : []),
    ...(typed.hasItems ? [] : [t.items]),
    ...missingFields(typed.address).map((field) => t[field]),
  ]
}

function amountOf({ candidates, chosen, quantity }: TakenLine): number {
  const candidate = candidates[chosen]
  return candidate === undefined ? 0 : unitPrice(candidate, Number(quantity)) * Number(quantity)
}

interface PaymentPartProps {
  mode: PaymentMode
  gstin: string
  onMode: (mode: PaymentMode) => void
  onGstin: (gstin: string) => void
}

function PaymentPart({ mode, gstin, onMode, onGstin }: PaymentPartProps) {
  const t = useMessages(deskNewOrderMessages)
  return (
    <Section title={t.payment}>
      <SelectField
        label={t.payment}
        hint={t[`hint-${mode}`]}
        value={mode}
        options={[
          ['COD', t['payment-COD']],
          ['ONLINE', t['payment-ONLINE']],
        ]}
        onChange={(event) => onMode(event.currentTarget.value === 'ONLINE' ? 'ONLINE' : 'COD')}
      />
      <Field
        label={t.gstin}
        maxLength={15}
        value={gstin}
        onChange={(event) => onGstin(event.currentTarget.value)}
      />
    </Section>
  )
}
