import { useState, type FormEvent } from 'react'
import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import { fetchDelivery, saveDelivery } from '#app/api/desk-delivery.ts'
import { ApiError } from '#app/api/request.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskDeliveryMessages } from '#app/messages/desk-delivery.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { useDesk } from '../desk-context.ts'
import { Loaded } from '../loaded.tsx'
import { Section } from '../section.tsx'
import { useDeskLoad } from '../use-desk-load.ts'
import { AreaFields } from './area-fields.tsx'
import { DayLoads } from './day-loads.tsx'
import { createAreaForm, formOfPlan, planOfForm, type AreaForm, type PlanForm } from './plan-form.ts'
import { PromiseTrial } from './promise-trial.tsx'
import { usePlanError } from './use-plan-error.ts'

/** Where and when the store delivers (AREA-01, AREA-02). */
export function DeliveryPage() {
  const t = useMessages(deskDeliveryMessages)
  const loading = useDeskLoad(fetchDelivery)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div>
        <h1 className="text-xl">{t.title}</h1>
        <p className="mt-1 text-quiet">{t.intro}</p>
      </div>
      <Loaded loading={loading}>
        {(content) => (
          <PlanEditor
            key={content.version}
            content={content}
            onSaved={loading.show}
            onStale={loading.reload}
          />
        )}
      </Loaded>
    </div>
  )
}

interface PlanEditorProps {
  content: DeskDeliveryWire
  onSaved: (content: DeskDeliveryWire) => void
  onStale: () => void
}

function PlanEditor({ content, onSaved, onStale }: PlanEditorProps) {
  const t = useMessages(deskDeliveryMessages)
  const describe = usePlanError()
  const toast = useToast()
  const isFixed = !useDesk().can('delivery:write')
  const [form, setForm] = useState(() => formOfPlan(content.plan))
  const { pending, failure, run } = useAction()
  const change = (changed: Partial<PlanForm>) => setForm((current) => ({ ...current, ...changed }))
  const isStale = failure instanceof ApiError && failure.code === 'edit-conflict'

  async function submit(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      onSaved(await saveDelivery({ version: content.version, plan: planOfForm(form) }))
      toast({ text: t.saved, tone: 'good' })
    })
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <fieldset disabled={isFixed} className="contents">
          <Areas areas={form.areas} onChange={(areas) => change({ areas })} />
          {form.areas.length > 0 && <Calendar form={form} onChange={change} />}
        </fieldset>
        {failure !== null && (
          <div role="alert" className="grid gap-2 rounded-card bg-bad-soft p-3 text-sm">
            <p>{isStale ? t.changedMeanwhile : describe(failure)}</p>
            {isStale && (
              <Button variant="secondary" size="small" className="justify-self-start" onClick={onStale}>
                {t.reload}
              </Button>
            )}
          </div>
        )}
        {!isFixed && (
          <Button type="submit" loading={pending} className="justify-self-start">
            {t.save}
          </Button>
        )}
      </form>
      {form.areas.length > 0 && <PromiseTrial form={form} />}
      {content.plan.areas.length > 0 && <DayLoads content={content} />}
    </>
  )
}

function Areas({ areas, onChange }: { areas: readonly AreaForm[]; onChange: (areas: AreaForm[]) => void }) {
  const t = useMessages(deskDeliveryMessages)
  const isFixed = !useDesk().can('delivery:write')
  function add() {
    const ids = areas.map(({ id }) => id)
    let number = areas.length + 1
    while (ids.includes(`area-${number}`)) number += 1
    onChange([...areas, createAreaForm(`area-${number}`, `${t.newArea} ${number}`)])
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

function Calendar({ form, onChange }: { form: PlanForm; onChange: (changed: Partial<PlanForm>) => void }) {
  const t = useMessages(deskDeliveryMessages)
  return (
    <Section title={t.calendar}>
      <CheckboxField
        label={t.asksAccess}
        checked={form.asksAccess}
        onChange={(event) => onChange({ asksAccess: event.currentTarget.checked })}
      />
      <TextArea
        label={t.holidays}
        hint={t.holidaysHint}
        value={form.holidays}
        onChange={(event) => onChange({ holidays: event.currentTarget.value })}
      />
      <TextArea
        label={t.slow}
        hint={t.slowHint}
        value={form.slow}
        onChange={(event) => onChange({ slow: event.currentTarget.value })}
      />
      <TextArea
        label={t.places}
        hint={t.placesHint}
        value={form.places}
        onChange={(event) => onChange({ places: event.currentTarget.value })}
      />
    </Section>
  )
}
