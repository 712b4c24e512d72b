import { useState } from 'react'
import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import { fetchDelivery, saveDelivery } from '#app/api/desk/delivery.ts'
import { restoreSetting } from '#app/api/desk/settings.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { VersionsSheet } from '#app/desk/kit/versions-sheet.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { AreaFields } from './area-fields.tsx'
import { DayLoads } from './day-loads.tsx'
import { Holidays } from './holidays.tsx'
import { PlanConflict } from './plan-conflict.tsx'
import { createAreaForm, formOfPlan, planOfForm, type AreaForm, type PlanForm } from './plan-form.ts'
import { PromiseTrial } from './promise-trial.tsx'
import { SlowProducts } from './slow-products.tsx'
import { usePlanError } from './use-plan-error.ts'

export const permission = 'delivery:read'

export const clientLoader = () => fetchDelivery()

/** Delivery areas and calendar of the store (AREA-01, AREA-02). */
export default function DeliveryPage() {
  const t = deskDeliveryMessages
  const { content, show, refresh } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <PageIntro title={t.title} intro={t.intro} />
      <PlanEditor key={content.version} content={content} onSaved={show} onRestored={refresh} />
    </div>
  )
}

interface PlanEditorProps {
  content: DeskDeliveryWire
  onSaved: (content: DeskDeliveryWire) => void
  onRestored: () => void
}

function PlanEditor({ content, onSaved, onRestored }: PlanEditorProps) {
  const t = deskDeliveryMessages
  const toast = useToast()
  const isFixed = !useDesk().can('delivery:write')
  const [form, setForm] = useState(() => formOfPlan(content.plan, content.productNames))
  const [conflict, setConflict] = useState<{ theirs: DeskDeliveryWire; mine: DeliveryPlan } | null>(null)
  const describe = usePlanError(form)
  const { pending, failure, run } = useAction()
  const change = (changed: Partial<PlanForm>) => setForm((current) => ({ ...current, ...changed }))
  const hasAreas = form.areas.length > 0

  const save = (version: number) =>
    run(async () => {
      const mine = planOfForm(form)
      try {
        onSaved(await saveDelivery({ version, plan: mine }))
        toast({ text: t.saved, tone: 'good' })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'edit-conflict')) throw error
        setConflict({ theirs: await fetchDelivery(), mine })
      }
    })

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(conflict?.theirs.version ?? content.version)
        }}
        className="grid grid-cols-1 gap-4"
      >
        <fieldset disabled={isFixed} className="contents">
          <Areas areas={form.areas} onChange={(areas) => change({ areas })} />
          {hasAreas && <Calendar form={form} isFixed={isFixed} loads={content.loads} onChange={change} />}
        </fieldset>
        {failure !== null && <InlineError text={describe(failure)} />}
        {conflict !== null && (
          <PlanConflict
            by={conflict.theirs.changed?.actor ?? null}
            theirs={conflict.theirs.plan}
            mine={conflict.mine}
            pending={pending}
            onKeep={() => void save(conflict.theirs.version)}
            onTake={() => onSaved(conflict.theirs)}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          {!isFixed && (hasAreas || content.plan.areas.length > 0) && (
            <Button type="submit" loading={pending}>
              {t.save}
            </Button>
          )}
          {content.changed !== null && (
            <PlanVersions changed={content.changed} mayRestore={!isFixed} onRestored={onRestored} />
          )}
        </div>
      </form>
      {hasAreas && <PromiseTrial form={form} />}
      {content.plan.areas.length > 0 && <DayLoads content={content} />}
    </>
  )
}

interface PlanVersionsProps {
  changed: NonNullable<DeskDeliveryWire['changed']>
  mayRestore: boolean
  onRestored: () => void
}

function PlanVersions({ changed, mayRestore, onRestored }: PlanVersionsProps) {
  const t = deskDeliveryMessages
  return (
    <VersionsSheet
      name="delivery"
      label={t.versions}
      lastChange={t.lastChange(changed.actor, formatDateTime(changed.at))}
      mayRestore={mayRestore}
      onRestore={async (which) => {
        await restoreSetting('delivery', which)
        onRestored()
        return true
      }}
    />
  )
}

function Areas({ areas, onChange }: { areas: readonly AreaForm[]; onChange: (areas: AreaForm[]) => void }) {
  const t = deskDeliveryMessages
  const isFixed = !useDesk().can('delivery:write')
  function add() {
    // never the id of an area that was removed: what is promised there would take of the capacity here
    const id = `area-${uniqueId().slice(0, 16)}`
    onChange([...areas, createAreaForm(id, `${t.newArea} ${areas.length + 1}`)])
  }
  return (
    <>
      {areas.length === 0 && <p className="rounded-card bg-sunken p-3 text-sm">{t.everywhere}</p>}
      {areas.map((area) => (
        <Section key={area.id} title={area.name}>
          <AreaFields
            area={area}
            onChange={(changed) =>
              onChange(areas.map((one) => (one.id === area.id ? { ...one, ...changed } : one)))
            }
          />
          {!isFixed && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => onChange(areas.filter(({ id }) => id !== area.id))}
            >
              {t.removeArea}
            </Button>
          )}
        </Section>
      ))}
      {!isFixed && (
        <Button variant="secondary" className="justify-self-start" onClick={add}>
          {t.addArea}
        </Button>
      )}
    </>
  )
}

interface CalendarProps {
  form: PlanForm
  isFixed: boolean
  loads: DeskDeliveryWire['loads']
  onChange: (changed: Partial<PlanForm>) => void
}

/** Settings that hold for all areas. */
function Calendar({ form, isFixed, loads, onChange }: CalendarProps) {
  const t = deskDeliveryMessages
  const hasCircles = form.areas.some(({ centre, kilometres }) => centre !== '' || kilometres !== '')
  return (
    <>
      {(hasCircles || form.places !== '') && (
        <Section title={t.places}>
          <TextArea
            label={t.placesText}
            hint={t.placesHint}
            value={form.places}
            onChange={(event) => onChange({ places: event.currentTarget.value })}
          />
        </Section>
      )}
      <Holidays holidays={form.holidays} loads={loads} onChange={(holidays) => onChange({ holidays })} />
      <SlowProducts slow={form.slow} isFixed={isFixed} onChange={(slow) => onChange({ slow })} />
      <Section title={t.access}>
        <CheckboxField
          label={t.asksAccess}
          checked={form.asksAccess}
          onChange={(event) => onChange({ asksAccess: event.currentTarget.checked })}
        />
      </Section>
    </>
  )
}
