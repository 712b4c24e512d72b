import { Link, type LoaderFunctionArgs } from 'react-router'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import { addCustomerNote, fetchCustomer } from '#app/api/desk/customers.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { deskMergeMessages } from '#app/messages/desk/merge.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Phone } from '#app/ui/icons/phone.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { NotesSection } from '#app/desk/kit/notes-section.tsx'
import { OrderMessages } from '#app/desk/kit/orders/order-messages.tsx'
import { OrderRows } from '#app/desk/kit/orders/order-rows.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { CustomerCommission } from './customer-commission.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerAddresses, CustomerChanges, CustomerDocuments } from './customer-facts.tsx'
import { CustomerMessages } from './customer-messages.tsx'
import { CustomerMoney } from './customer-money.tsx'
import { CustomerDecisions } from './customer-decisions.tsx'
import { CustomerStatusBadges } from './customer-status-badges.tsx'

export const permission = 'customers:read'

export function clientLoader({ params: { uid = '' } }: LoaderFunctionArgs) {
  return fetchCustomer(uid)
}

/** One customer at the desk (DESK-06): who they are, what is open between them and the store, and what to decide. */
export default function CustomerPage() {
  const t = deskCustomerMessages
  const { content: customer, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <>
      <BackLink to="/desk/customers" text={t.back} />
      {customer.isErased ? (
        <Erased customer={customer} />
      ) : customer.mergedInto !== null ? (
        <Merged into={customer.mergedInto} />
      ) : (
        <CustomerView customer={customer} onChanged={show} onStale={refresh} />
      )}
    </>
  )
}

interface CustomerViewProps {
  customer: CustomerDetailWire
  onChanged: (customer: CustomerDetailWire) => void
  onStale: () => void
}

function CustomerView({ customer, onChanged, onStale }: CustomerViewProps) {
  const t = deskCustomerMessages
  const { can } = useDesk()
  const { uid, addresses, defaultAddressIndex } = customer
  const receiver = addresses[defaultAddressIndex ?? 0]?.address_line1.receiverName
  const name = customer.name ?? (receiver || t.nameless)
  const note = async (text: string) => onChanged(await addCustomerNote(uid, { id: uniqueUuid(), text }))
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-1 content-start gap-4">
        <header className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
          <Person customer={customer} name={name} />
          <CustomerDecisions customer={customer} name={name} onChanged={onChanged} onStale={onStale} />
        </header>
        <CustomerOrders customer={customer} />
        {customer.active && can('customers:commission') && <CustomerCommission uid={uid} />}
        <NotesSection
          notes={customer.notes}
          hint={t.notesHint}
          onAdd={can('customers:note') ? note : undefined}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <CustomerMoney money={customer.money} />
        <CustomerAddresses customer={customer} />
        <CustomerDocuments documents={customer.documents} />
        <OrderMessages messages={customer.messages} isOfMany onResent={onStale} onStale={onStale} />
        <CustomerMessages messages={customer.otherMessages} />
        <CustomerChanges changes={customer.changes} />
        <CustomerData uid={uid} />
      </div>
    </div>
  )
}

function Person({ customer, name }: { customer: CustomerDetailWire; name: string }) {
  const t = deskCustomerMessages
  const merge = deskMergeMessages
  const { can } = useDesk()
  const { phone } = customer
  return (
    <>
      <div className="min-w-0">
        <h1 className="text-xl break-words">{name}</h1>
        <p className="text-quiet tabular-nums">{phone}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          <Phone size={18} />
          {t.call}
        </a>
        {can('orders:place') && !customer.isSetAside && (
          <LinkButton
            variant="secondary"
            size="small"
            to={`/desk/new-order?phone=${encodeURIComponent(phone)}`}
          >
            {t.newOrder}
          </LinkButton>
        )}
        {can('credit:read') && (
          <LinkButton variant="secondary" size="small" to={`/desk/credit?q=${encodeURIComponent(phone)}`}>
            {t.credit}
          </LinkButton>
        )}
        {can('customers:merge') && !customer.isSetAside && (
          <LinkButton variant="secondary" size="small" to={`/desk/customers/${customer.uid}/merge`}>
            {merge.open}
          </LinkButton>
        )}
      </div>
      <CustomerStatusBadges {...customer} block={customer.block?.level ?? null} />
      <p className="text-sm text-quiet">
        {t.since(formatDay(customer.registeredAt))}
        {customer.lastSeenAt > customer.registeredAt && ` · ${t.seen(formatDateTime(customer.lastSeenAt))}`}
      </p>
      {customer.gstins.length > 0 && (
        <p className="text-sm break-words">
          {t.gstins} <span className="font-price tabular-nums">{customer.gstins.join(', ')}</span>
        </p>
      )}
      {customer.mergedNumbers.length > 0 && (
        <p className="text-sm tabular-nums">{merge.alsoReached(customer.mergedNumbers.join(', '))}</p>
      )}
      {customer.isSetAside && (
        <p className="rounded-control bg-caution-soft p-3 text-sm text-caution">{t.setAside}</p>
      )}
    </>
  )
}

function CustomerOrders({ customer: { uid, orders, orderCount } }: { customer: CustomerDetailWire }) {
  const t = deskCustomerMessages
  const { can } = useDesk()
  if (orders.length === 0)
    return (
      <Section title={t.latestOrders(0, 0)}>
        <p className="text-sm text-quiet">{t.noOrders}</p>
      </Section>
    )
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-base">{t.latestOrders(orders.length, orderCount)}</h2>
      <OrderRows orders={orders} />
      {can('orders:read') && (
        <Link
          to={`/desk/orders?customer=${uid}`}
          className="inline-flex min-h-11 items-center text-sm font-medium text-accent"
        >
          {t.allOrders}
        </Link>
      )}
    </section>
  )
}

function Erased({ customer }: { customer: CustomerDetailWire }) {
  const t = deskCustomerMessages
  return (
    <>
      <EmptyState level={1} title={t.erased} text={t.erasedText} />
      {customer.orders.length > 0 && <OrderRows orders={customer.orders} />}
    </>
  )
}

function Merged({ into }: { into: string }) {
  const t = deskMergeMessages
  return (
    <EmptyState
      level={1}
      title={t.mergedTitle}
      text={t.mergedText}
      action={<LinkButton to={`/desk/customers/${into}`}>{t.openSurvivor}</LinkButton>}
    />
  )
}
