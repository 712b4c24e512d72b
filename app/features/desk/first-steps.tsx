import { useState } from 'react'
import { Link } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { fetchFirstSteps } from '#app/api/desk-settings.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskFirstStepMessages } from '#app/messages/desk.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ArrowRight } from '#app/ui/icons/arrow-right.tsx'
import { Check } from '#app/ui/icons/check.tsx'
import { DemoNotice } from './catalogue/demo-notice.tsx'
import { useDesk } from './desk-context.ts'
import { Section } from './section.tsx'
import { useDeskLoad } from './use-desk-load.ts'
import { useOrderList } from './use-order-list.ts'

const anyOrder = new URLSearchParams({ limit: '1' })

const steps = [
  ['goods', '/desk/catalogue', 'catalogue:write'],
  ['firm', '/desk/settings/invoices', 'seller:write'],
  ['delivery', '/desk/delivery', 'delivery:write'],
  ['stock', '/desk/stock', 'stock:write'],
  ['staff', '/desk/staff', 'staff:write'],
] as const satisfies readonly (readonly [name: string, path: string, permission: Permission])[]
type StepName = (typeof steps)[number][0]

/** What a shop needs that has never had an order: the demo removed, and what only its people know, with what of it is done. */
export function FirstSteps() {
  const t = useMessages(deskFirstStepMessages)
  const { can } = useDesk()
  const { orders, status } = useOrderList(anyOrder)
  const done = useDeskLoad(fetchFirstSteps)
  const [removals, setRemovals] = useState(0)
  const own = steps.filter(([, , permission]) => can(permission))
  if (status !== 'loaded' || orders.length > 0 || own.length === 0) return null
  const isDone = (name: StepName) => done.status === 'loaded' && done.content[name]
  const next = own.find(([name]) => !isDone(name))?.[0]
  return (
    <div className="mt-6">
      <DemoNotice
        key={removals}
        onRemoved={() => {
          setRemovals(removals + 1)
          done.refresh()
        }}
      />
      <Section title={t.title}>
        <p className="text-sm text-quiet">{t.text}</p>
        {done.status === 'loaded' && (
          <p className="text-sm font-medium">
            {t.progress(own.filter(([name]) => isDone(name)).length, own.length)}
          </p>
        )}
        <ul className="divide-y divide-hairline">
          {own.map(([name, path]) => (
            <li key={name}>
              <Step name={name} path={path} isDone={isDone(name)} isNext={name === next} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

type StepProps = { name: StepName; path: string; isDone: boolean; isNext: boolean }

function Step({ name, path, isDone, isNext }: StepProps) {
  const t = useMessages(deskFirstStepMessages)
  return (
    <Link to={path} className="flex items-center gap-3 py-3 hover:text-accent">
      <span
        aria-hidden
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-good bg-good-soft text-good' : isNext ? 'border-accent' : 'border-control',
        )}
      >
        {isDone && <Check size={16} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('block font-medium', isDone && 'text-quiet')}>
          {isDone && <span className="sr-only">{t.done} </span>}
          {t[name]}
        </span>
        <span className="block text-sm text-quiet">{t[`${name}Text`]}</span>
      </span>
      <ArrowRight size={18} className={classNames('shrink-0', isNext ? 'text-accent' : 'text-quiet')} />
    </Link>
  )
}
