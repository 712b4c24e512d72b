import { useCallback, useRef, useState, type FormEvent } from 'react'
import { useNavigate, type LoaderFunctionArgs } from 'react-router'
import { normalizePhoneInput } from '#domain/identity/phone.ts'
import type { PlaceOrderForRequest } from '#domain/orders/placing/desk-place-wire.ts'
import type { ListRequestWire } from '#domain/list-requests/wire.ts'
import { answerListRequest, fetchListRequest } from '#app/api/desk/list-requests.ts'
import { placeOrderFor } from '#app/api/desk/new-order.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { deskListRequestMessages as lists } from '#app/messages/desk/orders/list-requests.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { OffersPanel } from '#app/desk/kit/orders/offers/offers-panel.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { AddressSection, addressBody, emptyAddress, isTyped, type TypedAddress } from './address-section.tsx'
import { readRequestedQuotation, type RequestedQuotation } from './requested-quotation.ts'
import { RequestNote } from './request-note.tsx'
import { BuyingSection, emptyBuying, useBuying } from './buying-section.tsx'
import { CustomerSection, type LookedUp } from './customer-section.tsx'
import { FirmSection, firmOf } from './firm-section.tsx'
import { isWorthKeeping, readOrderDraft, useStoredDraft, type OrderDraft } from './order-draft.ts'
import { customerAfter } from './customer-after.ts'
import { paymentFor, PaymentSection } from './payment-section.tsx'
import { PlaceButton, Totals } from './place-button.tsx'
import { RefusedLines } from './refused-lines.tsx'
import { QuotationSection } from './quotation-section.tsx'
import { TakenLines } from './taken-lines.tsx'
import { useDeliveryTerms } from './use-delivery-terms.ts'
import { useMissing } from './use-missing.ts'
import { useOrderOffers } from './use-order-offers.ts'
import { bodyLines, useOrderLines } from './use-order-lines.ts'

export const permission = 'orders:place'

export async function clientLoader(args: LoaderFunctionArgs) {
  const query = queryOf(args)
  const [list, request] = [query.get('list'), query.get('request')]
  return {
    phone: query.get('phone') ?? '',
    list: list === null ? null : await fetchListRequest(list),
    requestedQuotation: request === null ? null : await readRequestedQuotation(request),
  }
}

/** An order for somebody at the counter or on the phone, whom the address may name (DESK-04), or for who sent a list to the shop (QO-08) or asks for a quotation (QUOTE-01). */
export default function NewOrderPage() {
  const { list, requestedQuotation: asked, phone } = usePageData<typeof clientLoader>().content
  if (asked !== null)
    return (
      <OrderFrom
        key={asked.request.id}
        caller={asked.request.customer.phone ?? ''}
        requestedQuotation={asked}
      />
    )
  return list === null ? (
    <OrderFrom key={phone} caller={phone} />
  ) : (
    <OrderFrom key={list.id} caller={list.customer.phone ?? ''} list={list} />
  )
}

interface OrderFromProps {
  caller: string
  list?: ListRequestWire
  requestedQuotation?: RequestedQuotation
}

/** Goes on with the order that was left half taken, or starts over. */
function OrderFrom({ caller, list, requestedQuotation: asked }: OrderFromProps) {
  const { login } = useDesk()
  const entry = `${login.phone}:${asked?.request.id ?? list?.id ?? caller}`
  const [round, setRound] = useState(() => ({ number: 0, stored: readOrderDraft(entry) }))
  const startOver = () => setRound(({ number }) => ({ number: number + 1, stored: null }))
  const fresh: OrderDraft = {
    phone: normalizePhoneInput(caller),
    name: '',
    language: null,
    address: emptyAddress,
    paymentMode: 'COD',
    creditPass: '',
    buying: emptyBuying,
    firm: null,
    text: list?.text ?? '',
    lines: [],
    ...asked?.draft,
  }
  const { stored } = round
  return (
    <NewOrder
      key={round.number}
      draftKey={entry}
      start={stored ?? fresh}
      list={list}
      requestedQuotation={asked}
      {...(stored !== null && { onStartOver: startOver })}
    />
  )
}

interface NewOrderProps {
  /** Key of the stored draft: the operator, with the list request or caller it is for. */
  draftKey: string
  start: OrderDraft
  list: ListRequestWire | undefined
  requestedQuotation: RequestedQuotation | undefined
  /** For an order that was left half taken. */
  onStartOver?: () => void
}

/** Fields of an order as they are typed, and the customer whom it is for. */
function useTypedOrder(start: OrderDraft) {
  const [typed, setTyped] = useState(start)
  const [customer, setCustomer] = useState<LookedUp>()
  const customerUid = useRef<string | null>(undefined)
  const type = useCallback(
    (fields: Partial<OrderDraft>) => setTyped((before) => ({ ...before, ...fields })),
    [],
  )
  function handleCustomer(found: LookedUp) {
    setCustomer(found)
    const { uid, isSomebodyElse } = customerAfter(customerUid.current, found)
    customerUid.current = uid
    setTyped((before) => ({
      ...before,
      address: addressFor(found, before.address),
      ...(isSomebodyElse && { buying: emptyBuying, firm: null, language: null }),
    }))
  }
  return { typed, customer, type, handleCustomer }
}

