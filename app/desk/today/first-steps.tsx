import { Link } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import type { FirstStepsWire } from '#domain/store/first-steps-wire.ts'
import { fetchDeskOrders } from '#app/api/desk/desk.ts'
import { changeSetting, fetchFirstSteps } from '#app/api/desk/settings.ts'
import { deskFirstStepMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { ArrowRight } from '#app/ui/icons/arrow-right.tsx'
import { Check } from '#app/ui/icons/check.tsx'
import { DemoNotice } from '#app/desk/kit/demo-notice.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'

const anyOrder = new URLSearchParams({ limit: '1' })

const steps = [
  ['goods', '/desk/catalogue', 'catalogue:write'],
  ['firm', '/desk/settings/invoices', 'seller:write'],
  ['delivery', '/desk/delivery', 'delivery:write'],
  ['stock', '/desk/stock', 'stock:write'],
  ['staff', '/desk/staff', 'staff:write'],
] as const satisfies readonly (readonly [name: string, path: string, permission: Permission])[]
type StepName = (typeof steps)[number][0]

/** Checklist for a new store; it stays until all is done, unless somebody hides it, who can bring it back. */
export function FirstSteps() {
  const done = useDeferred(fetchFirstSteps)
  return (
    <Deferred data={done} isOptional>
      {(content) => <Steps content={content} show={done.show} refresh={done.refresh} />}
    </Deferred>
  )
}

interface StepsProps {
  content: FirstStepsWire
  show: (content: FirstStepsWire) => void
  refresh: () => void
}

function Steps({ content, show, refresh }: StepsProps) {
  const t = deskFirstStepMessages
  const { can } = useDesk()
  const { pending, failure, run } = useAction()
  const describe = useDeskError()
  const own = steps.filter(([, , permission]) => can(permission))
  const next = own.find(([name]) => !content[name])?.[0]
  if (next === undefined) return null
  const hide = (isHidden: boolean) =>
    void run(async () => {
      await changeSetting('firstStepsHidden', String(isHidden))
      show({ ...content, isHidden })
    })
  const toggle = can('settings:write') && (
    <div>
      <Button variant="quiet" size="small" loading={pending} onClick={() => hide(!content.isHidden)}>
        {content.isHidden ? t.bringBack : t.hide}
      </Button>
    </div>
  )
  if (content.isHidden) return <div className="mt-6">{toggle}</div>
  return (
    <div className="mt-6">
      <Demo onRemoved={refresh} />
      <Section title={t.title}>
        <p className="text-sm text-quiet">{t.text}</p>
        <p className="text-sm font-medium">
          {t.progress(own.filter(([name]) => content[name]).length, own.length)}
        </p>
        <ul className="divide-y divide-hairline">
          {own.map(([name, path]) => (
            <li key={name}>
              <Step name={name} path={path} isDone={content[name]} isNext={name === next} />
            </li>
          ))}
        </ul>
        {failure !== null && <InlineError text={describe(failure)} />}
        {toggle}
      </Section>
    </div>
  )
}

/** The demo and the way to remove it, in a shop that has never had an order. */
function Demo({ onRemoved }: { onRemoved: () => void }) {
  const data = useDeferred(() => fetchDeskOrders(anyOrder))
  return (
    <Deferred data={data} isOptional>
      {({ orders }) => orders.length === 0 && <DemoNotice onRemoved={onRemoved} />}
    </Deferred>
  )
}

type StepProps = { name: StepName; path: string; isDone: boolean; isNext: boolean }

function Step({ name, path, isDone, isNext }: StepProps) {
  const t = deskFirstStepMessages
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
