import { formatRupees } from '#domain/money/format-rupees.ts'
import { formatAddress } from '#domain/addresses/address.ts'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import { deskOrderPath } from '#app/api/desk/desk.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { useAuditTitle } from '#app/desk/kit/audit/audit-changes.tsx'
import { Section } from '#app/desk/kit/section.tsx'

/** Delivery addresses of a customer. */
export function CustomerAddresses({ customer }: { customer: CustomerDetailWire }) {
  const t = deskCustomerMessages
  const { addresses, defaultAddressIndex } = customer
  return (
    <Section title={t.addresses}>
      {addresses.length === 0 && <p className="text-sm text-quiet">{t.noAddresses}</p>}
      <ul className="grid gap-3">
        {addresses.map((address, index) => (
          // addresses have no id on this page, and their order is that of the book
          <li key={`${index} ${formatAddress(address)}`}>
            <address className="text-sm break-words not-italic">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {address.address_line1.receiverName || t.nameless}
                {index === defaultAddressIndex && <Badge>{t.standard}</Badge>}
              </span>
              {address.address_line1.receiverPhoneNo !== '' && (
                <span className="block tabular-nums">{address.address_line1.receiverPhoneNo}</span>
              )}
              <span className="block text-quiet">{formatAddress(address)}</span>
            </address>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The invoices and credit notes of their latest orders, each opens as a PDF. */
export function CustomerDocuments({ documents }: Pick<CustomerDetailWire, 'documents'>) {
  const t = deskCustomerMessages
  return (
    <Section title={t.documents}>
      {documents.length === 0 && <p className="text-sm text-quiet">{t.noDocuments}</p>}
      <ul className="divide-y divide-hairline">
        {documents.map(({ number, kind, orderId, issuedAt, total }) => (
          <li key={number}>
            <a
              href={`${deskOrderPath(orderId)}/${kind}.pdf${kind === 'invoice' ? '' : `?number=${encodeURIComponent(number)}`}`}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center gap-3 py-2"
            >
              <FileText size={18} className="shrink-0 text-accent" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium text-accent">
                  {t[kind]} {number}
                </span>
                <span className="block text-xs text-quiet">{formatDateTime(issuedAt)}</span>
              </span>
              <span className="font-price tabular-nums">
                {kind === 'invoice' ? formatRupees(total) : `−${formatRupees(total)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Staff decisions about a customer, newest first. */
export function CustomerChanges({ changes }: Pick<CustomerDetailWire, 'changes'>) {
  const t = deskCustomerMessages
  const titleOf = useAuditTitle()
  return (
    <Section title={t.changes}>
      {changes.length === 0 && <p className="text-sm text-quiet">{t.noChanges}</p>}
      <ol className="grid gap-3">
        {changes.map((entry) => (
          <li key={entry.id} className="text-sm">
            <span className="font-medium">{titleOf(entry)}</span>
            <span className="block text-quiet">
              {entry.actor} · {formatDateTime(entry.at)}
            </span>
            {reasonOf(entry) !== null && <span className="block break-words">{reasonOf(entry)}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Reason of a block; null for other decisions, whose title says enough. */
function reasonOf({ changes }: CustomerDetailWire['changes'][number]): string | null {
  const change = changes.find(({ field }) => field === 'reason')
  return change?.after ?? change?.before ?? null
}
