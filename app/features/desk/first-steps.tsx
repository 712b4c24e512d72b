import { useState } from 'react'
import { Link } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskFirstStepMessages } from '#app/messages/desk.ts'
import { ArrowRight } from '#app/ui/icons/arrow-right.tsx'
import { DemoNotice } from './catalogue/demo-notice.tsx'
import { useDesk } from './desk-context.ts'
import { Section } from './section.tsx'
import { useOrderList } from './use-order-list.ts'

const anyOrder = new URLSearchParams({ limit: '1' })

const steps = [
  ['goods', '/desk/catalogue', 'catalogue:write'],
  ['firm', '/desk/settings/invoices', 'seller:write'],
  ['delivery', '/desk/delivery', 'delivery:write'],
  ['stock', '/desk/stock', 'stock:write'],
  ['staff', '/desk/staff', 'staff:write'],
] as const satisfies readonly (readonly [name: string, path: string, permission: Permission])[]

/** What a shop needs that has never had an order: the demo removed, and a link to each thing that only its people know. */
export function FirstSteps() {
  const t = useMessages(deskFirstStepMessages)
  const { can } = useDesk()
  const { orders, status } = useOrderList(anyOrder)
  const [removals, setRemovals] = useState(0)
  const own = steps.filter(([, , permission]) => can(permission))
  if (status !== 'loaded' || orders.length > 0 || own.length === 0) return null
  return (
    <div className="mt-6">
      <DemoNotice key={removals} onRemoved={() => setRemovals(removals + 1)} />
      <Section title={t.title}>
        <p className="text-sm text-quiet">{t.text}</p>
        <ul className="divide-y divide-hairline">
          {own.map(([name, path]) => (
            <li key={name}>
              <Link to={path} className="flex items-center gap-3 py-3 hover:text-accent">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{t[name]}</span>
                  <span className="block text-sm text-quiet">{t[`${name}Text`]}</span>
                </span>
                <ArrowRight size={18} className="shrink-0 text-quiet" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
