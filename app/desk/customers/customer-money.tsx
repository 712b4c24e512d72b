import { formatRupees } from '#domain/money/format-rupees.ts'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Section } from '#app/desk/kit/section.tsx'

/** Amounts that a customer owes and is owed; zero amounts are left out. */
export function CustomerMoney({ money }: Pick<CustomerDetailWire, 'money'>) {
  const t = deskCustomerMessages
  const open = (['unpaid', 'onTheRoad', 'toDeliver', 'refundsDue'] as const).filter(
    (kind) => money[kind] !== 0,
  )
  return (
    <Section title={t.money}>
      {open.length === 0 && <p className="text-sm text-quiet">{t.even}</p>}
      <dl className="grid gap-2">
        {open.map((kind) => (
          <div key={kind} className="flex items-baseline justify-between gap-3">
            <dt className="text-sm text-quiet">{t[kind]}</dt>
            <dd className={classNames('font-price tabular-nums', kind === 'unpaid' && 'text-bad')}>
              {formatRupees(money[kind])}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