function NewOrder({ draftKey, start, list, requestedQuotation: asked, onStartOver }: NewOrderProps) {
  const t = deskNewOrderMessages
  const toast = useToast()
  const navigate = useNavigate()
  const { typed, customer, type, handleCustomer } = useTypedOrder(start)
  const { pending, failure, run } = useAction()
  const [isOffered, setOffered] = useState(false)
  const keyOf = useAttemptKey()
  const { phone, name, language, address } = typed
  const buying = useBuying({ typed: typed.buying, customer, address })
  const taken = useOrderLines({ customer, firm: buying.firm }, start.lines)
  const payment = paymentFor(typed, { customer, firmId: buying.firm?.id ?? null })
  const firm = firmOf({ typed: typed.firm, customer, address })
  const offered = useOrderOffers({ typed, lines: taken.lines, buying, onTyped: type })

  const draft = { ...typed, lines: taken.listed }
  const isKept = !isOffered && isWorthKeeping(draft, openedWith({ list, requestedQuotation: asked }))
  const forget = useStoredDraft(draftKey, isKept ? draft : null)

  const lines = bodyLines(taken.lines)
  const missing = useMissing({ phone, lines: taken.lines, buying, firm })
  const waitsFor =
    missing.length > 0 ? t.missing(missing.join(', ')) : customer === undefined ? t.needsCustomer : null
  const { goods, before: total, deliverySaved: saved } = offered
  const { fee, outside, promise } = useDeliveryTerms({ ...buying, lines, total, saved, failure })

  const body = () => ({
    phone,
    name: name.trim() === '' ? null : name,
    ...(language !== null && { language }),
    ...(buying.site === null && { address: addressBody(address) }),
    lines,
    ...payment.body,
    ...(buying.body ?? firm.body),
    ...(fee > 0 && { deliveryFee: fee }),
    ...offered.body,
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (waitsFor !== null) return
    const order = body()
    await run(async () => {
      const placed = await offered.send(() => taken.send(() => placeOrderFor(order, keyOf(order))))
      forget()
      // the order stands, whether or not this is noted
      if (list) await answerListRequest(list.id, true).catch(() => null)
      toast({ text: t.placed(placed.orderNumber), tone: 'good' })
      await navigate(`/desk/orders/${placed.orderId}`)
    })
  }

  return (
    <form noValidate className="grid max-w-form grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <Heading list={list} requestedQuotation={asked} />
      {onStartOver && <Continued onStartOver={onStartOver} />}
      <CustomerSection
        phone={phone}
        name={name}
        language={language}
        customer={customer}
        onTyped={type}
        onCustomer={handleCustomer}
      />
      <TakenLines
        taken={taken}
        lowered={offered.lowered}
        text={typed.text}
        onText={(text) => type({ text })}
      />
      <BuyingSection buying={buying} taken={taken} onTyped={(to) => type({ buying: to })} />
      {buying.site === null && (
        <AddressSection {...buying} outside={outside} onAddress={(to) => type({ address: to })} />
      )}
      <PaymentSection payment={payment} onTyped={type}>
        <FirmSection firm={firm} isBuying={buying.firm !== null} onForm={(form) => type({ firm: form })} />
      </PaymentSection>
      <RefusedLines failure={failure} lines={taken.lines} />
      {offered.offers !== null && <OffersPanel offers={offered.offers} />}
      <Totals goods={goods} fee={fee} promise={promise} />
      <PlaceButton isOffered={isOffered} pending={pending || offered.isChecking} waitsFor={waitsFor} />
      <QuotationSection
        missing={waitsFor}
        content={body}
        taken={taken}
        offered={offered}
        request={requestOf(asked, customer)}
        onOffered={() => setOffered(true)}
      />
    </form>
  )
}

/** The list or the lines that the page was opened with. */
function openedWith({ list, requestedQuotation }: Pick<NewOrderProps, 'list' | 'requestedQuotation'>) {
  return { text: list?.text ?? '', lines: requestedQuotation?.draft.lines ?? [] }
}

/** The request that a quotation answers, as long as it is for whoever asked. */
function requestOf(asked: RequestedQuotation | undefined, customer: LookedUp) {
  return asked?.request.customer.uid === customer?.uid ? asked?.request : undefined
}

function Heading({ list, requestedQuotation: asked }: Pick<NewOrderProps, 'list' | 'requestedQuotation'>) {
  return (
    <>
      <h1 className="text-xl">{deskNewOrderMessages.title}</h1>
      {asked && <RequestNote requested={asked} />}
      {list && <p className="text-quiet">{lists.forRequest(list.customer.name ?? lists.nameless)}</p>}
    </>
  )
}

function Continued({ onStartOver }: { onStartOver: () => void }) {
  const t = deskNewOrderMessages
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-3">
      <p className="text-sm">{t.continued}</p>
      <Button variant="secondary" onClick={onStartOver}>
        {t.startOver}
      </Button>
    </div>
  )
}

/** One order however often the button is pressed; another attempt after a change is another order. */
function useAttemptKey(): (order: PlaceOrderForRequest) => string {
  const attempt = useRef({ body: '', key: '' })
  return (order) => {
    const body = JSON.stringify(order)
    if (attempt.current.body !== body) attempt.current = { body, key: uniqueId() }
    return attempt.current.key
  }
}

/** The address for whoever was found: what was typed stays, and so does one of theirs; else their first. */
function addressFor(found: LookedUp, address: TypedAddress): TypedAddress {
  const known = found?.addresses ?? []
  if (known.some(({ id }) => id === address.id)) return address
  return { ...address, id: isTyped(address) ? '' : (known[0]?.id ?? '') }
}
